import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { isBlankHtml, plainText } from '../content/plainText';
import { controlAttributes, type FieldIds, type FieldProps, type FieldValue } from './FieldFrame';
import input from './input.module.css';
import type { RichTextHandle } from './RichTextEditor';
import styles from './RichTextField.module.css';
import { richTextStrings } from './richTextStrings';
import { strings } from './strings';

interface PlainTextFallbackProps extends FieldProps, FieldValue<string> {
  readonly ids: FieldIds;
  readonly onRetry: () => void;
  readonly ref?: Ref<RichTextHandle>;
}

/** Converts lines to HTML paragraphs. */
function paragraphs(text: string): string | undefined {
  if (text === '') return undefined;
  const holder = document.createElement('div');
  for (const line of text.split('\n')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    holder.append(paragraph);
  }
  return holder.innerHTML;
}

/** A plain text area where the editor could not be loaded. Formatted text is read-only, so that its formats are not lost. */
export function PlainTextFallback(props: PlainTextFallbackProps) {
  const { ids, value, onChange, onBlur, onRetry, ref } = props;
  const t = useStrings(strings);
  const editorStrings = useStrings(richTextStrings);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }), []);
  const [typed, setTyped] = useState('');
  const isTyped = typed !== '' && paragraphs(typed) === value;
  const text = isTyped ? typed : plainText(value ?? '');
  const hasFormats = !isTyped && !isBlankHtml(value) && paragraphs(text) !== value;
  return (
    <>
      <textarea
        {...controlAttributes(props, ids)}
        ref={area}
        rows={6}
        dir="auto"
        className={input.input}
        aria-labelledby={ids.label}
        readOnly={props.isReadOnly || hasFormats}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(paragraphs(event.target.value));
        }}
        onBlur={onBlur}
      />
      <div role="alert" className={styles.failed}>
        {hasFormats ? editorStrings.editorFailedFormatted : editorStrings.editorFailed}
        <Button size="s" onPress={onRetry}>
          {t.retry}
        </Button>
      </div>
    </>
  );
}
