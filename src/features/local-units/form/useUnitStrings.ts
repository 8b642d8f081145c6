import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { unitFieldStrings } from '../fieldStrings';
import { localUnitFormStrings } from './strings';

export type UnitStrings = Strings<(typeof localUnitFormStrings)['templates']> & {
  readonly fields: Strings<(typeof unitFieldStrings)['templates']>;
};

/** The form's own strings, and the labels of the fields of units. */
export function useUnitStrings(): UnitStrings {
  const formStrings = useStrings(localUnitFormStrings);
  const fieldStrings = useStrings(unitFieldStrings);
  return useMemo(() => ({ ...formStrings, fields: fieldStrings }), [formStrings, fieldStrings]);
}
