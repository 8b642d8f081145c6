import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { drefLabelStrings } from '../labelStrings';
import { drefFormStrings } from './strings';

export type LabelWords = Strings<(typeof drefLabelStrings)['templates']>;
export type DrefWords = LabelWords & Strings<(typeof drefFormStrings)['templates']>;

/** What the answers of DREF documents are called, and what their forms add. */
export function useDrefWords(): DrefWords {
  const labels = useStrings(drefLabelStrings);
  const own = useStrings(drefFormStrings);
  return useMemo(() => ({ ...labels, ...own }), [labels, own]);
}
