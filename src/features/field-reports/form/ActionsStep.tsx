import { useQuery } from '@tanstack/react-query';
import { useReference } from '#app/request/referenceData';
import { responderFields } from '#domain/fieldReportFigures';
import { FormRow } from '#ui/form/FormRow';
import { FormChecklistField, FormNumberField, FormRadioField, FormTextArea } from '#ui/form/formFields';
import { useStrings } from '#ui/language/useStrings';
import { reportLabelStrings } from '../labelStrings';
import { ActionsBlock } from './ActionsBlock';
import { applies } from './applicableFields';
import { Captioned, FieldsInRow } from './Captioned';
import { activitiesQuery, partnersQuery } from './formQueries';
import { reportFormStrings } from './formStrings';
import { organisations, type ReportValues } from './reportShape';
import { useReportKind } from './useReportKind';

/** Who helped whom so far, and how. */
export function ActionsStep() {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const kind = useReportKind();
  const { data: enums } = useReference('globalEnums');
  return (
    <>
      <FormRow title={t.assistedTitle} description={t.assistedText}>
        <FieldsInRow>
          {(['government', 'redCross'] as const).map((source) => (
            <Captioned key={source} caption={labels[source]}>
              <FormNumberField<ReportValues>
                name={source === 'redCross' ? 'num_assisted' : 'gov_num_assisted'}
                label={labels.figureBySource({ figure: labels.assisted, source: labels[source] })}
                isLabelHidden
                isInteger
                min={0}
              />
            </Captioned>
          ))}
        </FieldsInRow>
      </FormRow>
      {responderFields[kind].length > 0 && (
        <FormRow title={t.respondersTitle}>
          <FieldsInRow>
            {responderFields[kind].map((field) => (
              <FormNumberField<ReportValues> key={field} name={field} label={labels[field]} isInteger min={0} />
            ))}
          </FieldsInRow>
        </FormRow>
      )}
      {organisations.map((organisation) => (
        <ActionsBlock key={organisation} organisation={organisation} />
      ))}
      {applies('bulletin', kind) && (
        <FormRow title={labels.bulletin} description={t.bulletinText}>
          <FormRadioField<ReportValues>
            name="bulletin"
            label={labels.bulletin}
            isLabelHidden
            options={(enums?.api_field_report_bulletin ?? []).map(({ key, value }) => ({ key, label: value }))}
          />
        </FormRow>
      )}
      <FormRow title={labels.actions_others} description={t.othersText}>
        <FormTextArea<ReportValues> name="actions_others" label={labels.actions_others} isLabelHidden />
      </FormRow>
      {kind === 'COVID' && <PartnerFields />}
    </>
  );
}

function PartnerFields() {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const { data: partners } = useQuery(partnersQuery());
  const { data: activities } = useQuery(activitiesQuery());
  const optionsOf = (list: { results: readonly { id: number; name: string | null }[] } | undefined) =>
    (list?.results ?? []).map(({ id, name }) => ({ key: id, label: name ?? String(id) }));
  return (
    <FormRow title={t.partnersTitle}>
      <FormChecklistField<ReportValues>
        name="external_partners"
        label={labels.external_partners}
        options={optionsOf(partners)}
      />
      <FormChecklistField<ReportValues>
        name="supported_activities"
        label={labels.supported_activities}
        options={optionsOf(activities)}
      />
    </FormRow>
  );
}
