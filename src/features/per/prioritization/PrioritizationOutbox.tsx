import { useQuery } from '@tanstack/react-query';
import { combineQueries } from '#app/request/combineQueries';
import { href } from '#app/routes/href';
import { documentIdOf, type OutboxFormProps } from '#app/sending/outboxForm';
import { ReadFirst } from '#app/sending/ReadFirst';
import type { PerProcess } from '#contract/perProcess';
import { phaseOf } from '#domain/per/perCycle';
import { perProcessQuery } from '#resources/per/queries';
import type { prioritizationForm } from './prioritizationForm';
import type { StoredPrioritization } from './prioritizationShape';
import { usePrioritizationActions } from './usePrioritizationActions';
import { usePrioritizationForm } from './usePrioritizationForm';

/** Sends PER prioritisations from the outbox, which does not submit them. */
export function PrioritizationOutbox({ entry, onFailed, children }: OutboxFormProps) {
  const selectable = usePrioritizationForm();
  const process = useQuery(perProcessQuery(documentIdOf(entry)));
  const data = selectable.data && process.data && { ...selectable.data, process: process.data };
  return (
    <ReadFirst query={{ ...combineQueries([selectable, process]), data }} onFailed={onFailed}>
      {({ definition, process }) => (
        // the server creates prioritisations, so an entry always has the stored one
        <Prioritization definition={definition} process={process} stored={entry.base as StoredPrioritization}>
          {children}
        </Prioritization>
      )}
    </ReadFirst>
  );
}

interface PrioritizationProps extends Pick<OutboxFormProps, 'children'> {
  readonly definition: ReturnType<typeof prioritizationForm>;
  readonly process: PerProcess;
  readonly stored: StoredPrioritization;
}

function Prioritization({ definition, process, stored, children }: PrioritizationProps) {
  const actions = usePrioritizationActions({ process, phase: phaseOf(process) }, stored);
  const addressOf = () => href('perPrioritizationForm', { perId: process.id });
  return children({ definition, actions, addressOf });
}
