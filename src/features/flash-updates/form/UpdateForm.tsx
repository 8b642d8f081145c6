import { LongForm } from '#app/form/LongForm';
import type { FlashUpdate } from '#contract/flashUpdate';
import { ActionsStep } from './ActionsStep';
import { ContextStep } from './ContextStep';
import { FocalPointsStep } from './FocalPointsStep';
import { updateForm } from './updateForm';
import type { FlashUpdateValues } from './updateShape';
import { useUpdateActions } from './useUpdateActions';
import { useUpdateStrings } from './useUpdateStrings';

const steps = { context: ContextStep, actions: ActionsStep, focalPoints: FocalPointsStep };

interface UpdateFormProps {
  readonly initial: FlashUpdateValues;
  /** The stored update, when one is edited. */
  readonly update?: FlashUpdate;
}

/** A flash update in three steps. @source reference/emergencies.md, section 2.2 */
export function UpdateForm({ initial, update }: UpdateFormProps) {
  const t = useUpdateStrings();
  const actions = useUpdateActions();
  return (
    <LongForm
      definition={updateForm}
      label={update ? t.editTitle : t.newTitle}
      initial={initial}
      stored={update}
      actions={actions}
    >
      {(step) => {
        const Step = steps[step];
        return <Step />;
      }}
    </LongForm>
  );
}
