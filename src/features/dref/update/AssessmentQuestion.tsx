import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { drefType } from '#domain/dref/drefTypes';
import { ConfirmationModal } from '#ui/overlays/ConfirmationModal';
import type { UpdateValues } from '../fields/drefShape';
import { useDrefStrings } from '../form/useDrefStrings';

/** Asks once, after the creation of an update of an assessment, whether its type should become response. @source reference/dref.md, section 2.4 */
export function AssessmentQuestion() {
  const t = useDrefStrings();
  const { getValues, setValue } = useFormContext<UpdateValues>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(getValues('type_of_dref') === drefType.assessment), [getValues]);
  const change = () => {
    setValue('type_of_dref', drefType.response, { shouldDirty: true, shouldTouch: true });
    setOpen(false);
  };
  return (
    <ConfirmationModal
      isOpen={isOpen}
      heading={t.changeToResponseTitle}
      message={t.changeToResponseText}
      confirmLabel={t.changeToResponse}
      cancelLabel={t.keepAssessment}
      onConfirm={change}
      onCancel={() => setOpen(false)}
    />
  );
}
