import type { CatalogueRecord, CatalogueTitles } from '../record';
import stored from '../titles/fr.json';

export const titles: CatalogueTitles = stored;

/** Each page's record is a chunk of its own. */
export const records = import.meta.glob<CatalogueRecord>('../pages/**/fr.json', { import: 'default' });
