import { useCallback } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { eventStrings } from './strings';

/** Reads the name of an emergency; one without a name has a text in its place, since a link needs one. */
export function useEventName() {
  const { untitled } = useStrings(eventStrings);
  return useCallback(({ name }: { readonly name?: string | null }): string => name?.trim() || untitled, [untitled]);
}
