import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { ageStrings } from '../ageStrings';
import { activityFormStrings } from './strings';

export type ActivityStrings = Strings<(typeof activityFormStrings)['templates']> & {
  readonly ages: Strings<(typeof ageStrings)['templates']>;
};

/** The form's words, and what ages are called on pages and in forms. */
export function useActivityStrings(): ActivityStrings {
  const own = useStrings(activityFormStrings);
  const ages = useStrings(ageStrings);
  return useMemo(() => ({ ...own, ages }), [own, ages]);
}
