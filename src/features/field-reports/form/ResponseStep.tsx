import { useFormState } from 'react-hook-form';
import { useReference } from '#app/request/referenceData';
import { type RequestPair, requestPairs } from '#domain/field-reports/fieldReportRequests';
import { FormRow } from '#ui/form/FormRow';
import { FormNumberField, FormRadioField, FormTextField } from '#ui/form/formFields';
import { FormNativeSelect } from '#ui/form/formSelects';
import { ListError } from '#ui/form/ListError';
import { useStrings } from '#ui/language/useStrings';
import { reportLabelStrings } from '../labelStrings';
import { Captioned, FieldsInRow } from './Captioned';
import { reportFormStrings } from './formStrings';
import { ChoicesFailure, ListFailure } from './ListFailure';
import { type ContactRole, contactRoles, type ReportValues } from './reportShape';
import type { useOfferedVisibilities } from './useOfferedVisibilities';
import { useReportKind } from './useReportKind';

interface ResponseStepProps {
  readonly visibilities: ReturnType<typeof useOfferedVisibilities>;
}

/** What help is planned, whom to ask, and who may read the report. */
export function ResponseStep({ visibilities }: ResponseStepProps) {
  const t = useStrings(reportFormStrings);
  const kind = useReportKind();
  return (
    <>
      {requestPairs[kind].map((pair, index) => (
        <RequestRow key={pair.choice} pair={pair} isFirst={index === 0} />
      ))}
      {contactRoles.map((role, index) => (
        <ContactRow key={role} role={role} description={index === 0 ? t.contactText : undefined} />
      ))}
      <VisibilityRow visibilities={visibilities} />
    </>
  );
}

interface RequestRowProps {
  readonly pair: RequestPair;
  /** The first of them says what holds for all. */
  readonly isFirst: boolean;
}

function RequestRow({ pair, isFirst }: RequestRowProps) {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const { data: enums } = useReference('globalEnums');
  const request = labels[pair.choice];
  const amount = { CHF: t.amountChf, people: t.amountPeople, units: t.amountUnits }[pair.unit];
  return (
    <FormRow title={request} description={isFirst ? t.plannedText : undefined}>
      {isFirst && <ChoicesFailure />}
      <FieldsInRow>
        <Captioned caption={t.decision}>
          <FormNativeSelect<ReportValues>
            name={pair.choice}
            label={t.decisionOf({ request })}
            isLabelHidden
            // "No" is what an empty answer says
            options={(enums?.api_request_choices ?? [])
              .filter(({ key }) => key !== 0)
              .map(({ key, value }) => ({ key, label: value }))}
          />
        </Captioned>
        <Captioned caption={amount}>
          <FormNumberField<ReportValues>
            name={pair.amount}
            label={t.amountOf({ request, amount })}
            isLabelHidden
            isInteger
            min={1}
          />
        </Captioned>
      </FieldsInRow>
    </FormRow>
  );
}

interface ContactRowProps {
  readonly role: ContactRole;
  readonly description: string | undefined;
}

function ContactRow({ role, description }: ContactRowProps) {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const path = `contacts.${role}` as const;
  const { errors } = useFormState({ name: path });
  const fields = [
    { name: 'name', type: 'text', caption: t.name },
    { name: 'title', type: 'text', caption: t.contactTitle },
    { name: 'email', type: 'email', caption: t.email },
    { name: 'phone', type: 'tel', caption: t.phone },
  ] as const;
  return (
    <FormRow title={labels[role]} description={description}>
      <ListError errors={errors} name={path} />
      <FieldsInRow>
        {fields.map(({ name, type, caption }) => (
          <Captioned key={name} caption={caption}>
            <FormTextField<ReportValues>
              name={`${path}.${name}`}
              label={t.contactField({ role: labels[role], field: caption })}
              isLabelHidden
              type={type}
              autoComplete="off"
            />
          </Captioned>
        ))}
      </FieldsInRow>
    </FormRow>
  );
}

function VisibilityRow({ visibilities }: ResponseStepProps) {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const { data: enums } = useReference('globalEnums');
  const { offered, isPending, isError, refetch } = visibilities;
  const nameOf = (key: number) => enums?.api_visibility_choices.find((each) => each.key === key)?.value ?? String(key);
  const all = (enums?.api_visibility_choices ?? []).map(({ key }) => key);
  return (
    <FormRow title={labels.visibility} description={t.visibilityText} isRequired>
      <ChoicesFailure />
      <FormRadioField<ReportValues>
        name="visibility"
        label={labels.visibility}
        isLabelHidden
        isRequired
        isDisabled={isPending}
        hint={isPending ? t.visibilityPending : undefined}
        options={(offered ?? all).map((key) => ({ key, label: nameOf(key) }))}
      />
      {isError && <ListFailure message={t.visibilityFailed} onRetry={refetch} />}
    </FormRow>
  );
}
