import type { Store } from '../store/store';
import type { Table } from '../store/table';
import type { Random } from './random';

/** What the seed of a room works with. */
export interface SeedContext {
  readonly store: Store;
  /** Day of the first start; the illustrative data is laid around it, so that what runs today is running. */
  readonly now: Date;
  /** A source of random numbers of the room's own: the same numbers on every machine, whatever other rooms draw. */
  readonly random: Random;
  /**
   * How many rows to make of a list that has `count` rows at scale 1.
   *
   * @param least - a scale below 1 goes no lower; `count` itself when left out, so that small databases show every kind of row
   */
  scaled(count: number, least?: number): number;
  /** All rows of a table by id: of an earlier room, or of this one as they are now. Throws for a table that is not seeded yet. */
  rows<Row extends { id: number }>(from: Table<Row>): readonly Row[];
}
