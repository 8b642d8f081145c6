import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { rankOptions, type SelectOption } from './rankOptions';

/** What a search found: the options at hand, and how many there are in all. */
export interface FoundOptions<Key extends string | number> {
  readonly options: readonly SelectOption<Key>[];
  readonly total: number;
}

/** Where the options of a select come from: all of them at hand, or asked for as the person types. */
export interface OptionSource<Key extends string | number> {
  readonly options?: readonly SelectOption<Key>[];
  /** Asked 300 ms after the last key; the signal tells when the answer is no longer wanted. */
  readonly onSearch?: (text: string, signal: AbortSignal) => Promise<FoundOptions<Key>>;
  readonly isPending?: boolean;
  readonly hasFailed?: boolean;
  readonly onRetry?: () => void;
}

type Answer<Key extends string | number> =
  | { readonly state: 'pending' }
  | { readonly state: 'failed' }
  | { readonly state: 'here'; readonly found: FoundOptions<Key> };

const debounceMs = 300;
const nothing = { options: [], total: 0 };

/**
 * The options for a search text, ranked, with where their fetching stands.
 *
 * @param isOpen - nothing is asked for before the list is open
 * @returns `found` to show, and `elsewhere`: how many more the server has, which a closer search would find
 */
export function useOptions<Key extends string | number>(source: OptionSource<Key>, search: string, isOpen: boolean) {
  const { options, onSearch, isPending, hasFailed, onRetry } = source;
  const [answer, setAnswer] = useState<Answer<Key>>({ state: 'pending' });
  const [attempt, setAttempt] = useState(0);
  const deferred = useDeferredValue(search);

  // A function written anew at every rendering of the page is still the same question.
  const isAsked = onSearch !== undefined;
  const ask = useEffectEvent((signal: AbortSignal) => onSearch?.(search, signal));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or attempt asks again
  useEffect(() => {
    if (!isAsked || !isOpen) return;
    const controller = new AbortController();
    setAnswer({ state: 'pending' });
    const timer = setTimeout(
      () => {
        ask(controller.signal)?.then(
          (found) => !controller.signal.aborted && setAnswer({ state: 'here', found }),
          () => !controller.signal.aborted && setAnswer({ state: 'failed' }),
        );
      },
      search === '' ? 0 : debounceMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, isOpen, search, attempt]);

  const ranked = useMemo(() => rankOptions(options ?? [], deferred), [options, deferred]);
  if (isAsked) {
    const { options: shown, total } = answer.state === 'here' ? answer.found : nothing;
    return {
      found: shown,
      elsewhere: Math.max(0, total - shown.length),
      isPending: answer.state === 'pending',
      hasFailed: answer.state === 'failed',
      retry: () => setAttempt((count) => count + 1),
    };
  }
  return { found: ranked, elsewhere: 0, isPending: isPending ?? false, hasFailed: hasFailed ?? false, retry: onRetry };
}
