import type { Store } from './store';
import type { Table } from './table';

/** A cache of small tables, by id, that nearly every response refers to and no endpoint changes. */
export class Lookups {
  readonly #store: Store;
  readonly #cache = new Map<string, ReadonlyMap<number, { id: number }>>();

  constructor(store: Store) {
    this.#store = store;
  }

  rows<Row extends { id: number }>(from: Table<Row>): ReadonlyMap<number, Row> {
    const rows = this.#cache.get(from.name) ?? new Map(this.#store.select(from).map((row) => [row.id, row]));
    this.#cache.set(from.name, rows);
    return rows as ReadonlyMap<number, Row>;
  }
}

/** The rows with these ids, in the order of the ids; unknown ids are left out. */
export function pick<Row>(from: ReadonlyMap<number, Row>, ids: readonly number[]): Row[] {
  return ids.map((id) => from.get(id)).filter((row) => row !== undefined);
}
