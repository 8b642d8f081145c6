import type {
  HealthFacilityType,
  LocalUnitLevel,
  LocalUnitOption,
  LocalUnitOptions,
  LocalUnitType,
} from '#contract/localUnit';
import type { Context } from '../core/http/context';
import { notFound } from '../core/http/errors';
import { type Route, route } from '../core/http/route';
import { optionName } from './optionTranslations';

/** The choices of local units with their English names, as spreadsheets write them; ids are the codes. @source reference/local-units.md, section 5 */

const named = (names: Readonly<Record<number, string>>): LocalUnitOption[] =>
  Object.entries(names).map(([code, name]) => ({ id: Number(code), code: Number(code), name }));

const typeColours: Readonly<Record<number, string>> = {
  1: '#f5333f',
  2: '#011e41',
  3: '#ff8000',
  4: '#b68fba',
  5: '#97b8c2',
  6: '#a5a5a5',
};

export const types = named({
  1: 'Administrative',
  2: 'Health Care',
  3: 'Emergency Response',
  4: 'Humanitarian Assistance Centres',
  5: 'Training and Education',
  6: 'Other',
});

export const levels: readonly LocalUnitLevel[] = [
  { id: 1, level: 0, name: 'National' },
  { id: 2, level: 1, name: 'Subnational' },
  { id: 3, level: 2, name: 'District/Regional' },
  { id: 4, level: 3, name: 'Local' },
];

export const facilityTypes = named({
  1: 'Ambulance Station',
  2: 'Blood Center',
  3: 'Hospital',
  4: 'Pharmacy',
  5: 'Primary Health Care Center',
  6: 'Residential Facility',
  7: 'Training Facility',
  8: 'Specialized Services',
  9: 'Other',
});

/** The lists of health facilities by the field that holds the choice. */
export const healthLists = {
  affiliation: named({
    1: 'Red Cross / Red Crescent Facility',
    2: 'Public Government Facility',
    3: 'Governmental Facility',
    4: 'Private Facility',
    5: 'Organizational Facility',
    9: 'Other',
  }),
  functionality: named({
    1: 'Fully Functional',
    2: 'Partially Functional',
    3: 'Not Functional',
    4: 'No information',
  }),
  primary_health_care_center: named({
    1: 'Medical Practices',
    2: 'Dental Practices',
    3: 'Other Health Care Practitioner',
  }),
  hospital_type: named({ 1: 'Specialised Hospital Non Mh', 2: 'Mental Health Hospital', 9: 'General Hospital' }),
  general_medical_services: named({
    1: 'Minor Trauma',
    2: 'Outpatient Services',
    3: 'Basic Lab Services',
    4: 'Basic Life Support',
    5: 'Referral Capacity',
    6: 'None',
  }),
  specialized_medical_beyond_primary_level: named({
    1: 'Anaesthesiology',
    2: 'Blood Transfusion',
    3: 'Dentistry and Oral Surgery',
    4: 'Emergency pre hospital care',
    5: 'Gynaecology Obstetrics',
    6: 'Intensive Care Medicine',
    7: 'Internal Medicine',
    8: 'Laboratory services advanced',
    9: 'Malnutrition Services',
    10: 'Mental Health',
    11: 'Neonatalogy',
    12: 'Oncology',
    13: 'Ophthalmology',
    14: 'Orthopaedics',
    15: 'Otorhinolaryngology',
    16: 'Paediatrics',
    17: 'Radiology',
    18: 'Rehabilitation',
    19: 'Research',
    20: 'Surgical Specialities',
    21: 'Forensics Services',
    22: 'SRH',
    23: 'Transplantation Services',
    99: 'Other',
    100: 'None',
  }),
  blood_services: named({
    1: 'Blood Collection',
    2: 'Blood Testing',
    3: 'Blood Component Preparation',
    4: 'Blood Product Distribution',
    5: 'Blood Transfusion',
    6: 'Hemopurification Hemofiltration',
    7: 'None',
  }),
  professional_training_facilities: named({ 1: 'Nurses', 2: 'Paramedics / EMT', 9: 'Other' }),
};

const icon = (kind: 'type' | 'facility', code: number, { url }: Context) =>
  new URL(`/sandbox/local-units/icons/${kind}-${code}.svg`, url.origin).href;

/** An option with its name in the language of the request. */
export const withTranslatedName = <Option extends { readonly name: string }>(
  option: Option,
  { language }: Context,
): Option => ({
  ...option,
  name: optionName(option.name, language),
});

export function unitType(id: number, context: Context): LocalUnitType {
  const { code, name } = types.find((each) => each.id === id) ?? { code: id, name: '' };
  return withTranslatedName(
    { id, code, name, colour: typeColours[code] ?? null, image_url: icon('type', code, context) },
    context,
  );
}

export function facilityType(id: number, context: Context): HealthFacilityType {
  const { code, name } = facilityTypes.find((each) => each.id === id) ?? { code: id, name: '' };
  return withTranslatedName({ id, code, name, image_url: icon('facility', code, context) }, context);
}

export function unitLevel(id: number | null, context: Context): LocalUnitLevel | null {
  const level = levels.find((each) => each.id === id);
  return level ? withTranslatedName(level, context) : null;
}

function allOptions(context: Context): LocalUnitOptions {
  const list = (options: readonly LocalUnitOption[]) => options.map((option) => withTranslatedName(option, context));
  return {
    affiliation: list(healthLists.affiliation),
    blood_services: list(healthLists.blood_services),
    functionality: list(healthLists.functionality),
    general_medical_services: list(healthLists.general_medical_services),
    hospital_type: list(healthLists.hospital_type),
    primary_health_care_center: list(healthLists.primary_health_care_center),
    professional_training_facilities: list(healthLists.professional_training_facilities),
    specialized_medical_beyond_primary_level: list(healthLists.specialized_medical_beyond_primary_level),
    health_facility_type: facilityTypes.map(({ id }) => facilityType(id, context)),
    level: levels.map((level) => withTranslatedName(level, context)),
    type: types.map(({ id }) => unitType(id, context)),
  };
}

/** A white polygon for the map to tint, with as many corners as its code. */
function iconPicture({ slots }: Context): Response {
  const code = /^(?:type|facility)-(\d)\.svg$/.exec(slots.name ?? '')?.[1];
  if (code === undefined) throw notFound();
  const corners = Number(code) + 2;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(16 + 14 * Math.cos(angle)).toFixed(1)},${(16 + 14 * Math.sin(angle)).toFixed(1)}`;
  });
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><polygon fill="#fff" points="${points.join(' ')}"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
}

export const optionRoutes: Route[] = [
  route('GET /api/v2/local-units-options/', 'everyone', allOptions),
  route('GET /sandbox/local-units/icons/{name}', 'everyone', iconPicture),
];
