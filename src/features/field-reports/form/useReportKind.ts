import { useWatch } from 'react-hook-form';
import { type FieldReportKind, fieldReportKind } from '#domain/field-reports/fieldReportKind';
import type { ReportValues } from './reportShape';

/** The kind of the report in the form around this component, as it stands now. */
export function useReportKind(): FieldReportKind {
  const [status, is_covid_report, dtype] = useWatch<ReportValues, ['status', 'is_covid_report', 'dtype']>({
    name: ['status', 'is_covid_report', 'dtype'],
  });
  return fieldReportKind({ status, is_covid_report, dtype });
}
