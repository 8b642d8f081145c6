import type { LocalUnitOptions } from '#contract/localUnit';

type OptionList = Exclude<keyof LocalUnitOptions, 'type' | 'level'>;

/**
 * How the import reads the columns of health facilities, by their headers: one option that is required, one that an unknown name leaves
 * empty, several with commas, a whole number, yes or no.
 *
 * @source reference/local-units.md, section 4.6
 */
const facilityColumns: Readonly<
  Record<
    string,
    | { readonly kind: 'option' | 'optionOrEmpty' | 'options'; readonly list: OptionList }
    | { readonly kind: 'count' | 'yesNo' }
  >
> = {
  Affiliation: { kind: 'option', list: 'affiliation' },
  Functionality: { kind: 'option', list: 'functionality' },
  'Health Facility Type': { kind: 'option', list: 'health_facility_type' },
  'Primary Health Care Center': { kind: 'optionOrEmpty', list: 'primary_health_care_center' },
  'Hospital Type': { kind: 'optionOrEmpty', list: 'hospital_type' },
  'Professional Training Facilities': { kind: 'options', list: 'professional_training_facilities' },
  'General Medical Services': { kind: 'options', list: 'general_medical_services' },
  'Specialized Medical Services (beyond primary level)': {
    kind: 'options',
    list: 'specialized_medical_beyond_primary_level',
  },
  'Blood Services': { kind: 'options', list: 'blood_services' },
  'Ambulance Type A': { kind: 'count' },
  'Ambulance Type B': { kind: 'count' },
  'Ambulance Type C': { kind: 'count' },
  'Maximum Bed Capacity': { kind: 'count' },
  'Number of Isolation Beds': { kind: 'count' },
  'Total Number of Human Resources': { kind: 'count' },
  'General Practitioners': { kind: 'count' },
  'Resident Doctors': { kind: 'count' },
  Specialists: { kind: 'count' },
  Nurses: { kind: 'count' },
  'Nursing Aids': { kind: 'count' },
  Dentists: { kind: 'count' },
  Midwife: { kind: 'count' },
  Pharmacists: { kind: 'count' },
  'Teaching Hospital': { kind: 'yesNo' },
  'In-patient Capacity': { kind: 'yesNo' },
  'Isolation Rooms': { kind: 'yesNo' },
  Warehousing: { kind: 'yesNo' },
  'Cold Chain': { kind: 'yesNo' },
  'Other Medical Heal': { kind: 'yesNo' },
};

/** The headers of these columns. */
export const facilityHeadings: readonly string[] = Object.keys(facilityColumns);

/** How the server compares names: without case, spaces, `/`, `_` and commas. */
const plain = (text: string) => text.toLowerCase().replace(/[ /_,]/g, '');

/**
 * The option that a cell names by its name, its code or "name (code)".
 *
 * @source reference/local-units.md, section 4.6
 */
export const optionNamed = <Option extends { readonly name: string; readonly code: number }>(
  options: readonly Option[],
  text: string,
): Option | undefined =>
  options.find(({ name, code }) =>
    [name, String(code), `${name} (${code})`].some((known) => plain(known) === plain(text)),
  );

/** The parts of a cell with several options. */
export const optionNames = (text: string): readonly string[] =>
  text === '' ? [] : text.split(',').map((name) => name.trim());

/** Whether a cell holds a whole number, as the server takes it: `12.0` is one. */
export const isWholeNumber = (text: string): boolean => /^[+-]?\d+(\.0*)?$/.test(text);

/** What is wrong with a cell of a health facility, or what the import makes of it without a word. */
export type FacilityCell =
  | { readonly problem: 'required' | 'noWholeNumber' | 'strayComma' }
  | { readonly problem: 'unknownOptions'; readonly names: readonly string[] }
  /** Neither stored nor refused. */
  | { readonly problem: 'emptied' };

/**
 * Checks a cell of a health facility as the import will.
 *
 * @param options - null or without names where they are unknown: every name passes, and the server decides
 * @returns null for a cell that is right, and for other columns
 */
function checkCell(column: string, text: string, options: LocalUnitOptions | null): FacilityCell | null {
  const rule = facilityColumns[column];
  if (!rule) return null;
  if (text === '') return rule.kind === 'option' ? { problem: 'required' } : null;
  if (!('list' in rule)) {
    if (rule.kind === 'yesNo') return /^(yes|no)$/i.test(text) ? null : { problem: 'emptied' };
    return isWholeNumber(text) ? null : { problem: 'noWholeNumber' };
  }
  const offered = options?.[rule.list] ?? [];
  if (offered.length === 0) return null;
  if (rule.kind !== 'options') {
    if (optionNamed(offered, text)) return null;
    return rule.kind === 'option' ? { problem: 'unknownOptions', names: [text] } : { problem: 'emptied' };
  }
  const unknown = optionNames(text).filter((name) => !optionNamed(offered, name));
  if (unknown.length === 0) return null;
  const names = unknown.filter(Boolean);
  return names.length > 0 ? { problem: 'unknownOptions', names } : { problem: 'strayComma' };
}

/** The cells of a row of a health facility that are refused or emptied, by their headers. @param text - the cell of a header */
export const facilityCells = (
  text: (column: string) => string,
  options: LocalUnitOptions | null,
): readonly (readonly [column: string, cell: FacilityCell])[] =>
  facilityHeadings.flatMap((column) => {
    const cell = checkCell(column, text(column), options);
    return cell ? [[column, cell] as const] : [];
  });
