import { isEmail } from '#domain/account/email';
import { isWholeNumber, optionNamed, optionNames } from '#domain/local-units/facilityCells';
import type { Context } from '../core/http/context';
import { blankHealth, blankUnit } from './blankUnit';
import { levels } from './optionLists';
import type { HealthRow, LocalUnitRow } from './tables';
import { type Column, optionsOf } from './templateColumns';
import { isWithin, outsideOf, storedPosition } from './writing';

/** A row of an import: the unit that it describes, and its errors by the header of the column. */
export interface ParsedRow {
  readonly unit: Omit<LocalUnitRow, 'id'>;
  readonly errors: Readonly<Record<string, string>>;
}

const optionBy = (field: string, text: string) => optionNamed(optionsOf(field), text);

const day = 24 * 60 * 60 * 1000;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date cell, or a text in one of three notations; any other text is silently today. */
function dateOf(text: string, now: Date): string {
  const at = (year: number, month: number, date: number) =>
    new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
  // a date cell holds the days since the end of 1899
  if (/^\d{4,6}(\.\d+)?$/.test(text))
    return new Date(Date.UTC(1899, 11, 30) + Number(text) * day).toISOString().slice(0, 10);
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (iso) return text;
  const american = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text);
  if (american && Number(american[1]) <= 12) return at(Number(american[3]), Number(american[1]), Number(american[2]));
  const named = /^(\d\d)-([A-Za-z]{3})-(\d\d)$/.exec(text);
  const month = months.indexOf(named?.[2]?.toLowerCase() ?? '');
  if (named && month >= 0) return at(2000 + Number(named[3]), month + 1, Number(named[1]));
  return now.toISOString().slice(0, 10);
}

interface Reading {
  readonly unit: Omit<LocalUnitRow, 'id'>;
  readonly health: HealthRow | null;
  readonly now: Date;
}

const tooLong = (length: number) => `Ensure this field has no more than ${length} characters.`;

/** Writes a cell into the unit. @returns what is wrong with it, or null */
function readCell(column: Column, text: string, { unit, health, now }: Reading): string | null {
  switch (column.kind) {
    case 'date':
      unit.date_of_data = dateOf(text, now);
      return null;
    case 'visibility':
      unit.visibility = text.toLowerCase() === 'public' ? 3 : 1;
      return null;
    case 'latitude':
    case 'longitude': {
      const degrees = Number(text);
      if (text === '') return 'This field may not be null.';
      if (Number.isNaN(degrees)) return 'A valid number is required.';
      unit.location_json = storedPosition({
        ...unit.location_json,
        [column.kind === 'latitude' ? 'lat' : 'lng']: degrees,
      });
      return null;
    }
    case 'level': {
      const level = levels.find(({ name }) => name.toLowerCase() === text.toLowerCase());
      if (text !== '' && !level) return 'Level is not valid';
      unit.level = level?.id ?? null;
      return null;
    }
    case 'text':
      if (text.length > column.maxLength) return tooLong(column.maxLength);
      if (column.field === 'email' && text !== '' && !isEmail(text)) return 'Enter a valid email address.';
      Object.assign(unit, { [column.field]: text || null });
      return null;
    default:
      return health && readHealthCell(column, text, health);
  }
}

/** `health_facility_type` as the server writes it in a sentence. */
const titleOf = (field: string) =>
  field.replace(/(^|_)(\w)/g, (_, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`);

function readHealthCell(column: Column, text: string, health: HealthRow): string | null {
  switch (column.kind) {
    case 'healthText':
      if (text.length > column.maxLength) return tooLong(column.maxLength);
      Object.assign(health, { [column.field]: text || null });
      return null;
    case 'count':
      if (text !== '' && !isWholeNumber(text)) return 'A valid integer is required.';
      Object.assign(health, { [column.field]: text === '' ? column.blank : Number(text) });
      return null;
    case 'yesNo':
      // blank is no, another word than the two is no answer
      Object.assign(health, {
        [column.field]: text === '' ? false : ({ yes: true, no: false }[text.toLowerCase()] ?? null),
      });
      return null;
    case 'choice': {
      const option = optionBy(column.field, text);
      if (!option)
        return text === '' ? `${titleOf(column.field)} is required.` : `${titleOf(column.field)} '${text}' not found`;
      health[column.field] = option.id;
      return null;
    }
    case 'optionalChoice':
      health[column.field] = optionBy(column.field, text)?.id ?? null;
      return null;
    case 'choices': {
      const names = optionNames(text);
      const unknown = names.find((name) => !optionBy(column.field, name));
      if (unknown !== undefined) return `Invalid value '${unknown}'`;
      Object.assign(health, { [column.field]: names.flatMap((name) => optionBy(column.field, name)?.id ?? []) });
      return null;
    }
    default:
      return null;
  }
}

/** Reads a row of data by the headers of its file. @source reference/local-units.md, section 4.6 */
export function parseRow(
  cells: readonly string[],
  headers: readonly string[],
  columns: readonly Column[],
  given: Pick<LocalUnitRow, 'country' | 'type' | 'bulk_upload' | 'created_by'>,
  context: Context,
): ParsedRow {
  const isHealth = columns.some(({ kind }) => kind === 'choice');
  const now = context.now.toISOString();
  const dates = { created_at: now, modified_at: now };
  const health: HealthRow | null = isHealth ? { ...blankHealth, ...dates, id: 0, created_by: given.created_by } : null;
  const unit = { ...blankUnit, ...dates, ...given, modified_by: given.created_by, status: 4 as const, health };
  const reading: Reading = { unit, health, now: context.now };
  const found = columns.flatMap((column) => {
    // of columns with the same heading the last one counts
    const index = headers.lastIndexOf(column.header);
    const error = readCell(column, (index < 0 ? '' : (cells[index] ?? '')).trim(), reading);
    return error === null ? [] : [{ column, error }];
  });
  // the health data come first, and stop at the first answer that is not known
  const ofHealth = found.filter(({ column }) => healthKinds.has(column.kind)).slice(0, 1);
  const ofCells = Object.fromEntries(
    (ofHealth.length > 0 ? ofHealth : found).map(({ column, error }) => [column.header, error]),
  );
  return { unit, errors: found.length > 0 ? ofCells : unitErrors(unit, context) };
}

const healthKinds: ReadonlySet<Column['kind']> = new Set(['healthText', 'count', 'yesNo', 'choice', 'choices']);

/** The first error of a unit as a whole or of its position, which names no column of the template; found once all cells are right. */
function unitErrors(unit: Omit<LocalUnitRow, 'id'>, context: Context): ParsedRow['errors'] {
  const { lat, lng } = unit.location_json;
  if (!unit.english_branch_name && !unit.local_branch_name) {
    return { non_field_errors: 'Branch Name Combination is required.' };
  }
  if (lat === 0 || lng === 0) return { non_field_errors: 'Latitude and Longitude are required.' };
  return isWithin(context, unit.country, lng, lat) ? {} : { location: outsideOf(unit.country, context) };
}
