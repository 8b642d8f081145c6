import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { ageStrings } from '../ageStrings';
import { activityFormStrings } from './strings';

export type ActivityStrings = Strings<(typeof activityFormStrings)['templates']> & {
  readonly ages: Strings<(typeof ageStrings)['templates']>;
};

/** The strings of the form, and the names of ages, which pages share. */
export function useActivityStrings(): ActivityStrings {
  const t = useStrings(activityFormStrings);
  const groupStrings = useStrings(ageStrings);
  return useMemo(() => ({ ...t, ages: groupStrings }), [t, groupStrings]);
}
