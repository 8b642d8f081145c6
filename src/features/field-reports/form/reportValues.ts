import { blankValues } from '#app/form/derive';
import type { EventDetail } from '#contract/event';
import { epidemicType, reportStatus } from '#domain/field-reports/fieldReportKind';
import { formatIsoDate } from '#domain/format/dates';
import type { ReportedEvent } from '#domain/risk-watch/reportedEvent';
import { reportForm } from './reportForm';
import type { ReportValues } from './reportShape';

/** Initial values of a new report. @source reference/emergencies.md, section 2.1 */
export const newReportValues = (isEarlyWarning: boolean): ReportValues => ({
  ...blankValues(reportForm),
  status: isEarlyWarning ? reportStatus.earlyWarning : reportStatus.event,
});

/** The provinces of an emergency of one country. They do not say their country: those of several are not known to be of the first. */
function provincesOf({ countries, districts }: EventDetail): readonly number[] | null {
  if (countries?.length !== 1) return null;
  const current = (districts ?? []).filter(({ is_deprecated }) => !is_deprecated);
  return current.length > 0 ? current.map(({ id }) => id) : null;
}

/** Initial values of a new report on an existing emergency. */
export function valuesForEmergency(event: EventDetail, isEarlyWarning: boolean): ReportValues {
  const hasForbiddenType = isEarlyWarning && event.dtype === epidemicType;
  return {
    ...newReportValues(isEarlyWarning),
    // a merged emergency has been replaced by its parent
    event: event.parent_event ?? event.id,
    country: event.countries?.[0]?.id ?? null,
    dtype: hasForbiddenType ? null : event.dtype,
    districts: provincesOf(event),
    // an early warning asks for the day of the forecast
    start_date: isEarlyWarning ? null : formatIsoDate(event.disaster_start_date),
  };
}

/** Initial values of a report on an imminent event of risk watch. */
export const valuesForImminent = (
  { country, dtype, date, isExpected, text, source }: ReportedEvent,
  isEarlyWarning: boolean,
): ReportValues => ({
  ...newReportValues(isEarlyWarning),
  country,
  dtype: isEarlyWarning && dtype === epidemicType ? null : dtype,
  // an early warning asks for the day of the forecast
  start_date: isEarlyWarning || isExpected ? null : date,
  description: text,
  other_sources: source,
});
