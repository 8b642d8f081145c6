import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormSkeleton, StoredDocument } from '#app/form/StoredDocument';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { PerProcess } from '#contract/perProcess';
import { perOverviewQuery, writtenAssessmentQuery } from '#resources/per/queries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { PerFormPage } from '../form/PerFormPage';
import { perProcessStrings } from '../form/strings';
import { useApplicableAreas } from '../form/useApplicableAreas';
import { AssessmentForm } from './AssessmentForm';
import { allConsiderations, assessmentForm, considerationFlags } from './assessmentForm';
import { PreviousCycleProvider } from './PreviousCycle';

export function Component() {
  return (
    <PerFormPage step="assessment">
      {({ process, isReadOnly }) => <StoredAssessment process={process} isReadOnly={isReadOnly} />}
    </PerFormPage>
  );
}

interface StoredAssessmentProps {
  readonly process: PerProcess;
  readonly isReadOnly: boolean;
}

function StoredAssessment({ process, isReadOnly }: StoredAssessmentProps) {
  const { assessment } = process;
  const t = useStrings(perProcessStrings);
  const { perId } = useNumericParams('perId');
  const applicable = useApplicableAreas();
  const overview = useQuery(perOverviewQuery(perId));
  const { data: lists } = applicable;
  const flags = overview.data;
  const source = useMemo(
    () =>
      lists &&
      flags && {
        ...lists,
        considerations: allConsiderations.filter((name) => flags[considerationFlags[name]] === true),
      },
    [lists, flags],
  );
  const definition = useMemo(() => source && assessmentForm(source), [source]);
  const query = { ...combineQueries([applicable, overview]), data: source && definition && { source, definition } };
  if (assessment === null) return <StateMessage state="error" message={t.partMissing} />;
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(form) => (
        <StoredDocument query={writtenAssessmentQuery(assessment)} missing={t.notYours} showsOtherLanguages>
          {(stored) => (
            <PreviousCycleProvider process={process} areas={form.source.areas} options={form.source.options}>
              <AssessmentForm key={stored.id} {...form} stored={stored} isReadOnly={isReadOnly} />
            </PreviousCycleProvider>
          )}
        </StoredDocument>
      )}
    </Loaded>
  );
}
