import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { flashUpdateLabelStrings } from '../labelStrings';
import { flashUpdateFormStrings } from './strings';

export type UpdateStrings = Strings<(typeof flashUpdateLabelStrings)['templates']> &
  Strings<(typeof flashUpdateFormStrings)['templates']>;

/** The labels that form and page share, and the form's own strings. */
export function useUpdateStrings(): UpdateStrings {
  const labelStrings = useStrings(flashUpdateLabelStrings);
  const formStrings = useStrings(flashUpdateFormStrings);
  return useMemo(() => ({ ...labelStrings, ...formStrings }), [labelStrings, formStrings]);
}
