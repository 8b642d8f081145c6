import { useId, useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { useFailureMessage } from '#app/form/useFormFailure';
import type { ApiError } from '#app/request/errors';
import { useReference } from '#app/request/referenceData';
import { href } from '#app/routes/href';
import type { EapRegistration } from '#contract/eap';
import { eapKind } from '#domain/eap/eapTypes';
import type { StatusStep } from '#domain/eap/statusSteps';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { useUnnamed } from '#ui/display/useUnnamed';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { labelOfName } from '../fields/fieldEntry';
import { useEapStrings } from '../form/useEapStrings';
import { afterStep, eapName } from './eapTexts';
import { FileChoice, isFileAccepted } from './FileChoice';
import { fileRefusal } from './fileRefusal';
import { eapListStrings } from './strings';
import { useCloseDialog, useStatusStep } from './useStatusStep';

interface StatusDialogProps {
  readonly registration: EapRegistration;
  readonly step: StatusStep;
  readonly onClose: () => void;
}

/** Asks before a change of status, with what follows and the file that goes with it. @source reference/eap.md, section 1.5 */
export function StatusDialog({ registration, step, onClose }: StatusDialogProps) {
  const t = useStrings(eapListStrings);
  const labels = useEapStrings();
  const messageOf = useFailureMessage();
  const reasonId = useId();
  const [file, setFile] = useState<File | null>(null);
  const enums = useReference('globalEnums');
  const unnamed = useUnnamed();
  const nameOf = (status: number) =>
    enums.data?.eap_eap_status.find(({ key }) => key === status)?.value ?? unnamed(enums);
  // the list may be read again behind the dialog
  const [seen] = useState(registration);
  const change = useStatusStep(seen, step, () => {
    const status = nameOf(step.to);
    showAlert({ name: `eap-status-${registration.id}`, variant: 'success', title: t.done({ status }) });
    onClose();
  });
  const { movedTo, isChanged } = change.data ?? { movedTo: null, isChanged: false };
  const isOutdated = movedTo !== null || isChanged;
  const close = useCloseDialog(change.isError || isOutdated, onClose);
  const needsFile = step.file !== null;
  const canConfirm = !needsFile || isFileAccepted(file);
  const fileLabels = { review_checklist_file: t.reviewChecklist, final_review_checklist_file: t.finalChecklist };
  // a step with a file sends nothing of the form
  const fields = needsFile
    ? []
    : Object.keys(change.error?.formErrors ?? {}).filter((name) => name !== 'non_field_errors');
  const textOf = (error: ApiError) => (needsFile ? fileRefusal(error) : null) ?? messageOf(error);
  const kind = eapKind(registration.eap_type);
  /** The form at a field. */
  const formAt = (name: string) =>
    kind && href(kind === 'full' ? 'fullEapForm' : 'simplifiedEapForm', { eapId: registration.id }, { hash: name });
  const confirm = () => change.mutate({ status: step.to, ...(step.file && file && { [step.file]: file }) });
  return (
    <Modal
      isAlert
      isOpen
      title={t[`step_${step.name}`]}
      onClose={close}
      footer={
        <>
          <Button onPress={close}>{t.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={!canConfirm || isOutdated}
            isBusy={change.isPending}
            aria-describedby={canConfirm ? undefined : reasonId}
            onPress={confirm}
          >
            {t.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="s3">
        <strong>
          <bdi>{eapName(registration, t)}</bdi>
        </strong>
        <p>
          {t.fromTo({ from: nameOf(step.from), to: nameOf(step.to) })} {afterStep(step, registration, t)}
        </p>
        {step.file !== null && (
          <FileChoice
            label={fileLabels[step.file]}
            file={file}
            onChoose={(chosen) => {
              change.reset();
              setFile(chosen);
            }}
          />
        )}
        {!canConfirm && <Note id={reasonId}>{t.fileMissing}</Note>}
        {movedTo !== null && <Alert tone="danger" title={t.movedMeanwhile({ status: nameOf(movedTo) })} />}
        {isChanged && <Alert tone="warning" title={t.changedMeanwhile} />}
        {change.error && (
          <Alert
            tone="danger"
            title={fields.length > 0 ? t.missing : textOf(change.error)}
            description={
              fields.length > 0 && (
                <ul>
                  {fields.map((name) => {
                    const label = labelOfName(name, labels);
                    const address = formAt(name);
                    return <li key={name}>{address === null ? label : <Link href={address}>{label}</Link>}</li>;
                  })}
                </ul>
              )
            }
          />
        )}
      </Stack>
    </Modal>
  );
}
