import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useReference } from '#app/request/referenceData';
import { responderFields } from '#domain/field-reports/fieldReportFigures';
import { FormRow } from '#ui/form/FormRow';
import { FormChecklistField, FormNumberField, FormRadioField, FormTextArea } from '#ui/form/formFields';
import { useStrings } from '#ui/language/useStrings';
import { reportLabelStrings } from '../labelStrings';
import { ActionsBlock } from './ActionsBlock';
import { applies } from './applicableFields';
import { Captioned, FieldsInRow } from './Captioned';
import { activitiesQuery, partnersQuery } from './formQueries';
import { reportFormStrings } from './formStrings';
import { ChoicesFailure, ListFailure } from './ListFailure';
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
          <ChoicesFailure />
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
  return (
    <FormRow title={t.partnersTitle}>
      <NamedChecklist name="external_partners" list={useQuery(partnersQuery())} />
      <NamedChecklist name="supported_activities" list={useQuery(activitiesQuery())} />
    </FormRow>
  );
}

interface NamedChecklistProps {
  readonly name: 'external_partners' | 'supported_activities';
  readonly list: Pick<
    UseQueryResult<{ readonly results: readonly { readonly id: number; readonly name: string | null }[] }>,
    'data' | 'isError' | 'refetch'
  >;
}

function NamedChecklist({ name, list }: NamedChecklistProps) {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const { data, isError, refetch } = list;
  if (isError && !data) return <ListFailure message={t.namedListFailed({ list: labels[name] })} onRetry={refetch} />;
  return (
    <FormChecklistField<ReportValues>
      name={name}
      label={labels[name]}
      options={(data?.results ?? []).map(({ id, name: own }) => ({ key: id, label: own ?? String(id) }))}
    />
  );
}
