import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { unitFieldStrings } from '../fieldStrings';
import { localUnitFormStrings } from './strings';

export type UnitStrings = Strings<(typeof localUnitFormStrings)['templates']> & {
  readonly fields: Strings<(typeof unitFieldStrings)['templates']>;
};

/** The form's words, and what the answers of units are called everywhere. */
export function useUnitStrings(): UnitStrings {
  const own = useStrings(localUnitFormStrings);
  const fields = useStrings(unitFieldStrings);
  return useMemo(() => ({ ...own, fields }), [own, fields]);
}
