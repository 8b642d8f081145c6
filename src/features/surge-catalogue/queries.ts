import { queryOptions } from '@tanstack/react-query';
import { chosenLanguage } from '#app/language/chosenLanguage';
import type { LoaderSource } from '#app/routes/page';
import type { Language } from '#domain/language/language';
import { catalogueSlug } from '#domain/surge/catalogue';
import type { CatalogueRecord, CatalogueTitles } from './record';

interface LanguageModule {
  readonly titles: CatalogueTitles;
  /** By the record's path, such as `../pages/health/eru-clinic/en.json`. */
  readonly records: Readonly<Record<string, () => Promise<CatalogueRecord>>>;
}

const languageModules: Readonly<Record<Language, () => Promise<LanguageModule>>> = {
  en: () => import('./languages/en'),
  fr: () => import('./languages/fr'),
  es: () => import('./languages/es'),
  ar: () => import('./languages/ar'),
};

const searchModules: Readonly<Record<Language, () => Promise<{ readonly records: Readonly<Record<string, string>> }>>> =
  {
    en: () => import('./searchIndex/en'),
    fr: () => import('./searchIndex/fr'),
    es: () => import('./searchIndex/es'),
    ar: () => import('./searchIndex/ar'),
  };

/** The slug of the page of a record's path: `../pages/health/eru-clinic/en.json` gives `health/eru-clinic`. */
export const slugOfRecord = (path: string) => /pages\/(.+)\/\w+\.json$/.exec(path)?.[1] ?? path;

async function loadRecord(language: Language, slug: string): Promise<CatalogueRecord> {
  const { records } = await languageModules[language]();
  const load = records[`../pages/${slug}/${language}.json`];
  if (!load) throw new Error(`The catalogue has no page ${slug}`);
  return load();
}

/** The records of all pages with their titles, for the search. */
async function loadSearchIndex(language: Language) {
  const [{ titles }, { records }] = await Promise.all([languageModules[language](), searchModules[language]()]);
  return Object.entries(records).map(([path, text]) => {
    const slug = slugOfRecord(path);
    const record: CatalogueRecord = JSON.parse(text);
    return { slug, title: titles[slug]?.title ?? slug, keywords: titles[slug]?.keywords ?? '', record };
  });
}

/** Built files only change with a release, so they never become stale. */
const neverStale = { staleTime: Number.POSITIVE_INFINITY, retry: 1 } as const;

export const catalogueTitlesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['surge catalogue', 'titles', language],
    queryFn: async () => (await languageModules[language]()).titles,
    ...neverStale,
  });

export const catalogueRecordQuery = (language: Language, slug: string) =>
  queryOptions({
    queryKey: ['surge catalogue', 'record', language, slug],
    queryFn: () => loadRecord(language, slug),
    ...neverStale,
  });

export const catalogueSearchQuery = (language: Language) =>
  queryOptions({
    queryKey: ['surge catalogue', 'search', language],
    queryFn: () => loadSearchIndex(language),
    ...neverStale,
  });

export const overviewSlug = 'overview';

export const catalogueData = () => [catalogueTitlesQuery(chosenLanguage())];

export const catalogueOverviewData = () => [catalogueRecordQuery(chosenLanguage(), overviewSlug)];

/** The query for the record of the page in the address; none for an address without a page. */
export const cataloguePageData = ({ params }: LoaderSource) => {
  const slug = catalogueSlug(params.sectorId ?? '', params.serviceId);
  return slug === null ? [] : [catalogueRecordQuery(chosenLanguage(), slug)];
};
