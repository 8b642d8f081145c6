import type { RelatedAppeal } from '#contract/appeal';
import type { SurgeAlert } from '#contract/surgeAlert';
import { fundingOf } from '../appeals/operations';
import { alertPosition } from '../surge/alerts';
import type { ReportFigure, ReportFigureName } from './emergencyFigures';

/** What the response to an emergency lacks, each part null where it is not known. */
export interface ResponseGaps {
  /** CHF; 0 where all that was requested is funded. */
  readonly unfunded: number | null;
  /** The positions for which people are sought, in the order of their alerts. */
  readonly openPositions: readonly string[] | null;
  /** The figures that the newest report does not give; null without a report. */
  readonly notReported: readonly ReportFigureName[] | null;
}

interface ResponseParts {
  readonly appeals: readonly RelatedAppeal[];
  /** Undefined until they have been read. */
  readonly alerts: readonly SurgeAlert[] | undefined;
  /** The figures of the newest report. */
  readonly figures: readonly ReportFigure[] | undefined;
}

/** The server's status of an alert that seeks people. @source reference/surge.md, section 1.9 */
const openStatus = 0;

/** What is missing in the money, the people and the figures of a response. */
export function responseGaps({ appeals, alerts, figures }: ResponseParts): ResponseGaps {
  const { requested, funded } = fundingOf(appeals);
  return {
    unfunded: requested === null || funded === null ? null : Math.max(0, requested - funded),
    openPositions:
      alerts
        ?.filter(({ molnix_status }) => molnix_status === openStatus)
        .flatMap((alert) => alertPosition(alert) ?? []) ?? null,
    notReported: figures?.filter(({ value }) => value === null).map(({ name }) => name) ?? null,
  };
}
