import { type FunctionComponent, useCallback, useEffect, useEffectEvent, useState } from 'react';

/** The parts that are here, by the function that fetches them. */
const fetched = new WeakMap<object, unknown>();

/**
 * A heavy part of a control, fetched at the first sign that it will be wanted (focus, hover, press) and kept.
 * A fetch that failed is tried again at the next sign.
 *
 * @param load - one function for all users of the part, outside any component
 * @param isWanted - whether it should be on the screen as soon as it is here
 * @param onFailed - called when it is wanted and cannot be had: closes the control, so that the next press asks again
 * @returns the component once it is here, whether it was wanted in vain the last time, and a function that fetches ahead
 */
export function useLazyPart<P>(load: () => Promise<FunctionComponent<P>>, isWanted: boolean, onFailed: () => void) {
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
    console.warn('A part of the page did not arrive', error);
    setFailed(true);
    onFailed();
  });
  useEffect(() => {
    if (!isWanted || Part) return;
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
  }, [isWanted, Part, load]);
  return { Part, hasFailed, fetchAhead };
}
