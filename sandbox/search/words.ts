import { type Sql, sql } from '../store/sql';
import type { Store } from '../store/store';

/** What the search can find by its words. */
export type Searchable =
  | 'district'
  | 'event'
  | 'field_report'
  | 'flash_update'
  | 'surge_alert'
  | 'project'
  | 'eru'
  | 'personnel';

/** Puts a thing's words into the index, in place of those it had. */
export function indexWords(store: Store, kind: Searchable, ref: number, title: string, more = ''): void {
  store.run(sql`INSERT INTO search_words (kind, ref, title, more) VALUES (${kind}, ${ref}, ${title}, ${more})`);
}

export function forgetWords(store: Store, kind: Searchable, ref: number): void {
  store.run(sql`DELETE FROM search_words WHERE kind = ${kind} AND ref = ${ref}`);
}

/** Each word of what was typed, quoted so that it can't be taken for an operator, as the beginning of a word. */
export function matchOf(keyword: string, column?: 'title'): string | null {
  const words = keyword.match(/[\p{L}\p{N}]+/gu) ?? [];
  const terms = words.map((word) => `"${word}"*`).join(' ');
  if (words.length === 0) return null;
  return column ? `{${column}} : (${terms})` : terms;
}

/**
 * The things of a kind that hold every word, best first.
 *
 * @returns a score above 0 by id: a word of the title counts five times one of the rest
 */
export function findWords(
  store: Store,
  kind: Searchable,
  match: string | null,
  where: Sql = sql`1`,
): Map<number, number> {
  if (match === null) return new Map();
  const rows = store.query<{ ref: number; rank: number }>(
    sql`SELECT ref, bm25(search_words, 0, 0, 5.0, 1.0) AS rank FROM search_words
      WHERE search_words MATCH ${match} AND kind = ${kind} AND ${where} ORDER BY rank LIMIT 2000`,
  );
  return new Map(rows.map(({ ref, rank }) => [ref, Math.round(-rank * 1000) / 1000]));
}
