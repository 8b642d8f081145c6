/** Two crises of one country and type that begin within this many days of each other are likely one. */
const closeDays = 21;
const millisecondsPerDay = 86_400_000;

const dayOf = (moment: string) => Date.parse(`${moment.slice(0, 10)}T00:00:00Z`);
const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * The days in which an emergency that is likely the same one began.
 *
 * @param startDate - yyyy-MM-dd
 * @returns first and last moment as ISO date-times in UTC, or null where the day is none
 * @source reference/emergencies.md, section 6: same country, same type, start within weeks
 */
export function duplicateWindow(startDate: string): { readonly from: string; readonly to: string } | null {
  const day = dayOf(startDate);
  if (Number.isNaN(day)) return null;
  return {
    from: `${isoDay(day - closeDays * millisecondsPerDay)}T00:00:00Z`,
    to: `${isoDay(day + closeDays * millisecondsPerDay)}T23:59:59Z`,
  };
}

/** Those that began closest to the day first. */
export const closestFirst = <E extends { readonly disaster_start_date: string }>(
  events: readonly E[],
  startDate: string,
): E[] => {
  const distance = (event: E) => Math.abs(dayOf(event.disaster_start_date) - dayOf(startDate));
  return [...events].sort((a, b) => distance(a) - distance(b));
};
