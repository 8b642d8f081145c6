import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Button, type ButtonProps } from '../actions/Button';
import { Modal } from '../overlays/Modal';
import type { Draft } from './draft';
import { filesOfDraft } from './fileStore';
import { SaveWritten } from './SaveWritten';
import { strings } from './strings';
import type { RenderValue } from './useDescribeValue';
import { WrittenAt } from './WrittenAt';

interface OutdatedDraftProps {
  readonly draft: Draft;
  /** The names of its files that have not arrived. */
  readonly files?: readonly string[];
}

/** When a draft of an earlier version of a form was written, and why the form cannot be filled from it. */
export function OutdatedDraft({ draft, files = [] }: OutdatedDraftProps) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (
    <>
      <WrittenAt draft={draft} />
      <p>{t.outdatedText}</p>
      {files.length > 0 && <p>{t.filesNotArrived({ names: formatList(files, language) })}</p>}
    </>
  );
}

interface SaveOutdatedProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly draft: Draft;
  /** The name of the form's document, which names the file. */
  readonly name: string;
  readonly labelOf?: (path: string) => string | undefined;
  readonly renderValue?: RenderValue;
}

/** Saves an outdated draft, with its files. */
export const SaveOutdated = ({ draft, ...rest }: SaveOutdatedProps) => (
  <SaveWritten values={draft.values} readFiles={() => filesOfDraft(draft)} {...rest} />
);

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
