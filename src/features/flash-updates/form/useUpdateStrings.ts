import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { flashUpdateLabelStrings } from '../labelStrings';
import { flashUpdateFormStrings } from './strings';

export type UpdateStrings = Strings<(typeof flashUpdateLabelStrings)['templates']> &
  Strings<(typeof flashUpdateFormStrings)['templates']>;

/** What the parts of an update are called on its page, and what the form adds. */
export function useUpdateStrings(): UpdateStrings {
  const labels = useStrings(flashUpdateLabelStrings);
  const own = useStrings(flashUpdateFormStrings);
  return useMemo(() => ({ ...labels, ...own }), [labels, own]);
}
