import { groupBy } from '#domain/lists/groupBy';

/** Rows by the emergency that they belong to; those of none are left out. */
export const byEvent = <Row extends { event: number | null }>(rows: readonly Row[]): Map<number, Row[]> =>
  groupBy(rows, ({ event }) => event);
