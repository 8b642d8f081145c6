import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { useFailureMessage } from '#app/form/useFormFailure';
import type { ApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import { upload } from '#app/request/upload';
import type { EapRegistration } from '#contract/eap';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { FileChoice, isFileAccepted } from './FileChoice';
import { fileRefusal } from './fileRefusal';
import { eapListStrings } from './strings';
import { useCloseDialog, useForgetProtocols } from './useStatusStep';

interface BudgetDialogProps {
  readonly registration: EapRegistration;
  readonly onClose: () => void;
}

const endpoint = 'POST /api/v2/eap-registration/{id}/upload-validated-budget-file/';

/** Sends the budget; after a lost response the server is asked whether it has another one than before. */
async function attachBudget(id: number, before: string | null, file: File): Promise<void> {
  await upload(
    endpoint,
    { path: { id }, body: { validated_budget_file: file } },
    {
      findDone: async () => {
        const { validated_budget_file } = await send('GET /api/v2/eap-registration/{id}/', { path: { id } });
        const isNew = validated_budget_file !== null && validated_budget_file !== before;
        return isNew ? { answer: { id, validated_budget_file } } : null;
      },
    },
  );
}

/** Attaches the validated budget, or replaces it. @source reference/eap.md, section 1.5 */
export function BudgetDialog({ registration, onClose }: BudgetDialogProps) {
  const t = useStrings(eapListStrings);
  const messageOf = useFailureMessage();
  const reasonId = useId();
  const [file, setFile] = useState<File | null>(null);
  const { id, validated_budget_file: before } = registration;
  const forget = useForgetProtocols();
  const attach = useMutation<void, ApiError, File>({
    mutationFn: (chosen) => attachBudget(id, before, chosen),
    onSuccess: () => {
      forget();
      showAlert({ name: `eap-budget-${id}`, variant: 'success', title: t.budgetDone });
      onClose();
    },
  });
  const close = useCloseDialog(attach.isError, onClose);
  const isReady = isFileAccepted(file);
  const textOf = (error: ApiError) => {
    const isRefused = error.status === 400 || error.status === 403;
    // the server's own text for a wrong status has an unfilled place
    return isRefused ? (fileRefusal(error) ?? t.budgetRefused) : messageOf(error);
  };
  return (
    <Modal
      isOpen
      title={before === null ? t.attachBudget : t.replaceBudget}
      onClose={close}
      footer={
        <>
          <Button onPress={close}>{t.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            isBusy={attach.isPending}
            aria-describedby={isReady ? undefined : reasonId}
            onPress={() => file && attach.mutate(file)}
          >
            {t.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="s3">
        <FileChoice
          label={t.validatedBudget}
          file={file}
          onChoose={(chosen) => {
            attach.reset();
            setFile(chosen);
          }}
        />
        {!isReady && <Note id={reasonId}>{t.fileMissing}</Note>}
        {attach.error && <Alert tone="danger" title={textOf(attach.error)} />}
      </Stack>
    </Modal>
  );
}
