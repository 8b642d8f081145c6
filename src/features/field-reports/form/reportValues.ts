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

/** Initial values of a new report on an existing emergency. */
export function valuesForEmergency(event: EventDetail, isEarlyWarning: boolean): ReportValues {
  const hasForbiddenType = isEarlyWarning && event.dtype === epidemicType;
  const districts = (event.districts ?? []).map(({ id }) => id);
  return {
    ...newReportValues(isEarlyWarning),
    // a merged emergency has been replaced by its parent
    event: event.parent_event ?? event.id,
    country: event.countries?.[0]?.id ?? null,
    dtype: hasForbiddenType ? null : event.dtype,
    districts: districts.length > 0 ? districts : null,
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
