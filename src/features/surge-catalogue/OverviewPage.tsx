import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { catalogueParams, sectorOf } from '#domain/surge/catalogue';
import { List } from '#ui/display/List';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { TextField } from '#ui/fields/TextField';
import { urlText } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { CatalogueContent } from './CatalogueContent';
import { CatalogueFrame } from './CatalogueFrame';
import styles from './catalogue.module.css';
import { catalogueRecordQuery, catalogueSearchQuery, overviewSlug } from './queries';
import { searchCatalogue } from './search';
import { catalogueStrings } from './strings';
import { useTitles } from './useTitles';

const filters = { search: urlText };

/** @source reference/surge-catalogue.md, section 1 */
export function Component() {
  const t = useStrings(catalogueStrings);
  const { language } = useLanguage();
  const titles = useTitles();
  const { values, applied, set } = useUrlFilters(filters);
  const record = useQuery(catalogueRecordQuery(language, overviewSlug));
  const search = applied.search?.trim() ?? '';
  return (
    <CatalogueFrame title={titles[overviewSlug]?.title ?? t.catalogue}>
      <Card>
        <TextField
          label={t.search}
          hint={t.searchHint}
          type="search"
          value={values.search ?? undefined}
          onChange={(text) => set('search', text)}
        />
      </Card>
      {search === '' ? (
        <Loaded query={record} skeleton={<Skeleton kind="block" height="30rem" />}>
          {(loaded) => <CatalogueContent slug={overviewSlug} record={loaded} titles={titles} />}
        </Loaded>
      ) : (
        <Results search={search} />
      )}
    </CatalogueFrame>
  );
}

function Results({ search }: { readonly search: string }) {
  const t = useStrings(catalogueStrings);
  const { language } = useLanguage();
  const titles = useTitles();
  const index = useQuery(catalogueSearchQuery(language));
  return (
    <Card title={t.results}>
      <Loaded query={index} skeleton={<Skeleton kind="block" height="562px" phoneHeight="780px" />}>
        {(pages) => {
          const hits = searchCatalogue(pages, search);
          return (
            <>
              <Note role="status">{t.found({ count: hits.length })}</Note>
              <List
                items={hits}
                itemKey={({ slug }) => slug}
                empty={<StateMessage state="emptyForFilter" message={t.nothingFound} />}
              >
                {({ slug, excerpt }) => <Hit slug={slug} excerpt={excerpt} titles={titles} />}
              </List>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface HitProps {
  readonly slug: string;
  readonly excerpt: string | null;
  readonly titles: ReturnType<typeof useTitles>;
}

function Hit({ slug, excerpt, titles }: HitProps) {
  const sector = sectorOf(slug)?.slug;
  const title = titles[slug]?.title ?? slug;
  return (
    <Stack gap="s1" justify="start" className={styles.hit}>
      {slug === overviewSlug ? (
        <Link to="surgeCatalogueOverview">{title}</Link>
      ) : (
        <Link to="surgeCataloguePage" params={catalogueParams(slug)}>
          {title}
        </Link>
      )}
      {sector !== undefined && sector !== slug && <Note as="span">{titles[sector]?.title}</Note>}
      {excerpt !== null && <p>{excerpt}</p>}
    </Stack>
  );
}
