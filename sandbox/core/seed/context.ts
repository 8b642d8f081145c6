import type { Store } from '../store/store';
import type { Table } from '../store/table';
import type { Random } from './random';

/** The arguments of the seed of a room. */
export interface SeedContext {
  readonly store: Store;
  /** Day of the first start; the dates of the illustrative data are relative to it, so that some operations are active today. */
  readonly now: Date;
  /** The room's own generator of random numbers: the same on every machine, independent of the draws of other rooms. */
  readonly random: Random;
  /**
   * The number of rows to make of a list that has `count` rows at scale 1.
   *
   * @param least - minimum for scales below 1; `count` when left out, so that small databases have every kind of row
   */
  scaled(count: number, least?: number): number;
  /** All rows of a table by id: of an earlier room, or of this one as they are now. Throws for a table that is not seeded yet. */
  rows<Row extends { id: number }>(from: Table<Row>): readonly Row[];
}
