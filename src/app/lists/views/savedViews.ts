import { useMemo, useSyncExternalStore } from 'react';
import { currentSession, useSession } from '#app/session/session';
import { readStored, writeStored } from '#app/storage';

/** A list as somebody has filtered and sorted it, by a name of their own. */
export interface SavedView {
  readonly name: string;
  /** The address of the list. */
  readonly pathname: string;
  /** Its query: filters and order, from the first page on. */
  readonly search: string;
}

const mostViews = 100;
const keyOf = (user: number | undefined) => `views-${user ?? 'visitor'}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'pathname', 'search'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

const textOf = (key: string) => {
  const stored = readStored(key);
  return Array.isArray(stored) ? JSON.stringify(stored.filter(isView)) : '[]';
};

const change = (views: readonly SavedView[]) => {
  writeStored(keyOf(currentSession()?.id), views.length > 0 ? views.slice(0, mostViews) : null);
  for (const listener of [...listeners]) listener();
};

/** The query of a list without its page, which belongs to no view. */
export function viewSearch(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (/(^|_)page$/.test(key)) query.delete(key);
  const text = query.toString();
  return text && `?${text}`;
}

/**
 * The views of a list that the person has saved on this device, the newest first; those of one login are not shown to another.
 *
 * @param pathname - the address of the list
 */
export function useSavedViews(pathname: string) {
  const user = useSession()?.id;
  const text = useSyncExternalStore(subscribe, () => textOf(keyOf(user)));
  return useMemo(() => {
    const all = JSON.parse(text) as readonly SavedView[];
    const isSame = (name: string) => (view: SavedView) => view.pathname === pathname && view.name === name;
    return {
      views: all.filter((view) => view.pathname === pathname),
      /** Saves a view of this list; one of the same name is replaced. */
      save: (name: string, search: string) =>
        change([{ name, pathname, search: viewSearch(search) }, ...all.filter((view) => !isSame(name)(view))]),
      remove: (name: string) => change(all.filter((view) => !isSame(name)(view))),
    };
  }, [text, pathname]);
}
