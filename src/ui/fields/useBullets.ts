import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { bullet, bulleted } from '../content/bulleted';
import type { FieldValue } from './FieldFrame';

/** Inserts a text at the caret in the browser's undo history. */
function type(area: HTMLTextAreaElement, text: string) {
  if (document.execCommand?.('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Event handlers of a text area whose lines are list items. New lines get a bullet while typing, all lines when the field is
 * left after a change. IME composition, as in Chinese, is not changed until then.
 */
export function useBullets({ value, onChange, onBlur }: FieldValue<string>) {
  const atFocus = useRef(value);
  return {
    onFocus: () => {
      atFocus.current = value;
    },
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
      const isFirst = !value?.trim() && target.value.trim() !== '' && !target.value.startsWith(bullet.trim());
      const isComposing = (nativeEvent as InputEvent).isComposing === true;
      onChange((isFirst && !isComposing ? `${bullet}${target.value}` : target.value) || undefined);
    },
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      const { key, nativeEvent, currentTarget } = event;
      if (key !== 'Enter' || nativeEvent.isComposing || currentTarget.readOnly) return;
      event.preventDefault();
      type(currentTarget, `\n${bullet}`);
    },
    onBlur: () => {
      if (value !== atFocus.current) onChange(bulleted(value) ?? undefined);
      onBlur?.();
    },
  };
}
