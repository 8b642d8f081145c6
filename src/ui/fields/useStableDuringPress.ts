import { useState, useSyncExternalStore } from 'react';

const presses = ['pointerdown', 'mousedown'];
const releases = ['pointerup', 'pointercancel', 'mouseup', 'contextmenu'];

let isPressed = false;
let release: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const setPressed = (next: boolean) => {
  clearTimeout(release);
  if (isPressed === next) return;
  isPressed = next;
  for (const listener of listeners) listener();
};
const onPress = () => setPressed(true);
// The click event follows pointerup and must still hit the same element.
const onRelease = () => {
  clearTimeout(release);
  release = setTimeout(() => setPressed(false));
};

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    for (const event of presses) document.addEventListener(event, onPress, true);
    for (const event of releases) document.addEventListener(event, onRelease, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const event of presses) document.removeEventListener(event, onPress, true);
    for (const event of releases) document.removeEventListener(event, onRelease, true);
    clearTimeout(release);
    isPressed = false;
  };
}

/**
 * Delays changes of a value while the pointer is pressed anywhere on the page.
 *
 * A press blurs a field, which may then show an error and move the pressed button down: the pointer would be released over another
 * element, and the click be lost.
 *
 * @param live - the current value, returned when the pointer is not pressed
 */
export function useStableDuringPress<T>(live: T): T {
  const isHeld = useSyncExternalStore(subscribe, () => isPressed);
  const [shown, setShown] = useState(live);
  if (isHeld) return shown;
  if (!Object.is(shown, live)) setShown(live);
  return live;
}
