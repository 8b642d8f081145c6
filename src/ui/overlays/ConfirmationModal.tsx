import type { ReactNode } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { strings } from '../strings';
import { Modal } from './Modal';

export interface ConfirmationOptions {
  readonly heading?: string;
  readonly message?: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
}

export interface ConfirmationModalProps extends ConfirmationOptions {
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A confirmation dialog; closing it counts as cancelling. */
export function ConfirmationModal(props: ConfirmationModalProps) {
  const { isOpen, onConfirm, onCancel, heading, message, confirmLabel, cancelLabel } = props;
  const t = useStrings(strings);
  return (
    <Modal
      isAlert
      size="sm"
      title={heading ?? t.confirmation}
      isOpen={isOpen}
      onClose={onCancel}
      footer={
        <>
          <Button onPress={onCancel}>{cancelLabel ?? t.cancel}</Button>
          <Button variant="primary" onPress={onConfirm}>
            {confirmLabel ?? t.ok}
          </Button>
        </>
      }
    >
      {message ?? t.confirmationMessage}
    </Modal>
  );
}
