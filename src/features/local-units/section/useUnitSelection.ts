import { useQueryState } from 'nuqs';
import { useCallback } from 'react';
import { urlNumber } from '#ui/filters/urlParsers';

/** The unit that map and list show, in the address: a link opens it in both. */
export function useUnitSelection() {
  const [chosen, setChosen] = useQueryState('unit', urlNumber.withOptions({ history: 'replace' }));
  const choose = useCallback((id: number | null) => void setChosen(id), [setChosen]);
  return { chosen, choose };
}
