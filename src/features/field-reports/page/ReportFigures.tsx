import type { FieldReport } from '#contract/fieldReport';
import { figureSources } from '#domain/field-reports/affectedFigures';
import {
  assistedFields,
  centresField,
  epidemicFigures,
  figureField,
  responderFields,
  sourcedIndicators,
} from '#domain/field-reports/fieldReportFigures';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { type Description, DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { reportLabelStrings } from '../labelStrings';
import styles from './ReportFigures.module.css';
import { fieldReportPageStrings } from './strings';

interface ReportProps {
  readonly report: FieldReport;
}

/** The figures: of three sources side by side, or of the one named source for an outbreak. @source reference/emergencies.md, section 1.14 */
export function ReportFigures({ report }: ReportProps) {
  const t = useStrings(fieldReportPageStrings);
  const kind = fieldReportKind(report);
  const isOutbreak = kind === 'EPI' || kind === 'COVID';
  return (
    <Card title={t.numbers}>
      <Stack gap="s4">
        {isOutbreak ? <OutbreakFigures report={report} kind={kind} /> : <FiguresBySource report={report} />}
        <Responders report={report} />
      </Stack>
    </Card>
  );
}

function FiguresBySource({ report }: ReportProps) {
  const t = useStrings(fieldReportPageStrings);
  const labelStrings = useStrings(reportLabelStrings);
  const kind = fieldReportKind(report);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard
    <div className={styles.wide} role="group" aria-label={t.numbers} tabIndex={0}>
      <table className={styles.table}>
        <caption>{t.numbersNote}</caption>
        <thead>
          <tr>
            <th scope="col">{t.indicator}</th>
            {figureSources.map((source) => (
              <th key={source} scope="col">
                {labelStrings[source]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sourcedIndicators[kind].map((indicator) => (
            <tr key={indicator}>
              <th scope="row">{labelStrings[indicator]}</th>
              {figureSources.map((source) => (
                <td key={source}>
                  <TextOutput kind="number" value={report[figureField(indicator, source)]} />
                </td>
              ))}
            </tr>
          ))}
          {kind === 'EW' && (
            <tr>
              <th scope="row">{labelStrings.centres}</th>
              {figureSources.map((source) => (
                <td key={source} className={styles.text}>
                  <TextOutput value={report[centresField(source)]} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function OutbreakFigures({ report, kind }: ReportProps & { readonly kind: 'EPI' | 'COVID' }) {
  const labelStrings = useStrings(reportLabelStrings);
  const items: Description[] = [
    {
      id: 'date',
      label: labelStrings.sit_fields_date,
      value: <TextOutput kind="date" value={report.sit_fields_date} show="words" />,
    },
    { id: 'source', label: labelStrings.epi_figures_source, value: report.epi_figures_source_display },
    ...epidemicFigures[kind].map((field) => ({
      id: field,
      label: labelStrings[field],
      value: <TextOutput kind="number" value={report[field]} />,
    })),
  ];
  return <DescriptionGrid items={items} />;
}

function Responders({ report }: ReportProps) {
  const t = useStrings(fieldReportPageStrings);
  const labelStrings = useStrings(reportLabelStrings);
  const kind = fieldReportKind(report);
  const figures = [
    { id: assistedFields.redCross, label: t.assistedRedCross },
    { id: assistedFields.government, label: t.assistedGovernment },
    ...responderFields[kind].map((id) => ({ id, label: labelStrings[id] })),
    ...(kind === 'EVT'
      ? [{ id: 'num_emergency_response_unit', label: labelStrings.emergency_response_unit } as const]
      : []),
  ];
  const items = figures.map(({ id, label }) => ({
    id,
    label,
    value: <TextOutput kind="number" value={report[id]} />,
  }));
  return (
    <Stack as="section" gap="s3">
      <h3>{t.responders}</h3>
      <DescriptionGrid items={items} />
    </Stack>
  );
}
