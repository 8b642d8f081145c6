import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { rankOptions, type SelectOption } from './rankOptions';

/** Where the options of a select come from: all of them at hand, or asked for as the person types. */
export interface OptionSource<Key extends string | number> {
  readonly options?: readonly SelectOption<Key>[];
  /** Asked 300 ms after the last key; the signal tells when the answer is no longer wanted. */
  readonly onSearch?: (text: string, signal: AbortSignal) => Promise<readonly SelectOption<Key>[]>;
  readonly isPending?: boolean;
  readonly hasFailed?: boolean;
  readonly onRetry?: () => void;
}

type Answer<Key extends string | number> =
  | { readonly state: 'pending' }
  | { readonly state: 'failed' }
  | { readonly state: 'here'; readonly options: readonly SelectOption<Key>[] };

const debounceMs = 300;

/**
 * The options for a search text, ranked, with where their fetching stands.
 *
 * @param isOpen - nothing is asked for before the list is open
 */
export function useOptions<Key extends string | number>(source: OptionSource<Key>, search: string, isOpen: boolean) {
  const { options, onSearch, isPending, hasFailed, onRetry } = source;
  const [answer, setAnswer] = useState<Answer<Key>>({ state: 'pending' });
  const [attempt, setAttempt] = useState(0);
  const deferred = useDeferredValue(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!onSearch || !isOpen) return;
    const controller = new AbortController();
    setAnswer({ state: 'pending' });
    const timer = setTimeout(
      () => {
        onSearch(search, controller.signal).then(
          (found) => !controller.signal.aborted && setAnswer({ state: 'here', options: found }),
          () => !controller.signal.aborted && setAnswer({ state: 'failed' }),
        );
      },
      search === '' ? 0 : debounceMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [onSearch, isOpen, search, attempt]);

  const ranked = useMemo(() => rankOptions(options ?? [], deferred), [options, deferred]);
  if (onSearch) {
    return {
      found: answer.state === 'here' ? answer.options : [],
      isPending: answer.state === 'pending',
      hasFailed: answer.state === 'failed',
      retry: () => setAttempt((count) => count + 1),
    };
  }
  return { found: ranked, isPending: isPending ?? false, hasFailed: hasFailed ?? false, retry: onRetry };
}
