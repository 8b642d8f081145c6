import { useReference } from '#app/request/referenceData';
import { figureSources } from '#domain/field-reports/affectedFigures';
import {
  centresField,
  epidemicFigures,
  figureField,
  sourcedIndicators,
} from '#domain/field-reports/fieldReportFigures';
import { FormRow } from '#ui/form/FormRow';
import { FormDateField, FormNumberField, FormTextArea } from '#ui/form/formFields';
import { FormNativeSelect } from '#ui/form/formSelects';
import { useStrings } from '#ui/language/useStrings';
import { reportLabelStrings } from '../labelStrings';
import { Captioned, FieldsInRow } from './Captioned';
import { reportFormStrings } from './formStrings';
import { ChoicesFailure } from './ListFailure';
import { OverviewFields } from './OverviewFields';
import type { ReportValues } from './reportShape';
import { useReportKind } from './useReportKind';

/** What is known of the situation: figures, each with its source, and words. */
export function SituationStep() {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const kind = useReportKind();
  return (
    <>
      {kind === 'EPI' || kind === 'COVID' ? <OutbreakFields kind={kind} /> : <FiguresBySource />}
      <FormRow title={labels.other_sources} description={t.otherSourcesText}>
        <FormTextArea<ReportValues> name="other_sources" label={labels.other_sources} isLabelHidden rows={2} />
      </FormRow>
      <OverviewFields key={kind} />
    </>
  );
}

function FiguresBySource() {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const kind = useReportKind();
  return (
    <>
      {sourcedIndicators[kind].map((indicator, index) => (
        <FormRow key={indicator} title={labels[indicator]} description={index === 0 ? t.figuresText : undefined}>
          <FieldsInRow isShort>
            {figureSources.map((source) => (
              <Captioned key={source} caption={labels[source]}>
                <FormNumberField<ReportValues>
                  name={figureField(indicator, source)}
                  label={labels.figureBySource({ figure: labels[indicator], source: labels[source] })}
                  isLabelHidden
                  isInteger
                  min={0}
                />
              </Captioned>
            ))}
          </FieldsInRow>
        </FormRow>
      ))}
      {kind === 'EW' && (
        <FormRow title={labels.centres} description={t.centresText}>
          {figureSources.map((source) => (
            <Captioned key={source} caption={labels[source]}>
              <FormTextArea<ReportValues>
                name={centresField(source)}
                label={labels.figureBySource({ figure: labels.centres, source: labels[source] })}
                isLabelHidden
                rows={2}
                limit={512}
              />
            </Captioned>
          ))}
        </FormRow>
      )}
    </>
  );
}

function OutbreakFields({ kind }: { readonly kind: 'EPI' | 'COVID' }) {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const { data: enums } = useReference('globalEnums');
  return (
    <>
      {epidemicFigures[kind].map((field, index) => (
        <FormRow key={field} title={labels[field]} description={index === 0 ? t.outbreakText : undefined}>
          <FormNumberField<ReportValues> name={field} label={labels[field]} isLabelHidden isInteger min={0} />
        </FormRow>
      ))}
      <FormRow title={labels.epi_figures_source} description={t.sourceText}>
        <ChoicesFailure />
        <FormNativeSelect<ReportValues>
          name="epi_figures_source"
          label={labels.epi_figures_source}
          isLabelHidden
          options={(enums?.api_episource_choices ?? []).map(({ key, value }) => ({ key, label: value }))}
        />
      </FormRow>
      <FormRow title={labels.sit_fields_date} description={t.dateText}>
        <FormDateField<ReportValues> name="sit_fields_date" label={labels.sit_fields_date} isLabelHidden />
      </FormRow>
      <FormRow title={labels.epi_notes_since_last_fr} description={t.notesText}>
        <FormTextArea<ReportValues>
          name="epi_notes_since_last_fr"
          label={labels.epi_notes_since_last_fr}
          isLabelHidden
        />
      </FormRow>
    </>
  );
}
