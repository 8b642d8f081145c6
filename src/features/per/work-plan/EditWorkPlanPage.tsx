import { FormSkeleton, StoredDocument } from '#app/form/StoredDocument';
import { Loaded } from '#app/request/Loaded';
import { perWorkPlanQuery } from '#resources/per/queries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { type FormCycle, PerFormPage } from '../form/PerFormPage';
import { perProcessStrings } from '../form/strings';
import { useWorkPlanForm } from './useWorkPlanForm';
import { WorkPlanForm } from './WorkPlanForm';

export function Component() {
  const t = useStrings(perProcessStrings);
  return (
    <PerFormPage step="workPlan">
      {(cycle) =>
        cycle.process.workplan === null || cycle.process.prioritization === null ? (
          <StateMessage state="error" message={t.partMissing} />
        ) : (
          <StoredPlan cycle={cycle} plan={cycle.process.workplan} prioritization={cycle.process.prioritization} />
        )
      }
    </PerFormPage>
  );
}

interface StoredPlanProps {
  readonly cycle: FormCycle;
  readonly plan: number;
  readonly prioritization: number;
}

function StoredPlan({ cycle, plan, prioritization }: StoredPlanProps) {
  const t = useStrings(perProcessStrings);
  const query = useWorkPlanForm(prioritization);
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(form) => (
        <StoredDocument query={perWorkPlanQuery(plan)} missing={t.notYours} showsOtherLanguages>
          {(stored) => (
            <WorkPlanForm
              key={stored.id}
              {...form}
              process={cycle.process}
              stored={stored}
              isReadOnly={cycle.isReadOnly}
            />
          )}
        </StoredDocument>
      )}
    </Loaded>
  );
}
