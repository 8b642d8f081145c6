import {
  unstable_createAdapterProvider as createAdapterProvider,
  type unstable_UpdateUrlFunction as UpdateUrl,
} from 'nuqs/adapters/custom';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';

/** The library's adapter for the router: its hooks follow the address of the window, also in a page that was left and is kept. */
const { useAdapter } = NuqsAdapter({ children: null }).props.value;

/** What the library's adapter is to follow here: nothing. No address has this name. */
const noNames = ['\0'];

/** Called when filters were written to the address. */
const listeners = new Set<() => void>();

/** How the filters of all pages are written to the address. */
export function useAddressWriter(): UpdateUrl {
  const { updateUrl } = useAdapter(noNames);
  return useCallback(
    (search, options) => {
      const written = updateUrl(search, options);
      for (const follow of listeners) follow();
      return written;
    },
    [updateUrl],
  );
}

interface Address {
  /** Where the page was opened. The router's own context would render its readers in a kept page whenever another one is opened. */
  readonly location: Location;
  readonly write: UpdateUrl;
}

const AddressContext = createContext<Address | null>(null);

/** Whether the window shows another entry of its history than the one that a page was opened for. */
function isLeft(location: Location): boolean {
  const state: { readonly key?: string } | null = window.history.state;
  return (state?.key ?? 'default') !== location.key;
}

/** The search of the window's address as far as it has some names. */
function searchOf(names: readonly string[]): URLSearchParams {
  const search = new URLSearchParams(window.location.search);
  for (const name of new Set(search.keys())) if (!names.includes(name)) search.delete(name);
  return search;
}

const ifChanged = (next: URLSearchParams) => (old: URLSearchParams) => (`${next}` === `${old}` ? old : next);

/** The search of the page's address: the window's, or what it was when the page was left. */
function usePageSearch(names: readonly string[], location: Location): URLSearchParams {
  const [search, setSearch] = useState(() => searchOf(names));
  const current = isLeft(location) ? search : ifChanged(searchOf(names))(search);
  if (current !== search) setSearch(current);
  const key = names.join('&');
  useEffect(() => {
    const follow = () => startTransition(() => setSearch(ifChanged(searchOf(key.split('&')))));
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, [key]);
  return current;
}

const PageAdapter = createAdapterProvider((names) => {
  const address = use(AddressContext);
  if (!address) throw new Error('Filters in the address are those of a page');
  return {
    searchParams: usePageSearch(names, address.location),
    updateUrl: address.write,
    autoResetQueueOnUpdate: false,
  };
});

/**
 * Gives the hooks of one page its filters, which stand in the address. A page that was left and is kept behind the next one keeps its own,
 * and is not rendered for those of the next one.
 */
export function PageAddress({ location, write, children }: Address & { readonly children: ReactNode }) {
  return (
    <AddressContext value={{ location, write }}>
      <PageAdapter>{children}</PageAdapter>
    </AddressContext>
  );
}
