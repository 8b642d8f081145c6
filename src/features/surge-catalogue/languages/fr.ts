import type { CatalogueRecord, CatalogueTitles } from '../record';
import stored from '../titles/fr.json';

export const titles: CatalogueTitles = stored;

/** Loads each page's record on its own. */
export const records = import.meta.glob<CatalogueRecord>('../pages/**/fr.json', { import: 'default' });
