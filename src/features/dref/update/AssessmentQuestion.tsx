import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { drefType } from '#domain/dref/drefTypes';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import type { UpdateValues } from '../fields/drefShape';
import { useDrefStrings } from '../form/useDrefStrings';
import { forgetNewUpdate, isNewUpdate } from './newUpdates';

const ConfirmationModal = lazyComponent(() =>
  import('#ui/overlays/ConfirmationModal').then((module) => module.ConfirmationModal),
);

/**
 * Asks after the creation of an update of an assessment whether its type should become response. The question is asked until it is
 * answered, also after a reload.
 *
 * @source reference/dref.md, section 2.4
 */
export function AssessmentQuestion({ update }: { readonly update: DrefOperationalUpdate }) {
  const t = useDrefStrings();
  const { setValue } = useFormContext<UpdateValues>();
  const [isOpen, setOpen] = useState(() => isNewUpdate(update.id) && update.type_of_dref === drefType.assessment);
  const answer = () => {
    forgetNewUpdate(update.id);
    setOpen(false);
  };
  const change = () => {
    setValue('type_of_dref', drefType.response, { shouldDirty: true, shouldTouch: true });
    answer();
  };
  if (!isOpen) return null;
  return (
    <LazyBlock skeleton={null}>
      <ConfirmationModal
        isOpen
        heading={t.changeToResponseTitle}
        message={t.changeToResponseText}
        confirmLabel={t.changeToResponse}
        cancelLabel={t.keepAssessment}
        onConfirm={change}
        onCancel={answer}
      />
    </LazyBlock>
  );
}
