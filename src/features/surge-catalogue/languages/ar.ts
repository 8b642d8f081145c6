import type { CatalogueRecord, CatalogueTitles } from '../record';
import stored from '../titles/ar.json';

export const titles: CatalogueTitles = stored;

/** Loads each page's record on its own. */
export const records = import.meta.glob<CatalogueRecord>('../pages/**/ar.json', { import: 'default' });
