import type { LocalUnitOptions } from '#contract/localUnit';
import { isEmail } from '#domain/account/email';
import { columnLetters } from '#domain/files/columnLetters';
import { parseDay } from '#domain/format/dates';
import { facilityCells, facilityHeadings } from './facilityCells';
import { textLimits } from './textLimits';
import { normalisedName } from './unitNames';

/** A cell of a spreadsheet; dates are those of cells with a date format. */
export type SheetCell = string | number | boolean | Date | null | undefined;
export type SheetRow = readonly SheetCell[];

/** Headers of the template that the checks depend on. @source reference/local-units.md, section 4.6 */
const header = {
  date: 'Date of Update',
  english: 'Local Unit Name (En)',
  local: 'Local Unit Name (Local)',
  visibility: 'Visibility',
  latitude: 'Latitude',
  longitude: 'Longitude',
  level: 'Coverage',
  facility: 'Health Facility Type',
} as const;

/** The columns of texts with a maximum length, by their headers. @source reference/local-units.md, section 4.6 */
const textColumns: Readonly<Record<string, keyof typeof textLimits>> = {
  [header.english]: 'english_branch_name',
  [header.local]: 'local_branch_name',
  'Sub-type': 'subtype',
  'Address (Local)': 'address_loc',
  'Address (En)': 'address_en',
  'Locality (Local)': 'city_loc',
  'Locality (En)': 'city_en',
  'Local Unit Post Code': 'postcode',
  'Focal Person (En)': 'focal_person_en',
  'Focal Person (Local)': 'focal_person_loc',
  'Source (En)': 'source_en',
  'Source (Local)': 'source_loc',
  'Local Unit Email': 'email',
  'Local Unit Phone Number': 'phone',
  'Local Unit Website': 'link',
  'Focal Person Name (En)': 'focal_person_en',
  'Focal Person Name (Local)': 'focal_person_loc',
  'Focal Person Position': 'focal_point_position',
  'Focal Person Email': 'focal_point_email',
  'Focal Person Phone Number': 'focal_point_phone_number',
  Specialities: 'speciality',
};

/** Further headers that the import understands. @source reference/local-units.md, section 4.6 */
const otherHeadings = [
  'Other Affiliation',
  'Other Facility Type',
  'Other Training Facility',
  'Other Services',
  'Other Profiles',
];

/** Index of the row of headers. */
const headerRow = 1;
/** Index of the first row of data, below the groups of columns, the headers and the hints. */
export const firstDataRow = 3;
/** Visibilities that the import keeps as they are. */
const keptVisibilities: readonly string[] = ['public', 'rcrc movement'];

export type ImportProblem =
  | 'noName'
  | 'required'
  | 'noPosition'
  | 'unknownLevel'
  | 'unknownOptions'
  | 'strayComma'
  | 'noWholeNumber'
  | 'noNumber'
  | 'outside'
  | 'tooLong'
  | 'noEmail';

/** A cell that the server refuses, or probably refuses where a position is outside of the country's drawn outline. */
export interface ImportFinding {
  /** The number of the row in the spreadsheet. */
  readonly row: number;
  readonly unit: string;
  readonly column: string;
  readonly value: string;
  readonly problem: ImportProblem;
  /** The maximum number of characters of a text that is too long. */
  readonly limit?: number;
  /** The names in the cell that no option has. */
  readonly names?: readonly string[];
}

/**
 * A heading of the second row with which cells are not read as they stand: it is empty, so that the cells after it are read under the heading
 * of the next column; it stands over another column too, of which the last one counts; or the import does not know it.
 */
export interface WrongHeading {
  /** The letters of the column. */
  readonly column: string;
  /** Empty for `noHeading`. */
  readonly heading: string;
  readonly problem: 'noHeading' | 'headingTwice' | 'unknownHeading';
}

/** An answer that the server does not understand and silently leaves empty. */
export interface EmptiedCell {
  readonly row: number;
  readonly column: string;
  readonly text: string;
}

/** A date that is a text, and how the server reads it; null for one that it silently replaces by today. */
export interface TextDate {
  readonly row: number;
  readonly text: string;
  /** yyyy-MM-dd */
  readonly readAs: string | null;
}

/** A row with a name of an earlier row: the server stores both. */
export interface RepeatedRow {
  readonly row: number;
  readonly unit: string;
  /** The number of the first row with the name. */
  readonly first: number;
}

/** A unit by its names, normalised for comparison. */
export type UnitNames = readonly string[];

export interface ImportFile {
  readonly units: readonly UnitNames[];
  readonly headings: readonly WrongHeading[];
  readonly findings: readonly ImportFinding[];
  readonly textDates: readonly TextDate[];
  readonly emptied: readonly EmptiedCell[];
  readonly repeated: readonly RepeatedRow[];
  /** The number of rows by a visibility that the import widens to that of the RCRC Movement. */
  readonly widened: ReadonlyMap<string, number>;
}

/** Why a sheet is no import of a type. */
export type WrongSheet = 'empty' | 'noTemplate' | 'healthColumns';

interface ImportRules {
  /** In English, as the import reads them; null where they are unknown. */
  readonly options: LocalUnitOptions | null;
  /** Whether the type is that of health facilities. */
  readonly isHealth: boolean;
  /** Whether a position is outside of the country; false where its outline is unknown. */
  readonly isOutside: (longitude: number, latitude: number) => boolean;
}

export const textOf = (cell: SheetCell): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();

/** The rows of a template's sheet that have data, with their numbers from 1: the import skips empty ones. */
export const dataRows = (sheet: readonly SheetRow[]): readonly { readonly cells: SheetRow; readonly row: number }[] =>
  sheet
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(firstDataRow)
    .filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''));

const two = (value: string | number) => String(value).padStart(2, '0');

/**
 * How the server reads a date that is a text: `dd-Mon-yy`, `MM/DD/YYYY` or `YYYY-MM-DD`.
 *
 * @returns yyyy-MM-dd; null for any other text, which becomes today without a word
 * @source reference/local-units.md, section 4.6
 */
export function readTextDate(text: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return parseDay(text) ? text : null;
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const slashed = month && day && `${year}-${two(month)}-${two(day)}`;
  if (slashed) return parseDay(slashed) ? slashed : null;
  const [, date, name = '', short] = /^(\d{1,2})-([a-z]{3})-(\d\d)$/i.exec(text) ?? [];
  const index = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.toLowerCase());
  const named = date && index >= 0 && index % 3 === 0 && `20${short}-${two(index / 3 + 1)}-${two(date)}`;
  return named && parseDay(named) ? named : null;
}

/** Texts that mean the same day to everybody. */
const isUnmistakable = (text: string) => readTextDate(text) !== null && !text.includes('/');

/**
 * Reads the sheet of an import as the server will: the headers are in its second row, the data begin in the fourth, empty rows are skipped.
 * Where a heading is empty, each cell is read under the heading above it nevertheless, as it is once `headings` are corrected.
 *
 * @param sheet - the rows of the first sheet
 * @source reference/local-units.md, section 4.6
 */
export function readImportFile(sheet: readonly SheetRow[], rules: ImportRules): ImportFile | WrongSheet {
  const headers = (sheet[headerRow] ?? []).map(textOf);
  if (!headers.includes(header.latitude) || !headers.includes(header.longitude)) return 'noTemplate';
  if (!rules.isHealth && headers.includes(header.facility)) return 'healthColumns';
  const rows = dataRows(sheet);
  if (rows.length === 0) return 'empty';
  const read = rows.map(({ cells, row }) => readRow(row, (name) => cells[headers.lastIndexOf(name)], rules));
  const widened = new Map<string, number>();
  for (const { visibility } of read) {
    if (!keptVisibilities.includes(visibility.toLowerCase()))
      widened.set(visibility, (widened.get(visibility) ?? 0) + 1);
  }
  return {
    units: read.map(({ names }) => names),
    headings: wrongHeadings(
      headers,
      rows.map(({ cells }) => cells),
      rules,
    ),
    findings: read.flatMap(({ findings }) => findings),
    textDates: read.flatMap(({ textDate }) => textDate ?? []),
    emptied: read.flatMap(({ emptied }) => emptied),
    repeated: repeatedRows(read),
    widened,
  };
}

/** The headings with which cells are not read as they stand, from the left. */
function wrongHeadings(
  headers: readonly string[],
  rows: readonly SheetRow[],
  { isHealth }: ImportRules,
): readonly WrongHeading[] {
  const known = new Set([
    ...Object.values(header),
    ...Object.keys(textColumns),
    ...(isHealth ? [...facilityHeadings, ...otherHeadings] : []),
  ]);
  const last = headers.findLastIndex((heading) => heading !== '');
  const problemOf = (heading: string, index: number): WrongHeading['problem'] | null => {
    if (heading === '') return index < last ? 'noHeading' : null;
    if (headers.indexOf(heading) < index) return 'headingTwice';
    const hasCells = rows.some((cells) => textOf(cells[index]) !== '');
    return known.has(heading) || !hasCells ? null : 'unknownHeading';
  };
  return headers.flatMap((heading, index) => {
    const problem = problemOf(heading, index);
    return problem === null ? [] : [{ column: columnLetters(index), heading, problem }];
  });
}

function readRow(row: number, cellOf: (name: string) => SheetCell, rules: ImportRules) {
  const text = (name: string) => textOf(cellOf(name));
  const [english, local] = [text(header.english), text(header.local)];
  const unit = local || english;
  const finding = (column: string, problem: ImportProblem): ImportFinding => ({
    row,
    unit,
    column,
    value: text(column),
    problem,
  });
  const date = cellOf(header.date);
  const dateText = typeof date === 'string' ? date.trim() : '';
  const cells = rules.isHealth ? facilityCells(text, rules.options) : [];
  return {
    row,
    unit,
    names: [english, local].map(normalisedName).filter(Boolean),
    visibility: text(header.visibility),
    textDate:
      dateText === '' || isUnmistakable(dateText) ? null : { row, text: dateText, readAs: readTextDate(dateText) },
    emptied: cells.flatMap(([column, { problem }]) =>
      problem === 'emptied' ? [{ row, column, text: text(column) }] : [],
    ),
    findings: [
      ...(unit === '' ? [finding(header.local, 'noName')] : []),
      ...levelFindings(text(header.level), rules, finding),
      ...cells.flatMap(([column, cell]) =>
        cell.problem === 'emptied' ? [] : [{ ...finding(column, cell.problem), ...cell }],
      ),
      ...positionFindings(text(header.latitude), text(header.longitude), rules, finding),
      ...textFindings(text, finding),
    ],
  };
}

/** Texts that are too long, and e-mail addresses that are none. Characters are counted as the server does, by code points. */
function textFindings(text: (column: string) => string, finding: Finding): readonly ImportFinding[] {
  return Object.entries(textColumns).flatMap(([column, field]) => {
    const [value, limit] = [text(column), textLimits[field]];
    if ([...value].length > limit) return [{ ...finding(column, 'tooLong'), limit }];
    const isWrongEmail = field.endsWith('email') && value !== '' && !isEmail(value);
    return isWrongEmail ? [finding(column, 'noEmail')] : [];
  });
}

interface NamedRow {
  readonly row: number;
  readonly unit: string;
  readonly names: UnitNames;
}

function repeatedRows(rows: readonly NamedRow[]): readonly RepeatedRow[] {
  const firstByName = new Map<string, number>();
  return rows.flatMap(({ row, unit, names }) => {
    const first = names.map((name) => firstByName.get(name)).find((found) => found !== undefined);
    for (const name of names) if (!firstByName.has(name)) firstByName.set(name, row);
    return first === undefined ? [] : [{ row, unit, first }];
  });
}

type Finding = (column: string, problem: ImportProblem) => ImportFinding;

function levelFindings(level: string, { options, isHealth }: ImportRules, finding: Finding): readonly ImportFinding[] {
  const isKnown =
    level === '' || options === null || options.level.some(({ name }) => name.toLowerCase() === level.toLowerCase());
  return isHealth || isKnown ? [] : [finding(header.level, 'unknownLevel')];
}

/** A latitude or longitude of 0 counts as missing. */
function positionFindings(latitude: string, longitude: string, rules: ImportRules, finding: Finding) {
  const cells = [
    [header.latitude, latitude],
    [header.longitude, longitude],
  ] as const;
  const wrong = cells.flatMap(([column, text]) => {
    if (text === '' || Number(text) === 0) return [finding(column, 'noPosition')];
    return Number.isFinite(Number(text)) ? [] : [finding(column, 'noNumber')];
  });
  if (wrong.length > 0) return wrong;
  return rules.isOutside(Number(longitude), Number(latitude)) ? [finding(header.latitude, 'outside')] : [];
}

/** The units that an import keeps, deletes and adds. A unit stays when a row has one of its names. */
export interface ImportComparison {
  readonly stay: number;
  readonly go: number;
  readonly added: number;
}

/**
 * Compares the stored units of a type with the rows of a file, each unit with one row.
 *
 * @param stored - the normalised names of each stored unit
 */
export function compareImport(stored: readonly UnitNames[], rows: readonly UnitNames[]): ImportComparison {
  const unitsByName = new Map<string, number[]>();
  stored.forEach((names, index) => {
    for (const name of names) unitsByName.set(name, [...(unitsByName.get(name) ?? []), index]);
  });
  const met = new Set<number>();
  for (const names of rows) {
    const found = names.flatMap((name) => unitsByName.get(name) ?? []).find((index) => !met.has(index));
    if (found !== undefined) met.add(found);
  }
  return { stay: met.size, go: stored.length - met.size, added: rows.length - met.size };
}
