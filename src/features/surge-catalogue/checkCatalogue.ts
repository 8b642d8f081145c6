import type { Language } from '#domain/language/language';
import { orthographyFaults } from '#domain/language/orthography';
import { safeHref } from '#domain/links/safeUrl';
import { catalogueSlugs } from '#domain/surge/catalogue';
import { documents } from './documents';
import { overviewSlug } from './queries';
import type { CatalogueLink, CatalogueRecord, CatalogueTitles } from './record';
import { textsOf } from './search';

/** Every page of the catalogue in one language. */
export interface CatalogueLanguage {
  readonly titles: CatalogueTitles;
  readonly records: Readonly<Record<string, CatalogueRecord>>;
}

const pageSlugs: readonly string[] = [overviewSlug, ...catalogueSlugs];

const linksOf = ({ blocks }: CatalogueRecord): readonly CatalogueLink[] =>
  blocks.flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'links' ? part.links : [])));

/** The fault of a link to an unknown document or a missing page; null for a valid link. */
function linkFault(link: CatalogueLink): string | null {
  if ('page' in link) return catalogueSlugs.includes(link.page) ? null : `leads to ${link.page}, which is no page`;
  return Object.hasOwn(documents, link.document) ? null : `names the document ${link.document}, which is not listed`;
}

/** All faults of links: document addresses that are not http(s) or mailto, and links to unknown documents or pages. */
export function linkFaults({ records }: CatalogueLanguage): string[] {
  const addresses = Object.entries(documents)
    .filter(([, { href }]) => safeHref(href) === null)
    .map(([name, { href }]) => `the document ${name} has the address ${href}`);
  const links = Object.entries(records).flatMap(([slug, record]) =>
    linksOf(record)
      .flatMap((link) => linkFault(link) ?? [])
      .map((fault) => `${slug} ${fault}`),
  );
  return [...addresses, ...links];
}

/** The texts of pages, their titles and keywords that break a rule of their language. */
export function textFaults(language: Language, { titles, records }: CatalogueLanguage): string[] {
  return Object.entries(records).flatMap(([slug, record]) =>
    [titles[slug]?.title ?? '', titles[slug]?.keywords ?? '', ...textsOf(record)].flatMap((text) =>
      orthographyFaults(language, text).map((fault) => `${slug} ${fault}: ${text}`),
    ),
  );
}

/** The structure of a record without its texts, which is the same in every language. */
const skeleton = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(skeleton);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? 'text' : value;
  const fixed = new Set([
    'type',
    'kind',
    'label',
    'unit',
    'per',
    'limit',
    'page',
    'document',
    'reviewedOn',
    'countries',
  ]);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const isText = !fixed.has(key) || (key === 'label' && 'count' in value);
      return [key, isText ? skeleton(each) : each];
    }),
  );
};

const emptyTexts = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0 || value.some(emptyTexts);
  return typeof value === 'object' && value !== null && Object.values(value).some(emptyTexts);
};

/** Pages that are missing, have no title, hold an empty text or list, or differ in structure from the same page in English. */
export function recordFaults(language: CatalogueLanguage, english: CatalogueLanguage): string[] {
  const { titles, records } = language;
  const strays = [...Object.keys(records), ...Object.keys(titles)].filter((slug) => !pageSlugs.includes(slug));
  const pages = pageSlugs.flatMap((slug) => {
    const [record, model] = [records[slug], english.records[slug]];
    if (!record) return [`${slug} has no record`];
    const faults = [
      !titles[slug]?.title.trim() && 'has no title',
      emptyTexts(record) && 'has an empty text or list',
      JSON.stringify(skeleton(record)) !== JSON.stringify(skeleton(model)) && 'differs in structure from English',
      !/^\d{4}-\d\d-\d\d$/.test(record.reviewedOn) && 'has no day of review',
    ];
    return faults.flatMap((fault) => (fault ? [`${slug} ${fault}`] : []));
  });
  return [...strays.map((slug) => `${slug} is no page`), ...pages];
}
