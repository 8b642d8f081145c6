import type { FieldName, FormDefinition, RowFieldName } from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import { fieldsOf } from '#app/form/LongFormField';
import type { FormErrors } from '#app/request/errors';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { textLimits } from '#domain/local-units/textLimits';
import { isSame } from '#ui/drafts/differences';
import { unitFormKey } from '../sentUnits';
import { feedbackField, healthFields, hiddenField, isHealth, profilesField } from './healthFormFields';
import { listOptions, typeOptions, type UnitFacts, useUnitFacts, visibilityOptions } from './unitOptions';
import { unitProblems } from './unitProblems';
import type { UnitStep, UnitValues } from './unitShape';
import { type UnitStrings, useUnitStrings } from './useUnitStrings';

const isOther = (values: UnitValues) => !isHealth(values);

const text = { step: 'basics', kind: 'text' } as const;
const address = { step: 'place', kind: 'text' } as const;

/** Decimal places of a position that the server stores: what it returns of a save is compared with what was sent. */
const storedDecimals = 6;

/** Dependent values: the codes of the selected options; a position is rounded as the server does. */
function unitConsequences(
  changed: FieldName<UnitValues> | RowFieldName<UnitValues>,
  values: UnitValues,
  facts: UnitFacts | undefined,
) {
  const { type, health } = values;
  const codeOf = (list: readonly { readonly id: number; readonly code: number }[] = [], id: number | null) =>
    list.find((option) => option.id === id)?.code ?? null;
  const options = facts?.options;
  if (changed === 'latitude' || changed === 'longitude') {
    const degrees = values[changed];
    // NaN is a text that is no number
    if (degrees === null || Number.isNaN(degrees)) return {};
    return { [changed]: Number(degrees.toFixed(storedDecimals)) };
  }
  if (changed === 'type') return { type_code: codeOf(options?.type, type) };
  if (changed === 'health.health_facility_type') {
    return { facility_code: codeOf(options?.health_facility_type, health.health_facility_type) };
  }
  if (changed === 'health.affiliation') return { affiliation_code: codeOf(options?.affiliation, health.affiliation) };
  if (changed === 'health.professional_training_facilities') {
    const list = options?.professional_training_facilities;
    return { training_codes: (health.professional_training_facilities ?? []).flatMap((id) => codeOf(list, id) ?? []) };
  }
  return {};
}

/** Maps the server's errors to the form's fields: the server reports errors of the position as a whole, and profiles inside `health`. */
function mapServerErrors({ location_json, health, ...errors }: FormErrors): FormErrors {
  const { other_profiles, ...healthErrors } = typeof health === 'object' ? health : {};
  return {
    ...errors,
    ...(location_json === undefined ? {} : { latitude: String(location_json) }),
    ...(typeof health === 'string' ? { health } : { health: healthErrors }),
    ...(other_profiles === undefined ? {} : { other_profiles }),
  };
}

/** The codes of the chosen options of a stored unit. */
const codesOfStored = (
  type: PrivateLocalUnitDetail['type_details'],
  health: PrivateLocalUnitDetail['health'],
): Pick<UnitValues, 'type_code' | 'facility_code' | 'affiliation_code' | 'training_codes'> => ({
  type_code: type.code,
  facility_code: health?.health_facility_type_details.code ?? null,
  affiliation_code: health?.affiliation_details.code ?? null,
  training_codes: health?.professional_training_facilities_details.map(({ code }) => code) ?? null,
});

/** The form of a local unit. @source reference/local-units.md, section 2 */
const unitForm: FormDefinition<UnitValues, PrivateLocalUnitDetail, UnitStrings, UnitStep, UnitFacts> = {
  key: 'local-unit',
  draftVersion: draftVersions['local-unit'],
  useStrings: useUnitStrings,
  steps: ['basics', 'place', 'facility', 'staff', 'review'],
  stepApplies: (step, values) =>
    step === 'facility' || step === 'staff' ? isHealth(values) : step !== 'review' || values.is_edit === true,
  stepTitle: (step, t) => t[step],
  fields: {
    country: { ...hiddenField, isLocal: false },
    type: {
      step: 'basics',
      kind: 'nativeSelect',
      isRequired: true,
      label: (t) => t.fields.type,
      hint: (t) => t.typeHint,
      options: typeOptions,
    },
    local_branch_name: {
      ...text,
      isRequired: ({ english_branch_name }) => !english_branch_name?.trim(),
      maxLength: textLimits.local_branch_name,
      label: (t) => t.fields.local_branch_name,
      hint: (t) => t.nameHint,
    },
    english_branch_name: {
      ...text,
      maxLength: textLimits.english_branch_name,
      label: (t) => t.fields.english_branch_name,
    },
    subtype: { ...text, maxLength: textLimits.subtype, label: (t) => t.fields.subtype },
    level: {
      step: 'basics',
      kind: 'nativeSelect',
      appliesTo: isOther,
      label: (t) => t.fields.level,
      options: listOptions('level'),
    },
    date_of_data: { step: 'basics', kind: 'date', isRequired: true, label: (t) => t.fields.date_of_data },
    visibility: {
      step: 'basics',
      kind: 'nativeSelect',
      isRequired: true,
      initial: 3,
      label: (t) => t.fields.visibility,
      hint: (t) => t.visibilityHint,
      options: visibilityOptions,
    },
    source_loc: { ...text, appliesTo: isOther, maxLength: textLimits.source_loc, label: (t) => t.fields.source_loc },
    source_en: { ...text, appliesTo: isOther, maxLength: textLimits.source_en, label: (t) => t.fields.source_en },
    focal_person_loc: {
      ...text,
      appliesTo: isOther,
      isRequired: true,
      maxLength: textLimits.focal_person_loc,
      label: (t) => t.fields.focal_person_loc,
    },
    focal_person_en: { ...text, maxLength: textLimits.focal_person_en, label: (t) => t.fields.focal_person_en },
    phone: {
      step: 'basics',
      kind: 'phone',
      appliesTo: isOther,
      maxLength: textLimits.phone,
      label: (t) => t.fields.phone,
    },
    email: {
      step: 'basics',
      kind: 'email',
      appliesTo: isOther,
      maxLength: textLimits.email,
      label: (t) => t.fields.email,
    },
    link: { step: 'basics', kind: 'url', appliesTo: isOther, maxLength: textLimits.link, label: (t) => t.fields.link },
    address_loc: { ...address, maxLength: textLimits.address_loc, label: (t) => t.fields.address_loc },
    address_en: { ...address, maxLength: textLimits.address_en, label: (t) => t.fields.address_en },
    city_loc: { ...address, maxLength: textLimits.city_loc, label: (t) => t.fields.city_loc },
    city_en: { ...address, maxLength: textLimits.city_en, label: (t) => t.fields.city_en },
    postcode: { ...address, maxLength: textLimits.postcode, label: (t) => t.fields.postcode },
    latitude: {
      step: 'place',
      kind: 'number',
      isRequired: true,
      storedAs: 'location_json.lat',
      sentAs: 'location_json.lat',
      min: -90,
      max: 90,
      label: (t) => t.fields.latitude,
    },
    longitude: {
      step: 'place',
      kind: 'number',
      isRequired: true,
      storedAs: 'location_json.lng',
      sentAs: 'location_json.lng',
      min: -180,
      max: 180,
      label: (t) => t.fields.longitude,
    },
    ...healthFields,
    other_profiles: profilesField,
    'health.feedback': feedbackField,
    update_reason_overview: {
      step: 'review',
      kind: 'longText',
      appliesTo: ({ is_edit }) => is_edit === true,
      isRequired: true,
      maxLength: 4000,
      isLocal: true,
      isAskedAnew: true,
      label: (t) => t.reason,
      hint: (t) => t.reasonHint,
    },
    type_code: hiddenField,
    facility_code: hiddenField,
    affiliation_code: hiddenField,
    training_codes: hiddenField,
    is_edit: hiddenField,
  },
  fromStored: ({ type_details, health }) => ({
    ...codesOfStored(type_details, health),
    is_edit: true,
    update_reason_overview: null,
  }),
  fromMerged: (values, { type, type_details, health: latest }) => {
    const { health } = values;
    const isLatest = (name: 'health_facility_type' | 'affiliation' | 'professional_training_facilities') =>
      latest !== null && isSame(health[name], latest[name]);
    const stored = codesOfStored(type_details, latest);
    return {
      type_code: values.type === type ? stored.type_code : values.type_code,
      facility_code: isLatest('health_facility_type') ? stored.facility_code : values.facility_code,
      affiliation_code: isLatest('affiliation') ? stored.affiliation_code : values.affiliation_code,
      training_codes: isLatest('professional_training_facilities') ? stored.training_codes : values.training_codes,
    };
  },
  toBody: (values, stored) => ({
    // every edit has its own reason, so it is always sent, without a comparison with the stored one
    ...(values.is_edit ? { update_reason_overview: values.update_reason_overview?.trim() } : {}),
    // null removes the health data of a unit that is no longer a health facility
    ...(isHealth(values) ? {} : { health: stored?.health ? null : undefined }),
  }),
  mapServerErrors,
  facts: {
    input: ({ country }) => country ?? 0,
    useFacts: useUnitFacts,
    rechecks: ['type'],
  },
  consequences: unitConsequences,
  crossRules: unitProblems,
};

/** The form for one country; drafts are stored per country. */
export const unitFormFor = (country: number): typeof unitForm => ({ ...unitForm, key: unitFormKey(country) });

export const { Field: UnitFormField, FieldRow: UnitFieldRow, FieldList: UnitFieldList } = fieldsOf<UnitValues>();
