/** The subject of a field report: an event, an early warning, an epidemic, or COVID-19. The keys are those of the server's actions. */
export type FieldReportKind = 'EVT' | 'EW' | 'EPI' | 'COVID';

/** The two values of `status` of new reports; older systems had others. @source reference/emergencies.md, section 5 */
export const reportStatus = { earlyWarning: 8, event: 9 } as const;

/** The disaster type that makes an event an epidemic. @source reference/emergencies.md, section 5 */
export const epidemicType = 1;

/** The fields that decide the kind. The "status" of a field report is a type: it never changes. */
export interface KindFacts {
  readonly status?: number | null;
  readonly is_covid_report?: boolean | null;
  /** The disaster type's id. */
  readonly dtype?: number | null;
}

/**
 * The kind of a report, which the server does not store: early warning by `status`, COVID-19 by `is_covid_report`, epidemic by `dtype`.
 *
 * @source reference/emergencies.md, section 3.1
 */
export function fieldReportKind({ status, is_covid_report, dtype }: KindFacts): FieldReportKind {
  if (status === reportStatus.earlyWarning) return 'EW';
  if (is_covid_report) return 'COVID';
  return dtype === epidemicType ? 'EPI' : 'EVT';
}
