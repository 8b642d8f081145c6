import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { reportLabelStrings } from '../labelStrings';
import { reportFormStrings } from './strings';

export type ReportStrings = Strings<(typeof reportLabelStrings)['templates']> &
  Strings<(typeof reportFormStrings)['templates']>;

/** The labels that form and page share, and the form's own strings. */
export function useReportStrings(): ReportStrings {
  const labelStrings = useStrings(reportLabelStrings);
  const formStrings = useStrings(reportFormStrings);
  return useMemo(() => ({ ...labelStrings, ...formStrings }), [labelStrings, formStrings]);
}
