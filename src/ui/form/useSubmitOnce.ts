import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Lets one submit be under way at a time: a second press while the first travels does nothing.
 *
 * @param submit - what is done; its rejection reaches the caller
 */
export function useSubmitOnce<Args extends readonly unknown[], R>(submit: (...args: Args) => Promise<R>) {
  const [isSubmitting, setSubmitting] = useState(false);
  const isUnderWay = useRef(false);
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  const submitOnce = useCallback(async (...args: Args): Promise<R | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSubmitting(true);
    try {
      return await latest.current(...args);
    } finally {
      isUnderWay.current = false;
      setSubmitting(false);
    }
  }, []);
  return { submitOnce, isSubmitting };
}
