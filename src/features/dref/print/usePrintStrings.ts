import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { type DrefStrings, useDrefStrings } from '../form/useDrefStrings';
import { drefPrintStrings } from './strings';

export type PrintStrings = DrefStrings & Strings<(typeof drefPrintStrings)['templates']>;

/** The strings of printed documents: those of the forms, and their printStrings. */
export function usePrintStrings(): PrintStrings {
  const formStrings = useDrefStrings();
  const printStrings = useStrings(drefPrintStrings);
  return useMemo(() => ({ ...formStrings, ...printStrings }), [formStrings, printStrings]);
}
