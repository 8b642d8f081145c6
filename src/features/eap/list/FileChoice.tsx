import { useId } from 'react';
import { checkedFileTypes, isCheckedFile } from '#domain/eap/eapTypes';
import { Alert } from '#ui/feedback/Alert';
import { FileButton } from '#ui/fields/FileButton';
import { formatSize } from '#ui/fields/uploads';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { eapListStrings } from './strings';

interface FileChoiceProps {
  readonly label: string;
  readonly file: File | null;
  readonly onChoose: (file: File) => void;
}

/** Whether the server takes a file as budget or checklist. */
export const isFileAccepted = (file: File | null): boolean =>
  file !== null && isCheckedFile(file.name) && file.size > 0;

/** The choice of a budget or checklist, which is sent with the dialog. Its size is shown before. */
export function FileChoice({ label, file, onChoose }: FileChoiceProps) {
  const t = useStrings(eapListStrings);
  const { language } = useLanguage();
  const hintId = useId();
  return (
    <Stack gap="s2" justify="start">
      <strong>{label}</strong>
      <div>
        <FileButton accept={checkedFileTypes} variant="quiet" aria-describedby={hintId} onChoose={onChoose}>
          {t.chooseFile}
        </FileButton>
      </div>
      <Note id={hintId}>
        {file === null ? t.fileHint : t.chosenFile({ name: `${file.name}, ${formatSize(file.size, language)}` })}
      </Note>
      {file !== null && !isFileAccepted(file) && (
        <Alert
          tone="danger"
          title={isCheckedFile(file.name) ? t.fileEmpty({ name: file.name }) : t.fileType({ name: file.name })}
        />
      )}
    </Stack>
  );
}
