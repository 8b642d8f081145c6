/** What a field report is about: an event, an early warning, an epidemic, or COVID-19. The keys are the server's for actions. */
export type FieldReportKind = 'EVT' | 'EW' | 'EPI' | 'COVID';

/** The two values of `status` that a report is filed with; the others are of earlier systems. @source reference/emergencies.md, section 5 */
export const reportStatus = { earlyWarning: 8, event: 9 } as const;

/** The disaster type that makes an event an epidemic. @source reference/emergencies.md, section 5 */
export const epidemicType = 1;

/** What decides the kind. In field reports "status" is a type: it never progresses. */
export interface KindFacts {
  readonly status?: number | null;
  readonly is_covid_report?: boolean | null;
  /** The disaster type's id. */
  readonly dtype?: number | null;
}

/**
 * The kind of a report, which the server does not keep: early warning by status, then COVID-19 by its mark, then epidemic by type.
 *
 * @source reference/emergencies.md, section 3.1
 */
export function fieldReportKind({ status, is_covid_report, dtype }: KindFacts): FieldReportKind {
  if (status === reportStatus.earlyWarning) return 'EW';
  if (is_covid_report) return 'COVID';
  return dtype === epidemicType ? 'EPI' : 'EVT';
}
