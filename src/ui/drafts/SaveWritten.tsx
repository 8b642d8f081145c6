import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Button, type ButtonProps } from '../actions/Button';
import { fileName, saveFile } from '../display/saveFile';
import type { Values } from './rows';
import { strings } from './strings';
import { useValueWords } from './useDescribeValue';
import { writtenText } from './writtenText';

interface SaveWrittenProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly values: Values;
  /** The name of the document, which names the file and its first line. */
  readonly name: string;
  /** The current name of a field, where the form is at hand; it may throw, as the values are of another shape. */
  readonly labelOf?: (path: string) => string | undefined;
  /** Reads the files that have not arrived, which are saved beside the text. */
  readonly readFiles?: () => Promise<readonly File[]>;
}

/** Saves what was written into an earlier version of a form, as a text to read and to copy from. */
export function SaveWritten({ values, name, labelOf, readFiles, ...looks }: SaveWrittenProps) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const words = useValueWords();
  const save = async () => {
    // digits alone: numbers may be years and ids
    const describe = (value: unknown) => (typeof value === 'number' ? String(value) : words(value));
    const label = (path: string) => {
      try {
        return labelOf?.(path);
      } catch {
        return undefined;
      }
    };
    const text = `${name}\n\n${writtenText(language, values, describe, label)}\n`;
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName(name, 'txt'));
    // a device that cannot read its files still has the text
    for (const file of (await readFiles?.().catch(() => [])) ?? []) saveFile(file, file.name);
  };
  return (
    <Button aria-label={t.saveFileNamed({ name })} onPress={() => void save()} {...looks}>
      {t.saveFile}
    </Button>
  );
}
