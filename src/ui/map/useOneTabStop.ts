import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Where a key moves the focus to, from the index of the focused button. */
const targetOf: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Makes the buttons of a list one tab stop: the arrow keys, Home and End move between them, and Tab returns to the last focused one.
 * What is inside of an expanded row keeps its own tab stops.
 *
 * @param selector - of the buttons inside the list
 * @returns handlers for the list
 */
export function useOneTabStop(list: RefObject<HTMLElement | null>, selector: string) {
  const stop = useRef<HTMLElement | null>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const setStop = (next: HTMLElement | undefined) => {
    stop.current = next ?? null;
    for (const button of buttons()) button.tabIndex = button === next ? 0 : -1;
  };
  // rows come and go
  useLayoutEffect(() => {
    const all = buttons();
    setStop(all.find((button) => button === stop.current) ?? all[0]);
  });
  const focusedButton = (target: EventTarget) => buttons().find((button) => button === target);
  return {
    onFocus: ({ target }: FocusEvent) => {
      const button = focusedButton(target);
      if (button) setStop(button);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const target = targetOf[event.key];
      const button = focusedButton(event.target);
      if (!target || !button) return;
      event.preventDefault();
      const all = buttons();
      all[target(all.indexOf(button), all.length)]?.focus();
    },
  };
}
