import { useFormSelector } from '#app/form/useFormSelector';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import type { ReportValues } from './reportShape';

/** The kind of the report in the surrounding form, from its current values. */
export const useReportKind = () => useFormSelector((values: ReportValues) => fieldReportKind(values));
