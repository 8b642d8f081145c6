import type { z } from 'zod';
import type { Sql } from '../store/sql';
import type { Table } from '../store/table';
import { type Access, type Context, numericSlot } from './context';
import { toCsv } from './csv';
import { notFound } from './errors';
import { type ListSpec, listPage } from './listing';
import { type Route, route } from './route';

/** The list endpoint of a kind of record and, with `single`, its detail endpoint. */
export interface Resource<Row extends { id: number }> extends ListSpec {
  readonly access?: Access;
  /** The condition for the rows that the user may see; null for all. */
  readonly visible?: (context: Context) => Sql | null;
  /** Schema of an item; the columns of the CSV export derive from it. */
  readonly item: z.core.$ZodType;
  /** Serialises a page as CSV; derived from `item` when left out. */
  readonly toCsv?: (items: readonly unknown[], context: Context) => string;
  /** Serialises all rows of a page together, so that related rows are read once. */
  readonly serialise: (rows: Row[], context: Context) => unknown[];
  /** Response of `{path}{id}/`; left out when there is no such endpoint. */
  readonly single?: (row: Row, context: Context) => unknown;
}

const wantsCsv = (context: Context, accept: string) =>
  context.url.searchParams.get('format') === 'csv' ||
  (!context.url.searchParams.has('format') && /^\s*text\/csv\b/.test(accept));

/** The routes of a resource: its list at `path`, and `{path}{id}/` when `single` is set. */
export function resource<Row extends { id: number }>(path: string, from: Table<Row>, spec: Resource<Row>): Route[] {
  const access = spec.access ?? 'everyone';
  const visible = (context: Context) => spec.visible?.(context) ?? null;
  const list = route(`GET ${path}`, access, (context) => {
    const page = listPage(context.store, from, spec, context.url, visible(context));
    const results = spec.serialise(page.rows, context);
    if (wantsCsv(context, context.accept)) {
      return new Response(spec.toCsv?.(results, context) ?? toCsv(spec.item, results), {
        headers: { 'Content-Type': 'text/csv; charset=utf-8' },
      });
    }
    return { count: page.count, next: page.next, previous: page.previous, results };
  });
  const { single } = spec;
  if (!single) return [list];
  return [
    list,
    route(`GET ${path}{id}/`, access, (context) => single(rowOf(context, from, visible(context)), context)),
  ];
}

/** The row with the id of the path; throws 404 when it does not exist or the user may not see it. */
export function rowOf<Row extends { id: number }>(context: Context, from: Table<Row>, visible: Sql | null = null): Row {
  const id = numericSlot(context, 'id');
  const row = id === null ? undefined : context.store.get(from, id, visible);
  if (!row) throw notFound();
  return row;
}
