import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Ignores calls while a previous submit is pending.
 *
 * @param submit - the action; its rejection is passed to the caller
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
