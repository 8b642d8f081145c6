import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { type DrefStrings, useDrefStrings } from '../form/useDrefStrings';
import { drefPrintStrings } from './strings';

export type PrintStrings = DrefStrings & Strings<(typeof drefPrintStrings)['templates']>;

/** The strings of printed documents: those of the forms, and their own. */
export function usePrintStrings(): PrintStrings {
  const shared = useDrefStrings();
  const own = useStrings(drefPrintStrings);
  return useMemo(() => ({ ...shared, ...own }), [shared, own]);
}
