import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OptionState } from '#ui/fields/useOptions';
import { optionState } from './optionState';
import { type ReferenceName, referenceQuery } from './referenceData';
import { useIsPageLoaded } from './useIsPageLoaded';

/**
 * A reference list for the options of a filter. It loads after the rows of the page, or earlier when the reader reaches for the
 * select, or when a value that is already set needs its name.
 *
 * @param hasValue - whether the filter is set
 * @returns the list, undefined until loaded, and the props of the select that tell its state
 */
export function useOptionList<N extends ReferenceName>(name: N, hasValue: boolean) {
  const isPageLoaded = useIsPageLoaded();
  const [isNeeded, setNeeded] = useState(false);
  const list = useQuery({
    ...referenceQuery(name),
    enabled: hasValue || isNeeded || isPageLoaded,
  });
  const state: OptionState = { ...optionState(list), onNeedOptions: () => setNeeded(true) };
  return { data: list.data, state };
}
