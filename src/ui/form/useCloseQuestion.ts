import { useRef } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '../overlays/useConfirmation';
import { strings } from './strings';

/**
 * Closes a dialog; where something was entered in it, only after a question. The same press of Escape or outside of the dialog that closes
 * it would throw away what was entered.
 *
 * @param hasInput whether the person entered something that is not stored
 * @returns the close of the dialog's head, of Escape and of its Cancel button
 */
export function useCloseQuestion(hasInput: boolean, onClose: () => void): () => void {
  const t = useStrings(strings);
  const confirm = useConfirmation();
  const isAsking = useRef(false);
  return async () => {
    if (!hasInput) return onClose();
    // the dialog of the question is loaded when it is asked for the first time: until then Escape may be pressed again
    if (isAsking.current) return;
    isAsking.current = true;
    const question = { heading: t.leaveHeading, message: t.closeMessage, confirmLabel: t.leave, cancelLabel: t.stay };
    const isConfirmed = await confirm(question);
    isAsking.current = false;
    if (isConfirmed) onClose();
  };
}
