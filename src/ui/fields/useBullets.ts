import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { bullet, bulleted } from '../content/bulleted';
import type { FieldValue } from './FieldFrame';

/** Types a text at the caret, so that the browser's undo knows it. */
function type(area: HTMLTextAreaElement, text: string) {
  if (document.execCommand?.('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The events of a text area whose lines are points of a list: each starts with a bullet while it is typed, and all do once the field is
 * left after a change. Text that is composed letter by letter, as in Chinese, is not touched until then.
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
