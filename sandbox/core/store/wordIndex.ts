import { sql } from './sql';
import type { Store } from './store';
import type { Table } from './table';

/** The full-text index: one entry per searchable row. Accents are significant, as in the real server's search. */
export const wordIndexStatement =
  "CREATE VIRTUAL TABLE search_words USING fts5 (kind UNINDEXED, ref UNINDEXED, title, more, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3 4')";

type Indexed = Pick<Table<{ id: number }>, 'name'>;

/** Adds the words of a row to the index. */
export function indexWords(store: Store, table: Indexed, id: number, title: string, more = ''): void {
  store.run(sql`INSERT INTO search_words (kind, ref, title, more) VALUES (${table.name}, ${id}, ${title}, ${more})`);
}

/** Removes the words of a row from the index. */
export function removeWords(store: Store, table: Indexed, id: number): void {
  store.run(sql`DELETE FROM search_words WHERE kind = ${table.name} AND ref = ${id}`);
}

/** The FTS query for rows in which every word of the keyword is a prefix of a word; null for a keyword without words. */
export function wordQuery(keyword: string): string | null {
  // Words are quoted, so that FTS does not parse them as operators.
  const words = keyword.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(' ');
}

/**
 * The rows of a table that match a query, best first.
 *
 * @returns a score above 0 by id: a word of the title counts five times one of the rest
 */
export function findWords(store: Store, table: Indexed, query: string | null): Map<number, number> {
  if (query === null) return new Map();
  const rows = store.query<{ ref: number; rank: number }>(
    sql`SELECT ref, bm25(search_words, 0, 0, 5.0, 1.0) AS rank FROM search_words
      WHERE search_words MATCH ${query} AND kind = ${table.name} ORDER BY rank LIMIT 2000`,
  );
  return new Map(rows.map(({ ref, rank }) => [ref, Math.round(-rank * 1000) / 1000]));
}
