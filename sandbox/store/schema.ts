import { emergencyTables } from './tables/emergencies';
import { operationTables } from './tables/operations';
import { peopleTables } from './tables/people';
import { placeTables } from './tables/places';
import { surgeTables } from './tables/surge';

/** Raised whenever tables or seed change: a database of another version is laid aside and made again. */
export const schemaVersion = 4;

export const allTables = [...placeTables, ...peopleTables, ...emergencyTables, ...operationTables, ...surgeTables];

/** The words that the search looks through: one row a searchable thing. Accents are kept apart, as the real server does. */
export const searchTable =
  "CREATE VIRTUAL TABLE search_words USING fts5 (kind UNINDEXED, ref UNINDEXED, title, more, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3 4')";
