/** Rows by the emergency that they belong to; those of none are left out. */
export function byEvent<Row extends { event: number | null }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    if (row.event === null) continue;
    const group = groups.get(row.event);
    if (group) group.push(row);
    else groups.set(row.event, [row]);
  }
  return groups;
}
