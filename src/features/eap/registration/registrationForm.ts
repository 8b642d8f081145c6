import { type FieldDefinition, type FormDefinition, fieldsFrom, optionsFor } from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import type { EapRegistration } from '#contract/eap';
import { eapLimits } from '#domain/eap/eapTypes';
import { useSocietyOptions } from '#resources/country/countryOptions';
import { countryOptions, hazardOptions, partnerOptions, typeOptions } from '../fields/eapOptions';
import type { RegistrationValues } from '../fields/eapShape';
import { contactNames, contactParts } from '../fields/fieldEntry';
import { type EapStrings, plainString, useEapStrings } from '../form/useEapStrings';
import { useMayRegisterFor } from '../rights';

const registrationSteps = ['application', 'contacts'] as const;
type RegistrationStep = (typeof registrationSteps)[number];

type Definition = FormDefinition<RegistrationValues, EapRegistration, EapStrings, RegistrationStep>;

/** The National Societies for which the person may register a protocol. @source reference/eap.md, section 5 */
const ownSocieties = optionsFor(
  ({ national_society }: RegistrationValues) => national_society ?? undefined,
  (chosen: number | undefined) => useSocietyOptions(chosen, useMayRegisterFor()),
);

const kinds = { name: 'text', title: 'text', email: 'email', phone_number: 'phone' } as const;

/** The first day of the month of a day. */
const monthOf = (day: string | null) => (day === null ? null : `${day.slice(0, 8)}01`);

type ContactRole = 'national_society_contact' | 'ifrc_contact' | 'dref_focal_point';
type ContactPart = (typeof contactParts)[number];
type RegistrationField = FieldDefinition<RegistrationValues, EapStrings, RegistrationStep>;

const contact = <Role extends ContactRole>(role: Role, isRequired = false) =>
  fieldsFrom(contactParts, (part): readonly [`${Role}_${ContactPart}`, RegistrationField] => [
    `${role}_${part}`,
    {
      kind: kinds[part],
      step: 'contacts',
      isRequired: isRequired && part !== 'phone_number',
      maxLength: part === 'phone_number' ? eapLimits.phone : eapLimits.shortText,
      label: (t: EapStrings) => t.contact({ role: t[`role_${role}`], part: plainString(t, `part_${part}`) ?? part }),
    },
  ]);

/** The names of the fields of each contact, with the string of its heading. */
export const registrationContacts = [
  { title: 'role_national_society_contact', names: contactNames('national_society_contact') },
  { title: 'role_ifrc_contact', names: contactNames('ifrc_contact') },
  { title: 'role_dref_focal_point', names: contactNames('dref_focal_point') },
] as const;

/** The form of a development registration. @source reference/eap.md, section 2.3 */
export const registrationForm: Definition = {
  key: 'eap-registration',
  draftVersion: draftVersions['eap-registration'],
  useStrings: useEapStrings,
  steps: registrationSteps,
  stepTitle: (step, t) => t[step],
  fields: {
    national_society: {
      kind: 'select',
      step: 'application',
      isRequired: true,
      label: (t) => t.national_society,
      hint: (t) => t.hint_national_society,
      options: ownSocieties,
    },
    country: {
      kind: 'select',
      step: 'application',
      isRequired: true,
      label: (t) => t.country,
      options: countryOptions,
    },
    disaster_type: {
      kind: 'select',
      step: 'application',
      isRequired: true,
      label: (t) => t.disaster_type,
      options: hazardOptions,
    },
    disaster_sub_type: {
      kind: 'text',
      step: 'application',
      maxLength: eapLimits.shortText,
      label: (t) => t.disaster_sub_type,
      hint: (t) => t.hint_disaster_sub_type,
    },
    eap_type: {
      kind: 'radio',
      step: 'application',
      label: (t) => t.eap_type,
      hint: (t) => t.hint_eap_type,
      options: typeOptions,
    },
    expected_submission_time: {
      kind: 'date',
      step: 'application',
      label: (t) => t.expected_submission_time,
      hint: (t) => t.hint_expected_submission_time,
      toBody: monthOf,
      keepsStored: true,
    },
    partners: {
      kind: 'multiSelect',
      step: 'application',
      isRequired: true,
      label: (t) => t.partners,
      options: partnerOptions,
    },
    ...contact('national_society_contact', true),
    ...contact('ifrc_contact'),
    ...contact('dref_focal_point'),
  },
  consequences: (changed, { national_society }) =>
    changed === 'national_society' ? { country: national_society } : {},
};
