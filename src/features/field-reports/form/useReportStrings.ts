import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { reportLabelStrings } from '../labelStrings';
import { reportFormStrings } from './strings';

export type ReportStrings = Strings<(typeof reportLabelStrings)['templates']> &
  Strings<(typeof reportFormStrings)['templates']>;

/** What reports are called on their page, and what the form adds. */
export function useReportStrings(): ReportStrings {
  const labels = useStrings(reportLabelStrings);
  const own = useStrings(reportFormStrings);
  return useMemo(() => ({ ...labels, ...own }), [labels, own]);
}
