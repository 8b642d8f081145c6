import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { DifferenceDialog } from '#ui/drafts/DifferenceDialog';
import { RestoreDraftDialog } from '#ui/drafts/RestoreDraftDialog';
import type { useDraft } from '#ui/drafts/useDraft';
import { useStrings } from '#ui/language/useStrings';
import { Modal } from '#ui/overlays/Modal';
import type { AnyFormDefinition } from './definition';
import { labelOf, valuesOfStored } from './derive';
import { renderFieldValue, renderRowName } from './FieldValue';
import type { ArrivedDocument } from './saveActions';
import { longFormStrings } from './strings';
import type { useSave } from './useSave';

interface LongFormDialogsProps {
  readonly definition: AnyFormDefinition;
  readonly t: unknown;
  /** The data of the form's rules, from which rows may be named. */
  readonly facts: unknown;
  readonly current: object;
  readonly draft: Pick<ReturnType<typeof useDraft>, 'offered' | 'offeredFiles' | 'restore' | 'discard' | 'postpone'>;
  // biome-ignore lint/suspicious/noExplicitAny: the dialogs handle documents of any form
  readonly saving: ReturnType<typeof useSave<any, any>>;
}

/** The dialogs of a form: restoring a draft, resolving a conflict, and a document that may already be stored. */
export function LongFormDialogs({ definition, t, facts, current, draft, saving }: LongFormDialogsProps) {
  const { conflict, submitted } = saving;
  const shared = {
    labelOf: (path: string) => labelOf(definition, path, t, current) ?? path,
    renderValue: renderFieldValue(definition, t),
    renderRowName: renderRowName(definition, t, facts),
  };
  if (submitted) return <AlreadySubmittedDialog submitted={submitted} saving={saving} />;
  if (conflict) {
    const { mine, theirs, base } = conflict;
    return (
      <DifferenceDialog
        {...shared}
        mine={mine}
        theirs={theirs}
        base={base}
        savedBy={saving.conflictBy}
        onResolve={saving.resolveConflict}
        onCancel={saving.cancelConflict}
      />
    );
  }
  const base = draft.offered?.base as object | undefined;
  return (
    <RestoreDraftDialog {...shared} draft={draft} current={current} base={base && valuesOfStored(definition, base)} />
  );
}

interface AlreadySubmittedDialogProps {
  readonly submitted: ArrivedDocument;
  readonly saving: Pick<
    LongFormDialogsProps['saving'],
    'sendAnyway' | 'replaceSubmitted' | 'acceptSubmitted' | 'cancelSubmitted'
  >;
}

function AlreadySubmittedDialog({ submitted, saving }: AlreadySubmittedDialogProps) {
  const t = useStrings(longFormStrings);
  return (
    <Modal
      isAlert
      isOpen
      title={t.alreadyFiledHeading}
      onClose={saving.cancelSubmitted}
      footer={
        <>
          <Button variant="text" onPress={saving.cancelSubmitted}>
            {t.cancel}
          </Button>
          <Button onPress={saving.sendAnyway}>{t.fileAnother}</Button>
          {submitted.isChanged ? (
            <Button variant="primary" onPress={() => void saving.replaceSubmitted()}>
              {t.replaceFiled}
            </Button>
          ) : (
            <Link variant="button" href={submitted.href} onPress={() => void saving.acceptSubmitted()}>
              {t.openFiled}
            </Link>
          )}
        </>
      }
    >
      <p>{submitted.isChanged ? t.earlierFiledText : t.alreadyFiledText}</p>
      <p>
        <strong>{submitted.title}</strong>
      </p>
    </Modal>
  );
}
