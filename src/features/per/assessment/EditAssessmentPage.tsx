import { FormSkeleton, StoredDocument } from '#app/form/StoredDocument';
import { Loaded } from '#app/request/Loaded';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { PerProcess } from '#contract/perProcess';
import { writtenAssessmentQuery } from '#resources/per/queries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { PerFormPage } from '../form/PerFormPage';
import { perProcessStrings } from '../form/strings';
import { AssessmentForm } from './AssessmentForm';
import { PreviousCycleProvider } from './PreviousCycle';
import { useAssessmentForm } from './useAssessmentForm';

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
  const query = useAssessmentForm(perId);
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
