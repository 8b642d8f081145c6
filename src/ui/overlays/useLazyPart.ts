import { type FunctionComponent, useCallback, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';

/** Loaded parts by their load function. */
const fetched = new WeakMap<object, unknown>();

/**
 * A heavy part of a control, fetched on focus, hover or press and cached.
 * A failed fetch is tried again at the next of these events.
 *
 * @param load - one function for all users of the part, outside any component
 * @param isShown - whether it is to be rendered once loaded
 * @param onFailed - called when it is to be shown and cannot be loaded: closes the control, so that the next press fetches again
 * @returns the component once loaded; whether it is open, which follows `isShown` once the press has been answered, since a list or a month
 * takes a phone 200 ms to render; whether the last attempt to show it failed; and a function that preloads it
 */
export function useLazyPart<P>(load: () => Promise<FunctionComponent<P>>, isShown: boolean, onFailed: () => void) {
  const [Part, setPart] = useState(() => fetched.get(load) as FunctionComponent<P> | undefined);
  const [hasFailed, setFailed] = useState(false);
  const fetchAhead = useCallback(() => {
    if (fetched.has(load)) return;
    load().then(
      (part) => fetched.set(load, part),
      () => undefined,
    );
  }, [load]);
  const fail = useEffectEvent((error: unknown) => {
    console.warn('A part of the page could not be loaded', error);
    setFailed(true);
    onFailed();
  });
  useEffect(() => {
    if (!isShown || Part) return;
    let isCurrent = true;
    setFailed(false);
    load().then(
      (part) => {
        fetched.set(load, part);
        if (isCurrent) setPart(() => part);
      },
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isShown, Part, load]);
  // from the arrival of the code, which may follow a press before its paint
  const isOpen = useDeferredValue(isShown && Part !== undefined) && isShown;
  return { Part, isOpen, hasFailed, fetchAhead };
}
