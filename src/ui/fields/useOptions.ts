import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { rankOptions, type SelectOption } from './rankOptions';

/** The result of a search: the loaded options, and the total number. */
export interface FoundOptions<Key extends string | number> {
  readonly options: readonly SelectOption<Key>[];
  readonly total: number;
}

/** The loading state of a list of options. */
export interface OptionState {
  readonly isPending?: boolean;
  readonly hasFailed?: boolean;
  readonly onRetry?: () => void;
  /** Called on hover or focus of the select, to load its options. */
  readonly onNeedOptions?: () => void;
}

/** The options of a select: a list, or a search on the server. */
export interface OptionSource<Key extends string | number> extends OptionState {
  readonly options?: readonly SelectOption<Key>[];
  /** Called 300 ms after the last key; the signal is aborted by the next search. */
  readonly onSearch?: (text: string, signal: AbortSignal) => Promise<FoundOptions<Key>>;
}

type SearchState<Key extends string | number> =
  | { readonly state: 'pending' }
  | { readonly state: 'failed' }
  | { readonly state: 'here'; readonly found: FoundOptions<Key> };

const debounceMs = 300;
const nothing = { options: [], total: 0 };

/**
 * The options for a search text, ranked, with their loading state.
 *
 * @param isOpen - no search runs while the list is closed
 * @returns `found` to show, and `remoteCount`: the number of further options on the server
 */
export function useOptions<Key extends string | number>(source: OptionSource<Key>, search: string, isOpen: boolean) {
  const { options, onSearch, isPending, hasFailed, onRetry } = source;
  const [searched, setSearched] = useState<SearchState<Key>>({ state: 'pending' });
  const [attempt, setAttempt] = useState(0);

  // a new function at every rendering does not start another search
  const isSearched = onSearch !== undefined;
  const runSearch = useEffectEvent((signal: AbortSignal) => onSearch?.(search, signal));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or attempt starts another search
  useEffect(() => {
    if (!isSearched || !isOpen) return;
    const controller = new AbortController();
    setSearched({ state: 'pending' });
    const timer = setTimeout(
      () => {
        runSearch(controller.signal)?.then(
          (found) => !controller.signal.aborted && setSearched({ state: 'here', found }),
          () => !controller.signal.aborted && setSearched({ state: 'failed' }),
        );
      },
      search === '' ? 0 : debounceMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isSearched, isOpen, search, attempt]);

  // not deferred, so that a press selects an option of the current search
  const ranked = useMemo(() => rankOptions(options ?? [], search), [options, search]);
  if (isSearched) {
    const { options: shown, total } = searched.state === 'here' ? searched.found : nothing;
    return {
      found: shown,
      remoteCount: Math.max(0, total - shown.length),
      isPending: searched.state === 'pending',
      hasFailed: searched.state === 'failed',
      retry: () => setAttempt((count) => count + 1),
    };
  }
  return {
    found: ranked,
    remoteCount: 0,
    isPending: isPending ?? false,
    hasFailed: hasFailed ?? false,
    retry: onRetry,
  };
}
