import { useCallback } from 'react';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';

/** What stands for the name of an id, which says nothing to a reader: that the list with its name is on its way, or that it is not available. */
export function useUnnamed() {
  const { fetching, notAvailable } = useStrings(displayStrings);
  return useCallback(
    ({ isPending }: { readonly isPending: boolean }): string => (isPending ? fetching : notAvailable),
    [fetching, notAvailable],
  );
}
