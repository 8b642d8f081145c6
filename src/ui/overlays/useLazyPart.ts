import { type FunctionComponent, useCallback, useEffect, useState } from 'react';

/** The parts that are here, by the function that fetches them. */
const fetched = new WeakMap<object, unknown>();

/**
 * A heavy part of a control, fetched at the first sign that it will be wanted (focus, hover, press) and kept.
 * A fetch that failed is tried again at the next sign.
 *
 * @param load - one function for all users of the part, outside any component
 * @param isWanted - whether it should be on the screen as soon as it is here
 * @returns the component once it is here, and a function that fetches ahead
 */
export function useLazyPart<P>(load: () => Promise<FunctionComponent<P>>, isWanted: boolean) {
  const [Part, setPart] = useState(() => fetched.get(load) as FunctionComponent<P> | undefined);
  const fetchAhead = useCallback(() => {
    if (fetched.has(load)) return;
    load().then(
      (part) => fetched.set(load, part),
      () => undefined,
    );
  }, [load]);
  useEffect(() => {
    if (!isWanted || Part) return;
    let isCurrent = true;
    load().then(
      (part) => {
        fetched.set(load, part);
        if (isCurrent) setPart(() => part);
      },
      (error) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, Part, load]);
  return { Part, fetchAhead };
}
