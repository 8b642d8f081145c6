import { useCallback, useMemo, useRef, useState } from 'react';
import { formatList } from '#domain/format/formatList';
import type { FileKeeper } from '#ui/drafts/fileKeeper';
import type { PendingUploads } from '#ui/fields/uploads';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import type { AnyFormDefinition } from './definition';
import { applies, fieldNamed } from './derive';
import { longFormStrings } from './strings';

/** The files of a form, for its file fields. */
export interface FormFiles {
  readonly keeper: FileKeeper;
  /** Called when a field, by an id of its own, starts and finishes uploading. */
  readonly onUploading: (fieldId: string, pending: PendingUploads) => void;
  /** Registers a mounted field, which shows its own files. @returns a function that removes it */
  readonly registerField: (name: string) => () => void;
}

interface FormFilesOptions {
  readonly definition: AnyFormDefinition;
  readonly keeper: FileKeeper;
  readonly getValues: () => object;
}

/** The uploads of all fields: a form submitted now would be sent without their files. */
export function useFormFiles({ definition, keeper, getValues }: FormFilesOptions) {
  const [byField, setByField] = useState<ReadonlyMap<string, PendingUploads>>(new Map());
  const shownFields = useRef(new Set<string>());
  const files = useMemo<FormFiles>(
    () => ({
      keeper,
      onUploading: (fieldId, pending) =>
        setByField((all) => {
          const rest = [...all].filter(([each]) => each !== fieldId);
          return new Map(pending.isBusy || pending.failed.length > 0 ? [...rest, [fieldId, pending]] : rest);
        }),
      registerField: (name) => {
        const shown = shownFields.current;
        shown.add(name);
        return () => shown.delete(name);
      },
    }),
    [keeper],
  );
  /** Kept files of fields in steps that have not been opened; those of removed rows and of fields that do not apply are not sent. */
  const unshown = useCallback(
    () =>
      keeper.get().filter((file) => {
        const name = keeper.fieldOf(file);
        const field = name === null ? undefined : fieldNamed(definition, name);
        return name !== null && field && !shownFields.current.has(name) && applies(field, getValues());
      }),
    [keeper, definition, getValues],
  );
  const pending = [...byField.values()];
  const mayLeaveOut = useLeaveOutQuestion(() => [
    ...pending.flatMap(({ failed }) => failed),
    ...unshown().map(({ file }) => file.name),
  ]);
  return { files, isUploading: pending.some(({ isBusy }) => isBusy), mayLeaveOut };
}

/** Asks before a save leaves out files that have not arrived. @returns a function with the answer, true without such files */
function useLeaveOutQuestion(missingFiles: () => readonly string[]) {
  const t = useStrings(longFormStrings);
  const { language } = useLanguage();
  const confirm = useConfirmation();
  return async (): Promise<boolean> => {
    const missing = missingFiles();
    if (missing.length === 0) return true;
    const names = formatList(missing, language);
    return confirm({
      heading: t.leaveOutHeading,
      message: t.leaveOutText({ names }),
      confirmLabel: t.leaveOut,
    });
  };
}
