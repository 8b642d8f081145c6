import type { FieldReport } from '#contract/fieldReport';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { formatList } from '#domain/format/formatList';
import { type Description, DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { reportLabelStrings } from '../labelStrings';
import { fieldReportPageStrings } from './strings';

/** Dates, visibility and places. @source reference/emergencies.md, section 1.14 */
export function ReportBasics({ report }: { readonly report: FieldReport }) {
  const t = useStrings(fieldReportPageStrings);
  const labelStrings = useStrings(reportLabelStrings);
  const { language } = useLanguage();
  const kind = fieldReportKind(report);
  const listed = (names: readonly (string | null | undefined)[]) =>
    formatList(
      names.flatMap((name) => name ?? []),
      language,
    );
  const startLabels = {
    EVT: labelStrings.start_date,
    EW: labelStrings.forecastDate,
    EPI: labelStrings.startOfOutbreak,
    COVID: labelStrings.startOfOutbreak,
  };
  const items: Description[] = [
    { id: 'visibility', label: labelStrings.visibility, value: report.visibility_display },
    {
      id: 'start',
      label: startLabels[kind],
      value: <TextOutput kind="date" value={report.start_date} show="words" />,
    },
    {
      id: 'report',
      label: t.reportDate,
      value: <TextOutput kind="moment" value={report.report_date} show="words" />,
    },
    ...(kind === 'COVID'
      ? [{ id: 'covid', label: labelStrings.covid, value: <TextOutput kind="boolean" value={true} /> }]
      : []),
    {
      id: 'regions',
      label: t.regions,
      value: listed(report.regions_details.map(({ region_name }) => region_name)),
    },
    { id: 'provinces', label: t.provinces, value: listed(report.districts_details.map(({ name }) => name)) },
  ];
  return (
    <Card title={t.basics}>
      <DescriptionGrid items={items} />
    </Card>
  );
}
