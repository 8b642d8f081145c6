import { groupBy } from '#domain/lists/groupBy';

/** Rows grouped by emergency, without rows that have none. */
export const byEvent = <Row extends { event: number | null }>(rows: readonly Row[]): Map<number, Row[]> =>
  groupBy(rows, ({ event }) => event);
