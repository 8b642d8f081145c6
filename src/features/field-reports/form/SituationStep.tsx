import { useWatch } from 'react-hook-form';
import { LongFormSection } from '#app/form/LongFormSection';
import { useFormSelector } from '#app/form/useFormSelector';
import { figureSources } from '#domain/field-reports/affectedFigures';
import {
  centresField,
  epidemicFigures,
  figureField,
  sourcedIndicators,
} from '#domain/field-reports/fieldReportFigures';
import { isHtml } from '#ui/content/isHtml';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { ReportField, ReportFieldRow } from './reportForm';
import type { ReportValues } from './reportShape';
import { useReportKind } from './useReportKind';
import { useReportStrings } from './useReportStrings';

/** The step about the situation: figures with their sources, and texts. */
export function SituationStep() {
  const t = useReportStrings();
  const kind = useReportKind();
  const figures = kind === 'EPI' || kind === 'COVID' ? epidemicFigures[kind] : [];
  return (
    <>
      <FiguresBySource />
      {figures.map((field, index) => (
        <ReportFieldRow key={field} name={field} hint={index === 0 ? t.outbreakText : undefined} />
      ))}
      <ReportFieldRow name="epi_figures_source" />
      <ReportFieldRow name="sit_fields_date" />
      <ReportFieldRow name="epi_notes_since_last_fr" />
      <ReportFieldRow name="other_sources" rows={2} />
      <Overview />
    </>
  );
}

function FiguresBySource() {
  const t = useReportStrings();
  const kind = useReportKind();
  return (
    <>
      {sourcedIndicators[kind].map((indicator, index) => (
        <LongFormSection key={indicator} title={t[indicator]} description={index === 0 ? t.figuresText : undefined}>
          <FieldsInRow isShort>
            {figureSources.map((source) => (
              <ReportField key={source} name={figureField(indicator, source)} caption={t[source]} />
            ))}
          </FieldsInRow>
        </LongFormSection>
      ))}
      {kind === 'EW' && (
        <LongFormSection title={t.centres} description={t.centresText}>
          {figureSources.map((source) => (
            <ReportField key={source} name={centresField(source)} caption={t[source]} rows={2} />
          ))}
        </LongFormSection>
      )}
    </>
  );
}

/** The description: rich text with content guidelines for an event; plain text for other kinds, unless the stored text is rich. */
function Overview() {
  const t = useReportStrings();
  const kind = useReportKind();
  const hasConsent = useWatch<ReportValues, 'has_read_guidelines'>({ name: 'has_read_guidelines' });
  const isFormatted = useFormSelector(({ description }: ReportValues) => isHtml(description));
  const isEvent = kind === 'EVT';
  return (
    <>
      {isEvent && (
        <LongFormSection title={t.guidelines} description={t.guidelinesText}>
          <ReportField name="has_read_guidelines" />
        </LongFormSection>
      )}
      <ReportFieldRow
        name="description"
        as={isEvent || isFormatted ? 'richText' : 'longText'}
        isReadOnly={isEvent && !hasConsent}
        rows={8}
      />
    </>
  );
}
