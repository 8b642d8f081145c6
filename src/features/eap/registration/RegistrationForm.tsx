import { LongForm } from '#app/form/LongForm';
import { LongFormField, LongFormRow } from '#app/form/LongFormField';
import { LongFormSection } from '#app/form/LongFormSection';
import type { EapRegistration } from '#contract/eap';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import type { RegistrationValues } from '../fields/eapShape';
import { contactParts } from '../fields/fieldEntry';
import { plainString, useEapStrings } from '../form/useEapStrings';
import { registrationContacts, registrationForm } from './registrationForm';
import { useRegistrationActions } from './useRegistrationActions';

interface RegistrationFormProps {
  readonly initial: RegistrationValues;
  readonly registration?: EapRegistration;
  readonly isReadOnly?: boolean;
}

const applicationRows = [
  'national_society',
  'country',
  'disaster_type',
  'disaster_sub_type',
  'eap_type',
  'expected_submission_time',
  'partners',
];

/** A development registration, new or changed. */
export function RegistrationForm({ initial, registration, isReadOnly = false }: RegistrationFormProps) {
  const t = useEapStrings();
  const actions = useRegistrationActions();
  return (
    <LongForm
      definition={registrationForm}
      label={registration ? t.editRegistrationTitle : t.registrationTitle}
      initial={initial}
      stored={registration}
      actions={actions}
      isReadOnly={isReadOnly}
    >
      {(step) =>
        step === 'application'
          ? applicationRows.map((name) => <LongFormRow key={name} name={name} isClearable={name === 'eap_type'} />)
          : registrationContacts.map(({ title, names }) => (
              <LongFormSection key={title} title={t[title]}>
                <FieldsInRow>
                  {names.map((name, index) => (
                    <LongFormField
                      key={name}
                      name={name}
                      caption={plainString(t, `part_${contactParts[index]}`) ?? name}
                    />
                  ))}
                </FieldsInRow>
              </LongFormSection>
            ))
      }
    </LongForm>
  );
}
