import { type Ref, useRef } from 'react';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Button, type ButtonProps } from '../actions/Button';
import { fileName, saveFile } from '../display/saveFile';
import { FailureBoundary } from '../feedback/FailureBoundary';
import type { Values } from './rows';
import { strings } from './strings';
import { type RenderValue, useValueWords } from './useDescribeValue';
import { writtenAnswers, writtenText } from './writtenText';

interface SaveWrittenProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly values: Values;
  /** The name of the document, which names the file and its first line. */
  readonly name: string;
  /** The current name of a field, where the form is at hand; it may throw, as the values are of another shape. */
  readonly labelOf?: (path: string) => string | undefined;
  /** Writes an answer in the words of the form, such as the label of an option, where the form is at hand. */
  readonly renderValue?: RenderValue;
  /** Reads the files that have not arrived, which are saved beside the text. */
  readonly readFiles?: () => Promise<readonly File[]>;
}

/** Saves what was written into an earlier version of a form, as a text to read and to copy from. */
export function SaveWritten({ values, name, labelOf, renderValue, readFiles, ...looks }: SaveWrittenProps) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const words = useValueWords();
  const rendered = useRef<HTMLDivElement>(null);
  const save = async () => {
    // digits alone: numbers may be years and ids
    const plain = (value: unknown) => (typeof value === 'number' ? String(value) : words(value));
    const inForm = new Map(
      [...(rendered.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].map((element) => [
        element.dataset.path,
        element.textContent,
      ]),
    );
    const describe = (value: unknown, path: string) => inForm.get(path) || plain(value);
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
    <>
      <Button aria-label={t.saveFileNamed({ name })} onPress={() => void save()} {...looks}>
        {t.saveFile}
      </Button>
      {renderValue && <RenderedAnswers ref={rendered} values={values} renderValue={renderValue} />}
    </>
  );
}

interface RenderedAnswersProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly values: Values;
  readonly renderValue: RenderValue;
}

/** The answers in the words of the form, unseen: the names of options are data that only rendering reads. */
function RenderedAnswers({ ref, values, renderValue }: RenderedAnswersProps) {
  return (
    <div ref={ref} hidden>
      {writtenAnswers(values).map(([path, value]) => (
        // the values are of another shape, which the form may not be able to write
        <FailureBoundary key={path} renderFailure={() => null}>
          <RenderedAnswer path={path} value={value} values={values} renderValue={renderValue} />
        </FailureBoundary>
      ))}
    </div>
  );
}

interface RenderedAnswerProps extends Omit<RenderedAnswersProps, 'ref'> {
  readonly path: string;
  readonly value: unknown;
}

function RenderedAnswer({ path, value, values, renderValue }: RenderedAnswerProps) {
  const text = renderValue(path, value, values);
  return text === undefined || text === null ? null : <span data-path={path}>{text}</span>;
}
