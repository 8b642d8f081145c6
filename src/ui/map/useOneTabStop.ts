import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/**
 * Makes the buttons of a list one tab stop: the arrow keys, Home and End move between them, and Tab returns to the last focused one.
 * What is inside of an expanded row keeps its own tab stops.
 *
 * @param selector - of the buttons, at any depth of the list
 * @returns handlers for the list
 */
export function useOneTabStop(list: RefObject<HTMLElement | null>, selector: string) {
  const stop = useRef<EventTarget | null>(null);
  /** Returns the buttons, of which the given one is the tab stop, or the first. */
  const setStop = (next = stop.current) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const found = buttons.find((button) => button === next) ?? buttons[0];
    stop.current = found ?? null;
    for (const button of buttons) {
      const tabIndex = button === found ? 0 : -1;
      // a write costs the browser time even of the same value
      if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
    }
    return buttons;
  };
  // rows come and go
  useLayoutEffect(() => void setStop());
  return {
    onFocus: ({ target }: FocusEvent) => void (target.matches(selector) && setStop(target)),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      const buttons = setStop();
      const at = buttons.indexOf(event.target as HTMLElement);
      if (!step || at < 0) return;
      event.preventDefault();
      buttons[Math.max(0, Math.min(at + step, buttons.length - 1))]?.focus();
    },
  };
}
