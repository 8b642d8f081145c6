/**
 * The sum of the known values; null when all are unknown, which differs from zero.
 *
 * @source reference/emergencies.md
 */
export function sumOf(values: readonly (number | null | undefined)[]): number | null {
  const given = values.filter((value) => value !== null && value !== undefined);
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0);
}
