import { subDays } from 'date-fns/subDays';
import type { FieldReport } from '#contract/fieldReport';
import { parseMoment } from '../format/dates';

type Reported = Pick<FieldReport, 'id' | 'created_at' | 'event_details' | 'summary'>;

/** An emergency whose newest field report is old. */
export interface SilentEmergency<Report extends Reported> {
  readonly event: NonNullable<Report['event_details']>;
  readonly newest: Report;
}

/**
 * The emergencies whose newest report is older than some days, the longest silence first. An update is mostly a new report of the same
 * emergency; reports without an emergency are left out.
 *
 * @param reports - of the last months, in any order
 */
export function silentEmergencies<Report extends Reported>(
  reports: readonly Report[],
  now: Date,
  days: number,
): readonly SilentEmergency<Report>[] {
  const timeOf = ({ created_at }: Report) => parseMoment(created_at)?.getTime() ?? 0;
  const newest = new Map<number, SilentEmergency<Report>>();
  for (const report of reports.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const event = report.event_details;
    if (event) newest.set(event.id, { event, newest: report });
  }
  const limit = subDays(now, days).getTime();
  return [...newest.values()]
    .filter((each) => timeOf(each.newest) < limit)
    .toSorted((a, b) => timeOf(a.newest) - timeOf(b.newest));
}
