import type { OpsLearningSummaryStatus } from '#contract/enums';
import type { OpsLearningSection, OpsLearningSummary } from '#contract/opsLearning';

const statuses = { pending: 1, started: 2, success: 3, noExtract: 4, failed: 5 } as const;

/** Milliseconds between two reads of a summary that is being generated. @source reference/preparedness.md, section 1.8 */
const pollInterval = 5000;

/** Milliseconds after a retry during which the server may still answer with the failure that it stored before. */
const retryGrace = 12_000;

/** The times of an answer and of the last retry, in milliseconds since 1970; 0 for no retry. */
export interface AnswerTimes {
  readonly answeredAt: number;
  readonly retriedAt: number;
}

/** `ready` also while nothing was written; see `hasContent`. */
export type SummaryState = 'pending' | 'started' | 'ready' | 'no-extract' | 'failed';

/**
 * How far a summary is. A failed one is pending for a while after a retry: the read that queues it again still answers the failure.
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

/** Milliseconds to the next read; false for a summary that is not being generated. */
export const pollAfter = (state: SummaryState): number | false =>
  state === 'pending' || state === 'started' ? pollInterval : false;

export interface Insight {
  readonly number: 1 | 2 | 3;
  readonly title: string;
  readonly content: string;
}

const insightNumbers = [1, 2, 3] as const;

/** The insights that have a title. */
export const insightsOf = (summary: OpsLearningSummary): Insight[] =>
  insightNumbers.flatMap((number) => {
    const title = summary[`insights${number}_title`]?.trim();
    return title ? [{ number, title, content: summary[`insights${number}_content`]?.trim() ?? '' }] : [];
  });

/** Whether anything was written. */
export const hasContent = (summary: OpsLearningSummary): boolean =>
  insightsOf(summary).length > 0 || sectionsOf(summary.sectors).length > 0 || sectionsOf(summary.components).length > 0;

/** The sections with a text; the server may send null for a list. */
export const sectionsOf = (sections: readonly OpsLearningSection[] | null): OpsLearningSection[] =>
  (sections ?? []).filter(({ content }) => content?.trim());

/** Extracts behind all sections. */
export const sumExtracts = (sections: readonly OpsLearningSection[]): number =>
  sections.reduce((sum, { extracts_count }) => sum + extracts_count, 0);
