import { formatNumber } from '#domain/format/numbers';
import type { Language } from '#domain/language/language';
import { orthographyFaults } from '#domain/language/orthography';
import { safeHref } from '#domain/links/safeUrl';
import { catalogueSectors, catalogueSlugs } from '#domain/surge/catalogue';
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

/** Services that the page of their sector does not link to. */
const hiddenServices = (records: CatalogueLanguage['records']) =>
  catalogueSectors.flatMap(({ slug, services }) => {
    const record = records[slug];
    const linked = new Set(record && linksOf(record).map((link) => ('page' in link ? link.page : '')));
    return services.filter((service) => !linked.has(service)).map((service) => `${slug} does not link to ${service}`);
  });

/** All faults of links: document addresses that are not http(s) or mailto, links to unknown documents or pages, and services without a link. */
export function linkFaults({ records }: CatalogueLanguage): string[] {
  const addresses = Object.entries(documents)
    .filter(([, { href }]) => safeHref(href) === null)
    .map(([name, { href }]) => `the document ${name} has the address ${href}`);
  const links = Object.entries(records).flatMap(([slug, record]) =>
    linksOf(record)
      .flatMap((link) => linkFault(link) ?? [])
      .map((fault) => `${slug} ${fault}`),
  );
  return [...addresses, ...links, ...hiddenServices(records)];
}

/** The texts of pages, their titles and keywords that break a rule of their language. */
export function textFaults(language: Language, { titles, records }: CatalogueLanguage): string[] {
  return Object.entries(records).flatMap(([slug, record]) =>
    [titles[slug]?.title ?? '', titles[slug]?.keywords ?? '', ...textsOf(record)].flatMap((text) =>
      orthographyFaults(language, text).map((fault) => `${slug} ${fault}: ${text}`),
    ),
  );
}

/** The figures of a text as written; digits that belong to a name, as in M15 or 4x4, are none. */
const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/(?<![\p{sc=Latin}\d])\d+(?:[.,\u00a0\u202f]\d+)*(?![\p{sc=Latin}\d])/gu));

/** A figure of an English text as another language writes it; a year, four digits without a comma, is the same in all. */
const figureIn = (language: Language, figure: string): string =>
  (/^\d{4}$/.test(figure) ? null : formatNumber(Number(figure.replaceAll(',', '')), language)) ?? figure;

/** The figures that only one of two texts has: of a translation and of its English text. */
function differingFigures(language: Language, text: string, model: string): string[] {
  const [written, meant] = [figuresIn(text), new Set([...figuresIn(model)].map((each) => figureIn(language, each)))];
  const differing = [...meant, ...written].filter((figure) => !meant.has(figure) || !written.has(figure));
  // Arabic says one and two by the form of the noun
  return language === 'ar' ? differing.filter((figure) => figure !== '1' && figure !== '2') : differing;
}

/** Texts that are names, the same in every language. */
const names = new Set(['GDACS', 'MapSwipe', 'Maxar Open Data', 'UNOSAT']);

/** Texts that have other figures than in English, are left in English, or are translated in another way on another page. */
export function translationFaults(
  language: Language,
  { titles, records }: CatalogueLanguage,
  english: CatalogueLanguage,
): string[] {
  const translations = new Map<string, string>();
  const faultsOf = (text: string, model: string): string[] => {
    const known = translations.get(model) ?? text;
    translations.set(model, known);
    const differing = differingFigures(language, text, model);
    return [
      ...(differing.length > 0 ? [`differs from English in ${differing.join(' and ')}: ${text}`] : []),
      ...(language !== 'en' && text === model && !names.has(text) ? [`is left in English: ${text}`] : []),
      ...(text === known ? [] : [`says “${text}” for “${known}” of another page`]),
    ];
  };
  return Object.entries(records).flatMap(([slug, record]) => {
    const model = english.records[slug];
    const title = differingFigures(language, titles[slug]?.title ?? '', english.titles[slug]?.title ?? '');
    const models = model ? textsOf(model) : [];
    const faults = textsOf(record).flatMap((text, place) => faultsOf(text, models[place] ?? text));
    return [...title.map((figure) => `differs from English in ${figure} of its title`), ...faults].map(
      (fault) => `${slug} ${fault}`,
    );
  });
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
