import type { OpsLearningSummary } from '#contract/opsLearning';
import type { LearningQuery } from '#domain/operational-learning/learningFilters';
import { hasContent, type SummaryState } from '#domain/operational-learning/summary';
import { ContactLink } from '#ui/actions/ContactLink';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { UpdateFailedNote } from '#ui/feedback/UpdateFailedNote';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { KeyInsights } from './KeyInsights';
import styles from './learning.module.css';
import { contact } from './links';
import { SectionSummaries } from './SectionSummaries';
import { learningStrings } from './strings';
import { useSummary } from './useSummary';

interface SummaryProps {
  readonly query: LearningQuery;
  /** Filters are applied. */
  readonly isFiltered: boolean;
}

/** The generated summary in each of its states. @source reference/preparedness.md, sections 1.8 and 3 */
export function Summary({ query, isFiltered }: SummaryProps) {
  const t = useStrings(learningStrings);
  const { summary, error, state, retry } = useSummary(query);
  if (!summary || !state) {
    return (
      <Card title={t.insights}>{error ? <Failure onRetry={retry} /> : <Skeleton kind="block" height="420px" />}</Card>
    );
  }
  return (
    <>
      {error && <UpdateFailedNote onRetry={retry} />}
      <SummaryInState summary={summary} state={state} isFiltered={isFiltered} onRetry={retry} />
    </>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useStrings(learningStrings);
  return (
    <StateMessage
      state="error"
      message={
        <>
          {t.failed} <ContactLink kind="email" address={contact} />
        </>
      }
      onRetry={onRetry}
    />
  );
}

interface SummaryInStateProps {
  readonly summary: OpsLearningSummary;
  readonly state: SummaryState;
  readonly isFiltered: boolean;
  readonly onRetry: () => void;
}

function SummaryInState({ summary, state, isFiltered, onRetry }: SummaryInStateProps) {
  const t = useStrings(learningStrings);
  const isRunning = state === 'pending' || state === 'started';
  if (state === 'failed') {
    return (
      <Card title={t.insights}>
        <Failure onRetry={onRetry} />
      </Card>
    );
  }
  const isWritten = state !== 'no-extract' && hasContent(summary);
  return (
    <>
      {isRunning && (
        <Card title={isWritten ? undefined : t.insights}>
          <div className={styles.waiting}>
            <StateMessage
              state="pending"
              message={
                <>
                  <strong>{state === 'pending' ? t.pendingTitle : t.startedTitle}</strong> {isWritten && t.partial}{' '}
                  {t.takesSeconds}
                </>
              }
            />
          </div>
        </Card>
      )}
      {!isRunning && !isWritten && (
        <Card title={t.insights}>
          <StateMessage
            state={isFiltered ? 'emptyForFilter' : 'empty'}
            message={isFiltered ? t.noneFiltered : t.none}
          />
        </Card>
      )}
      {isWritten && (
        <>
          <KeyInsights summary={summary} />
          <SectionSummaries summary={summary} />
        </>
      )}
    </>
  );
}
