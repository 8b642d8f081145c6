import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIsReadOnly, useLongFormContext, useStoredDocument } from '#app/form/formContext';
import { LongFormRow } from '#app/form/LongFormField';
import { useReference } from '#app/request/referenceData';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import type { UpdateValues } from '../fields/drefShape';
import { stageChanges } from './stageChanges';
import { drefCompareStrings } from './strings';
import { useChangeLine } from './useChangeLine';
import { usePreviousStage } from './usePreviousStage';

/** The summary of changes of an update, with an offer to list there what differs from the document before. */
export function SummaryRow() {
  const update = useStoredDocument<DrefOperationalUpdate>();
  const isReadOnly = useIsReadOnly();
  return (
    <LongFormRow name="summary_of_change" rows={5}>
      {update && !isReadOnly && <Offer update={update} />}
    </LongFormRow>
  );
}

function Offer({ update }: { readonly update: DrefOperationalUpdate }) {
  const t = useStrings(drefCompareStrings);
  const { definition } = useLongFormContext();
  const { getValues, setValue } = useFormContext<UpdateValues>();
  const { stage: earlier } = usePreviousStage(update);
  const lineOf = useChangeLine(getValues());
  const [outcome, setOutcome] = useState<'added' | 'nothing' | null>(null);
  // the titles of rows, which the lines name
  const { isPending: areNamesPending } = useReference('globalEnums');
  if (!earlier || areNamesPending) return null;
  const add = () => {
    const values = getValues();
    const current = { definition, values, stored: update };
    const written = values.summary_of_change?.trim() ?? '';
    const lines = stageChanges(current, earlier)
      .filter(({ canTakeBack }) => canTakeBack)
      .map((change) => `• ${lineOf(change, current)}`)
      // pressed again, it adds what changed since
      .filter((line) => !written.includes(line));
    setOutcome(lines.length === 0 ? 'nothing' : 'added');
    if (lines.length === 0) return;
    const text = [written, lines.join('\n')].filter(Boolean).join('\n\n');
    setValue('summary_of_change', text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <>
      <div>
        <Button size="s" onPress={add}>
          {t.asSummary}
        </Button>
      </div>
      <Note>{t.summaryHint}</Note>
      {outcome && (
        <Alert
          tone={outcome === 'added' ? 'success' : 'info'}
          title={outcome === 'added' ? t.summaryAdded : t.summaryComplete}
        />
      )}
    </>
  );
}
