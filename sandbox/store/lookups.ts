import type { Store } from './store';
import type { Table } from './table';
import {
  type ActionRow,
  actions,
  type CountryRow,
  countries,
  type DisasterTypeRow,
  type DistrictRow,
  disasterTypes,
  districts,
  externalPartners,
  type NamedRow,
  type RegionRow,
  regions,
  supportedActivities,
} from './tables/places';

/** What nearly every answer points at and nothing changes while the sandbox runs: read once, on first use. */
export class Lookups {
  readonly #store: Store;
  readonly #read = new Map<string, Map<number, { id: number }>>();

  constructor(store: Store) {
    this.#store = store;
  }

  get regions(): Map<number, RegionRow> {
    return this.#all(regions);
  }

  get countries(): Map<number, CountryRow> {
    return this.#all(countries);
  }

  get districts(): Map<number, DistrictRow> {
    return this.#all(districts);
  }

  get disasterTypes(): Map<number, DisasterTypeRow> {
    return this.#all(disasterTypes);
  }

  get actions(): Map<number, ActionRow> {
    return this.#all(actions);
  }

  get externalPartners(): Map<number, NamedRow> {
    return this.#all(externalPartners);
  }

  get supportedActivities(): Map<number, NamedRow> {
    return this.#all(supportedActivities);
  }

  #all<Row extends { id: number }>(from: Table<Row>): Map<number, Row> {
    let rows = this.#read.get(from.name) as Map<number, Row> | undefined;
    if (!rows) {
      rows = new Map(this.#store.select(from).map((row) => [row.id, row]));
      this.#read.set(from.name, rows);
    }
    return rows;
  }
}

/** The rows with these ids that there are, in their order. */
export function pick<Row>(from: ReadonlyMap<number, Row>, ids: readonly number[]): Row[] {
  return ids.map((id) => from.get(id)).filter((row) => row !== undefined);
}
