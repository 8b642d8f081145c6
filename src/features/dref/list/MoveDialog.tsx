import type { ReactNode } from 'react';
import type { DrefDocument, DrefProcess } from '#domain/dref/drefProcess';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { DocumentChanges } from '../compare/DocumentChanges';
import { DocumentCheck } from './DocumentCheck';
import { drefListStrings } from './strings';

interface MoveDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly document: DrefDocument;
  readonly process: DrefProcess;
  /** Whether the document was saved while the question was open: it is asked again. */
  readonly isSaved: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a document is handed over or approved, with what it lacks. Nothing of that prevents the move. */
export function MoveDialog(props: MoveDialogProps) {
  const { title, children, confirmLabel, document, process, isSaved, isBusy, onConfirm, onClose } = props;
  const t = useStrings(drefListStrings);
  return (
    <Modal
      isAlert
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="s3">
        {isSaved && <Alert tone="warning" title={t.savedMeanwhile} />}
        {children}
        <DocumentChanges document={document} />
        <DocumentCheck document={document} isImminentV2={process.application.is_dref_imminent_v2} />
      </Stack>
    </Modal>
  );
}
