import type { OpsLearningSummaryStatus } from '#contract/enums';
import type { OpsLearningSection, OpsLearningSummary } from '#contract/opsLearning';

const statuses = { pending: 1, started: 2, success: 3, noExtract: 4, failed: 5 } as const;

/** Milliseconds between two requests for a summary that is being generated. @source reference/preparedness.md, section 1.8 */
const pollInterval = 5000;

/** Milliseconds after a retry during which the server may still return the previous failure. */
const retryGrace = 12_000;

/** The times of the response and of the last retry, in epoch milliseconds; 0 for no retry. */
export interface AnswerTimes {
  readonly answeredAt: number;
  readonly retriedAt: number;
}

/** `ready` includes empty summaries; see `hasContent`. */
export type SummaryState = 'pending' | 'started' | 'ready' | 'no-extract' | 'failed';

/**
 * The state of a summary. A failed summary counts as pending shortly after a retry: the request that queues it again still returns
 * the failure.
 *
 * @source reference/preparedness.md, section 3
 */
export function summaryState(status: OpsLearningSummaryStatus, { answeredAt, retriedAt }: AnswerTimes): SummaryState {
  if (status === statuses.pending) return 'pending';
  if (status === statuses.started) return 'started';
  if (status === statuses.success) return 'ready';
  if (status === statuses.noExtract) return 'no-extract';
  return answeredAt - retriedAt < retryGrace ? 'pending' : 'failed';
}

/** The `refetchInterval` of a summary in milliseconds; false when it is not being generated. */
export const summaryRefetchInterval = (state: SummaryState): number | false =>
  state === 'pending' || state === 'started' ? pollInterval : false;

export interface Insight {
  readonly number: 1 | 2 | 3;
  readonly title: string;
  readonly content: string;
}

const insightNumbers = [1, 2, 3] as const;

/** The insights with a title. */
export const insightsOf = (summary: OpsLearningSummary): Insight[] =>
  insightNumbers.flatMap((number) => {
    const title = summary[`insights${number}_title`]?.trim();
    return title ? [{ number, title, content: summary[`insights${number}_content`]?.trim() ?? '' }] : [];
  });

/** Whether a summary has an insight or a section. */
export const hasContent = (summary: OpsLearningSummary): boolean =>
  insightsOf(summary).length > 0 || sectionsOf(summary.sectors).length > 0 || sectionsOf(summary.components).length > 0;

/** The sections with content; the server may send null instead of an empty list. */
export const sectionsOf = (sections: readonly OpsLearningSection[] | null): OpsLearningSection[] =>
  (sections ?? []).filter(({ content }) => content?.trim());

/** The total number of extracts of some sections. */
export const sumExtracts = (sections: readonly OpsLearningSection[]): number =>
  sections.reduce((sum, { extracts_count }) => sum + extracts_count, 0);
