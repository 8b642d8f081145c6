import { ChevronDown, List } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from '#app/routes/Link';
import { type CatalogueSector, catalogueParams } from '#domain/surge/catalogue';
import { Button } from '#ui/actions/Button';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { classNames } from '#ui/layout/classNames';
import { Stack } from '#ui/layout/Stack';
import styles from './catalogue.module.css';
import { sortedSectors } from './order';
import { overviewSlug } from './queries';
import type { CatalogueTitles } from './record';
import { catalogueStrings } from './strings';

interface CatalogueMenuProps {
  readonly titles: CatalogueTitles;
  /** The slug of the current page; null for an address without a page. */
  readonly current: string | null;
}

/** All pages of the catalogue; on narrow screens behind a button. */
export function CatalogueMenu({ titles, current }: CatalogueMenuProps) {
  const t = useStrings(catalogueStrings);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav aria-label={t.menu} className={styles.menu}>
      <div className={styles.menuToggle}>
        <Button
          variant="quiet"
          icon={<List aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={listId}
          onPress={() => setOpen(!isOpen)}
        >
          {t.menu}
        </Button>
      </div>
      <ul id={listId} className={classNames(styles.menuList, !isOpen && styles.closedWhenNarrow)}>
        <li>
          <Link to="surgeCatalogueOverview" variant="nav" aria-current={current === overviewSlug ? 'page' : undefined}>
            {t.catalogue}
          </Link>
        </li>
        {sortedSectors(titles, language).map((sector) => (
          <Sector key={sector.slug} sector={sector} titles={titles} current={current} />
        ))}
      </ul>
    </nav>
  );
}

interface SectorProps extends CatalogueMenuProps {
  readonly sector: CatalogueSector;
}

function Sector({ sector, titles, current }: SectorProps) {
  const t = useStrings(catalogueStrings);
  const { slug, services } = sector;
  const isAbove = current !== null && services.includes(current);
  const [isOpen, setOpen] = useState(current === slug || isAbove);
  const listId = useId();
  return (
    <li>
      <div className={styles.sector}>
        <PageLink slug={slug} titles={titles} current={current} isAbove={isAbove} />
        {services.length > 0 && (
          <Button
            variant="quiet"
            size="s"
            icon={<ChevronDown aria-hidden="true" className={classNames(styles.icon, isOpen && styles.open)} />}
            label={t.services({ sector: titles[slug]?.title ?? slug })}
            aria-expanded={isOpen}
            aria-controls={listId}
            onPress={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {services.length > 0 && (
        <Stack id={listId} as="ul" gap="s1" className={styles.services} hidden={!isOpen}>
          {services.map((service) => (
            <li key={service}>
              <PageLink slug={service} titles={titles} current={current} />
            </li>
          ))}
        </Stack>
      )}
    </li>
  );
}

interface PageLinkProps extends CatalogueMenuProps {
  readonly slug: string;
  /** Whether the current page is one of its services, for which the entry stays active. */
  readonly isAbove?: boolean;
}

function PageLink({ slug, titles, current, isAbove = false }: PageLinkProps) {
  return (
    <Link
      to="surgeCataloguePage"
      params={catalogueParams(slug)}
      variant="nav"
      aria-current={current === slug ? 'page' : isAbove ? 'true' : undefined}
    >
      {titles[slug]?.title ?? slug}
    </Link>
  );
}
