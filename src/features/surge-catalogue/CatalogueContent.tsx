import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#app/routes/Link';
import { formatDate } from '#domain/format/dates';
import { catalogueParams } from '#domain/surge/catalogue';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { CatalogueParts } from './CatalogueParts';
import styles from './catalogue.module.css';
import { neighbours, sortedSectors } from './order';
import { overviewSlug } from './queries';
import type { CatalogueBlock, CatalogueRecord, CatalogueTitles } from './record';
import { catalogueStrings } from './strings';

interface CatalogueContentProps {
  readonly slug: string;
  readonly record: CatalogueRecord;
  readonly titles: CatalogueTitles;
  /** After the blocks of the record. */
  readonly children?: ReactNode;
}

/** The blocks of a page, the date of their review, and links to the previous and the next page. */
export function CatalogueContent({ slug, record, titles, children }: CatalogueContentProps) {
  const t = useStrings(catalogueStrings);
  const { language } = useLanguage();
  const { previous, next } = neighbours(slug, sortedSectors(titles, language));
  return (
    <Stack gap="s4">
      {record.blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a record never change their places
        <Block key={place} block={block} titles={titles} />
      ))}
      {children}
      <Note>{t.reviewedOn({ date: formatDate(record.reviewedOn, language) ?? '' })}</Note>
      <nav aria-label={t.neighbours} className={styles.neighbours}>
        {previous && (
          <Neighbour slug={previous} icon={<ArrowLeft aria-hidden="true" className={styles.arrow} />}>
            {t.previous({ title: titles[previous]?.title ?? previous })}
          </Neighbour>
        )}
        {next && (
          <div className={styles.next}>
            <Neighbour slug={next} icon={<ArrowRight aria-hidden="true" className={styles.arrow} />}>
              {t.next({ title: titles[next]?.title ?? next })}
            </Neighbour>
          </div>
        )}
      </nav>
    </Stack>
  );
}

interface NeighbourProps {
  readonly slug: string;
  readonly icon: ReactNode;
  readonly children: string;
}

function Neighbour({ slug, icon, children }: NeighbourProps) {
  if (slug === overviewSlug) {
    return (
      <Link to="surgeCatalogueOverview" icon={icon}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="surgeCataloguePage" params={catalogueParams(slug)} icon={icon}>
      {children}
    </Link>
  );
}

function Block({ block, titles }: { readonly block: CatalogueBlock; readonly titles: CatalogueTitles }) {
  const t = useStrings(catalogueStrings);
  const { kind, heading, parts } = block;
  const content = <CatalogueParts parts={parts} titles={titles} hasProvidersTitle={kind === 'providers'} />;
  if (kind === 'introduction') return <div className={styles.introduction}>{content}</div>;
  const known = kind === 'services' ? t.kindServices : kind === 'section' ? '' : t[kind];
  return <Card title={heading ?? known}>{content}</Card>;
}
