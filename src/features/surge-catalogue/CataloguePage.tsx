import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { Loaded } from '#app/request/Loaded';
import { href } from '#app/routes/href';
import { Redirect } from '#app/routes/Redirect';
import { NotFoundPage } from '#app/shell/NotFoundPage';
import { catalogueParams, catalogueSlug, sectorOf } from '#domain/surge/catalogue';
import { unitOfPage } from '#domain/surge/catalogueUnits';
import { lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { CatalogueContent } from './CatalogueContent';
import { CatalogueFrame } from './CatalogueFrame';
import { catalogueRecordQuery } from './queries';
import { catalogueStrings } from './strings';
import { useTitles } from './useTitles';

const UnitReadiness = lazyComponent(() => import('./UnitReadiness').then((module) => module.default));

/** @source reference/surge-catalogue.md */
export function Component() {
  const { sectorId = '', serviceId } = useParams();
  const { pathname } = useLocation();
  const slug = catalogueSlug(sectorId, serviceId);
  if (slug === null) return <NotFoundPage />;
  const address = href('surgeCataloguePage', catalogueParams(slug));
  if (pathname.replace(/\/$/, '') !== address) return <Redirect to={address} />;
  return <CataloguePage key={slug} slug={slug} />;
}

function CataloguePage({ slug }: { readonly slug: string }) {
  const { language } = useLanguage();
  const titles = useTitles();
  const record = useQuery(catalogueRecordQuery(language, slug));
  const title = titles[slug]?.title ?? slug;
  const unit = unitOfPage(slug);
  return (
    <CatalogueFrame title={title} breadcrumbs={<Crumbs slug={slug} />}>
      <Loaded query={record} skeleton={<Skeleton kind="block" height="60rem" />}>
        {(loaded) => (
          <CatalogueContent slug={slug} record={loaded} titles={titles}>
            {unit !== undefined && (
              <NearBlock skeleton={<Skeleton kind="block" height="255px" phoneHeight="355px" />}>
                <UnitReadiness type={unit} />
              </NearBlock>
            )}
          </CatalogueContent>
        )}
      </Loaded>
    </CatalogueFrame>
  );
}

function Crumbs({ slug }: { readonly slug: string }) {
  const t = useStrings(catalogueStrings);
  const titles = useTitles();
  const sector = sectorOf(slug)?.slug ?? slug;
  const parent =
    sector === slug
      ? []
      : [{ label: titles[sector]?.title ?? sector, href: href('surgeCataloguePage', catalogueParams(sector)) }];
  return (
    <Breadcrumbs
      items={[
        { label: t.catalogue, href: href('surgeCatalogueOverview') },
        ...parent,
        { label: titles[slug]?.title ?? slug },
      ]}
    />
  );
}
