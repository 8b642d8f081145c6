import { useQueryState } from 'nuqs';
import { useCallback, useMemo } from 'react';
import type { RowExpansion } from '../table/TableRow';
import { urlKey } from './urlKey';
import { urlIdSet } from './urlParsers';

/**
 * The expanded rows of a table in the URL, so that a shared link or a reload shows the same rows. For rows whose keys are whole
 * numbers.
 *
 * @param prefix - of the list's other settings in the URL
 */
export function useUrlExpansion(prefix: string): RowExpansion {
  const [ids, setIds] = useQueryState(urlKey('open', prefix), urlIdSet.withOptions({ history: 'replace' }));
  const expanded = useMemo(() => new Set<string | number>(ids), [ids]);
  const onToggle = useCallback(
    (id: string | number) =>
      void setIds((previous) => {
        const next = new Set(previous);
        if (!next.delete(Number(id))) next.add(Number(id));
        return next.size === 0 ? null : [...next];
      }),
    [setIds],
  );
  return useMemo(() => ({ expanded, onToggle }), [expanded, onToggle]);
}
