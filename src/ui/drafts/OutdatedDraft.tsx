import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { ButtonProps } from '../actions/Button';
import type { Draft } from './draft';
import { filesOfDraft } from './fileStore';
import { SaveWritten } from './SaveWritten';
import { strings } from './strings';
import type { RenderValue } from './useDescribeValue';
import { WrittenAt } from './WrittenAt';

export interface OutdatedDraftProps {
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

export interface SaveOutdatedProps extends Pick<ButtonProps, 'variant' | 'size'> {
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
