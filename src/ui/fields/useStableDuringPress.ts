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
 * What is shown, kept as it was for as long as the pointer is down anywhere on the page.
 *
 * A press takes the focus from a field, which may then show an error and push down the very button that is pressed: the pointer
 * would come up over something else, and the click be lost.
 *
 * @param live - what to show when nothing is pressed
 */
export function useStableDuringPress<T>(live: T): T {
  const isHeld = useSyncExternalStore(subscribe, () => isPressed);
  const [shown, setShown] = useState(live);
  if (isHeld) return shown;
  if (!Object.is(shown, live)) setShown(live);
  return live;
}
