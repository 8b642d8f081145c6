import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { type DrefWords, useDrefWords } from '../form/useDrefWords';
import { drefPrintStrings } from './strings';

export type PrintWords = DrefWords & Strings<(typeof drefPrintStrings)['templates']>;

/** What printed documents say: the words of the forms, and their own. */
export function usePrintWords(): PrintWords {
  const words = useDrefWords();
  const own = useStrings(drefPrintStrings);
  return useMemo(() => ({ ...words, ...own }), [words, own]);
}
