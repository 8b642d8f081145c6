import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { Modal } from '../overlays/Modal';
import { OutdatedDraft, type OutdatedDraftProps, SaveOutdated, type SaveOutdatedProps } from './OutdatedDraft';
import { strings } from './strings';

interface OutdatedDraftDialogProps extends OutdatedDraftProps, Omit<SaveOutdatedProps, 'variant' | 'size'> {
  readonly onDiscard: () => unknown;
  readonly onClose: () => void;
}

/** Tells of a draft that the form cannot be filled from. It stays on the device until it is discarded. */
export function OutdatedDraftDialog({ draft, files, onDiscard, onClose, ...saving }: OutdatedDraftDialogProps) {
  const t = useStrings(strings);
  return (
    <Modal
      isAlert
      isOpen
      title={t.outdatedHeading}
      onClose={onClose}
      footer={
        <>
          <Button variant="text" onPress={onClose}>
            {t.later}
          </Button>
          <Button onPress={() => void onDiscard()}>{t.discard}</Button>
          <SaveOutdated variant="primary" draft={draft} {...saving} />
        </>
      }
    >
      <OutdatedDraft draft={draft} files={files} />
    </Modal>
  );
}
