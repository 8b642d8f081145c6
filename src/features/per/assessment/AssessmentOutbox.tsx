import { href } from '#app/routes/href';
import { documentIdOf, type OutboxFormProps } from '#app/sending/outboxForm';
import { ReadFirst } from '#app/sending/ReadFirst';
import { useAssessmentActions } from './useAssessmentActions';
import { type AssessmentFormSource, useAssessmentForm } from './useAssessmentForm';

/** Sends PER assessments from the outbox, which does not submit them. */
export function AssessmentOutbox({ entry, onFailed, children }: OutboxFormProps) {
  const perId = documentIdOf(entry);
  return (
    <ReadFirst query={useAssessmentForm(perId)} onFailed={onFailed}>
      {(form) => (
        <Assessment perId={perId} {...form}>
          {children}
        </Assessment>
      )}
    </ReadFirst>
  );
}

interface AssessmentProps extends Pick<OutboxFormProps, 'children'>, AssessmentFormSource {
  readonly perId: number;
}

function Assessment({ perId, source, definition, children }: AssessmentProps) {
  const actions = useAssessmentActions(perId, source.areas);
  return children({ definition, actions, addressOf: () => href('perAssessmentForm', { perId }) });
}
