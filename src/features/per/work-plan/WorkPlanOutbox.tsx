import { useQuery } from '@tanstack/react-query';
import { href } from '#app/routes/href';
import { documentIdOf, type OutboxFormProps } from '#app/sending/outboxForm';
import { ReadFirst } from '#app/sending/ReadFirst';
import type { PerProcess } from '#contract/perProcess';
import { perPhase, phaseOf } from '#domain/per/perCycle';
import { perProcessQuery } from '#resources/per/queries';
import { useWorkPlanActions } from './useWorkPlanActions';
import { useWorkPlanForm } from './useWorkPlanForm';
import type { StoredWorkPlan } from './workPlanShape';

/** Sends PER work plans from the outbox, which does not finalise them. */
export function WorkPlanOutbox({ entry, onFailed, children }: OutboxFormProps) {
  const process = useQuery(perProcessQuery(documentIdOf(entry)));
  return (
    <ReadFirst query={process} onFailed={onFailed}>
      {(cycle) => (
        <WorkPlan cycle={cycle} entry={entry} onFailed={onFailed}>
          {children}
        </WorkPlan>
      )}
    </ReadFirst>
  );
}

function WorkPlan({ cycle, entry, onFailed, children }: OutboxFormProps & { readonly cycle: PerProcess }) {
  const form = useWorkPlanForm(cycle.prioritization ?? undefined);
  const stored = entry.base as StoredWorkPlan | undefined;
  // opened again by a save of the prioritisation: the server then leaves the plan final
  const isOpen = stored?.is_draft === true || phaseOf(cycle) === perPhase.workPlan;
  const actions = useWorkPlanActions(cycle, isOpen);
  return (
    <ReadFirst query={form} onFailed={onFailed}>
      {({ definition }) =>
        children({ definition, actions, addressOf: () => href('perWorkPlanForm', { perId: cycle.id }) })
      }
    </ReadFirst>
  );
}
