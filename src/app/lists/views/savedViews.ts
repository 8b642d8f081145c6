import { useMemo } from 'react';
import { useSession } from '#app/session/session';
import { writeStored } from '#app/storage';
import { useStored } from '#app/useStored';

/** A list as somebody has filtered and sorted it, by a name of their own. */
export interface SavedView {
  readonly name: string;
  /** The address of the list. */
  readonly pathname: string;
  /** Its query: filters and order, from the first page on. */
  readonly search: string;
}

const mostViews = 100;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'pathname', 'search'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** The query of a list without its page, which belongs to no view, in one order whatever was filtered first. */
export function viewSearch(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (/(^|_)page$/.test(key)) query.delete(key);
  query.sort();
  const text = query.toString();
  return text && `?${text}`;
}

/**
 * The views of a list that the person has saved on this device, the newest first; those of one login are not shown to another.
 *
 * @param pathname - the address of the list
 */
export function useSavedViews(pathname: string) {
  const key = `views-${useSession()?.id ?? 'visitor'}`;
  const stored = useStored(key);
  return useMemo(() => {
    const all = Array.isArray(stored) ? stored.filter(isView) : [];
    const isOfList = (view: SavedView) => view.pathname === pathname;
    const without = (name: string) => all.filter((view) => !isOfList(view) || view.name !== name);
    const write = (views: readonly SavedView[]) =>
      writeStored(key, views.length > 0 ? views.slice(0, mostViews) : null);
    return {
      views: all.filter(isOfList),
      /** Saves a view of this list; one of the same name is replaced. */
      save: (name: string, search: string) => write([{ name, pathname, search: viewSearch(search) }, ...without(name)]),
      remove: (name: string) => write(without(name)),
    };
  }, [key, stored, pathname]);
}
