import type { Context } from '../core/http/context';
import { allOf, type Sql, sql, valueList } from '../core/store/sql';
import type { Table } from '../core/store/table';
import { findWords } from '../core/store/wordIndex';

/** Maximum number of results of each kind. */
export const maximumHits = 50;

/** A row with the score of its match. */
export interface Hit<Row> {
  readonly row: Row;
  readonly score: number;
}

const inIds = (scores: ReadonlyMap<number, number>) => sql`id IN ${valueList([...scores.keys()])}`;

/** The rows that match best, best first; of equal matches the newest first. */
export function bestHits<Row extends { id: number }>(
  from: Table<Row>,
  query: string | null,
  { store }: Context,
  visible: Sql | null = null,
): Hit<Row>[] {
  const scores = findWords(store, from, query);
  const scoreOf = (id: number) => scores.get(id) ?? 0;
  const ids = store
    .ids(from, allOf([inIds(scores), visible]))
    .sort((a, b) => scoreOf(b) - scoreOf(a) || b - a)
    .slice(0, maximumHits);
  const rows = store.getMany(from, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ row, score: scoreOf(id) }] : [];
  });
}

/** The first matching rows in an order of the table's columns. */
export function orderedHits<Row extends { id: number }>(
  from: Table<Row>,
  query: string | null,
  { store }: Context,
  { order, where = null }: { order: Sql; where?: Sql | null },
): Hit<Row>[] {
  const scores = findWords(store, from, query);
  const rows = store.select(from, { where: allOf([inIds(scores), where]), order, limit: maximumHits });
  return rows.map((row) => ({ row, score: scores.get(row.id) ?? 0 }));
}
