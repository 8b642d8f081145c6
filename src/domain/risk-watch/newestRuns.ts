import type { MeteoSwissEvent } from '#contract/riskEvent';

type Run = Pick<MeteoSwissEvent, 'country' | 'hazard_name' | 'updated_at'>;

/**
 * The newest forecast of each storm and country, in the order of the list. By region the service lists all runs of two days.
 *
 * @source reference/real-server.md, section 5
 */
export function newestRuns<Item extends Run>(runs: readonly Item[]): readonly Item[] {
  const newest = new Map<string, Item>();
  for (const run of runs) {
    const key = `${run.country} ${run.hazard_name}`;
    const other = newest.get(key);
    if (!other || (run.updated_at ?? '') > (other.updated_at ?? '')) newest.set(key, run);
  }
  return runs.filter((run) => newest.get(`${run.country} ${run.hazard_name}`) === run);
}
