import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldLink } from '#app/form/FieldNotes';
import { useLongFormContext } from '#app/form/formContext';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { Modal } from '#ui/overlays/Modal';
import { Comparison } from './Comparison';
import { type StageChange, takenBack } from './stageChanges';
import { drefCompareStrings } from './strings';
import type { FollowUp } from './usePreviousStage';

interface ChangesDialogProps {
  readonly document: FollowUp;
  /** Shows a field and focuses it. */
  readonly onGoTo: (path: string) => void;
  readonly onClose: () => void;
}

/** What the form around it says otherwise than the document before, with a way to each field, and a way back. */
export function ChangesDialog({ document, onGoTo, onClose }: ChangesDialogProps) {
  const t = useStrings(drefCompareStrings);
  const { definition, isReadOnly } = useLongFormContext();
  const { getValues, setValue } = useFormContext();
  const values = useWatch();
  const current = useMemo(() => ({ definition, values, stored: document }), [definition, values, document]);
  const takeBack = (change: StageChange) =>
    setValue(change.name, takenBack(definition, getValues(), change), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const heading = ({ field }: StageChange, label: string) => (
    <FieldLink
      onPress={() => {
        onClose();
        onGoTo(field);
      }}
    >
      {label}
    </FieldLink>
  );
  return (
    <Modal size="lg" isOpen title={t.title} onClose={onClose} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <Comparison
        document={document}
        current={current}
        heading={heading}
        {...(!isReadOnly && { onTakeBack: takeBack })}
      />
    </Modal>
  );
}
