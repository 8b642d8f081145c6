import type { Language } from '#domain/language/language';
import type { CatalogueLanguage } from './checkCatalogue';
import { slugOfRecord } from './queries';
import type { CatalogueRecord, CatalogueTitles } from './record';

const recordFiles = import.meta.glob<CatalogueRecord>('./pages/**/*.json', { eager: true, import: 'default' });
const titleFiles = import.meta.glob<CatalogueTitles>('./titles/*.json', { eager: true, import: 'default' });

/** The whole catalogue in one language, for tests only: the product loads one record at a time. */
export function catalogueIn(language: Language): CatalogueLanguage {
  const files = Object.entries(recordFiles).filter(([path]) => path.endsWith(`/${language}.json`));
  return {
    titles: titleFiles[`./titles/${language}.json`] ?? {},
    records: Object.fromEntries(files.map(([path, record]) => [slugOfRecord(path), record])),
  };
}
