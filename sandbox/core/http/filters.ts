import { joined, name, type Sql, type SqlValue, sql, valueList } from '../store/sql';
import { validationError } from './errors';

/** Turns the values of one query parameter into a condition: a parameter may be repeated, and each value may be a comma list. */
export type Filter = (values: readonly string[], parameter: string) => Sql;
export type Filters = Readonly<Record<string, Filter>>;

/** The parser of a query value, and the error message for an invalid one. */
interface Kind {
  read(text: string): SqlValue | undefined;
  message(text: string): string;
}

const asInteger: Kind = {
  read: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  message: () => 'Enter a whole number.',
};
const asText: Kind = { read: (text) => text, message: () => '' };
const asBoolean: Kind = {
  read: (text) => ({ true: 1, '1': 1, false: 0, '0': 0 })[text.toLowerCase()],
  message: () => 'Select a valid choice.',
};
const asMoment: Kind = {
  read: (text) => {
    const at = /^\d{4}-\d{2}-\d{2}/.test(text)
      ? new Date(text.includes('T') || text.length === 10 ? text : text.replace(' ', 'T'))
      : null;
    return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
  },
  message: () => 'Enter a valid date/time.',
};
const asMidnight: Kind = {
  read: (text) => {
    const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
    return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
  },
  message: () => 'Enter a valid date.',
};
const kinds = { integer: asInteger, text: asText, boolean: asBoolean };
type KindName = keyof typeof kinds;

function readAll(kind: Kind, texts: readonly string[], parameter: string): SqlValue[] {
  return texts.map((text) => {
    const value = kind.read(text.trim());
    if (value === undefined) throw validationError({ [parameter]: [kind.message(text)] });
    return value;
  });
}

const split = (values: readonly string[]) =>
  values.flatMap((value) => value.split(',')).filter((part) => part.trim() !== '');

/** The column equals the value; of repeated values the last one counts, as at the real server. */
export function equals(column: string, kind: KindName = 'integer'): Filter {
  return (values, parameter) => {
    const [value = null] = readAll(kinds[kind], values.slice(-1), parameter);
    return sql`${name(column)} = ${value}`;
  };
}

/** The column is one of the values, repeated or in a comma list. */
export function anyOfColumn(column: string, kind: KindName = 'integer'): Filter {
  return (values, parameter) => sql`${name(column)} IN ${valueList(readAll(kinds[kind], split(values), parameter))}`;
}

/** The values of a repeated parameter; throws 400 for a comma list, which the real server reads as one invalid value. */
const withoutCommaLists = (values: readonly string[], parameter: string): readonly string[] => {
  const list = values.find((value) => value.includes(','));
  if (list !== undefined) throw validationError({ [parameter]: [`“${list}” is not a valid value.`] });
  return values;
};

/** The same for a repeated parameter without comma lists. */
export const anyOfRepeated =
  (column: string, kind: KindName = 'integer'): Filter =>
  (values, parameter) =>
    anyOfColumn(column, kind)(withoutCommaLists(values, parameter), parameter);

/** The column is one of a fixed set of choices. */
export function choiceOf(column: string, choices: readonly (string | number)[]): Filter {
  return (values, parameter) => {
    const chosen = split(values).map((text) => {
      const found = choices.find((choice) => String(choice) === text.trim());
      if (found === undefined) {
        throw validationError({ [parameter]: [`Select a valid choice. ${text} is not one of the available choices.`] });
      }
      return found;
    });
    return sql`${name(column)} IN ${valueList(chosen)}`;
  };
}

/** The row is linked to one of the values, such as an emergency to countries. */
export function linkedTo(tableName: string, link: string): Filter {
  return (values, parameter) =>
    sql`id IN (SELECT owner FROM ${name(`${tableName}_${link}`)} WHERE target IN ${valueList(readAll(asInteger, split(values), parameter))})`;
}

/** The same for a repeated parameter without comma lists. */
export const linkedToRepeated =
  (tableName: string, link: string): Filter =>
  (values, parameter) =>
    linkedTo(tableName, link)(withoutCommaLists(values, parameter), parameter);

/** A filter by ids of records that the sandbox does not have: no row matches. */
export const noMatch: Filter = (values, parameter) => {
  readAll(asInteger, withoutCommaLists(values, parameter), parameter);
  return sql`0`;
};

/** The column contains the text, ignoring case. */
export function contains(column: string): Filter {
  return (values) => sql`${name(column)} LIKE ${`%${escapeLike(values.at(-1) ?? '')}%`} ESCAPE '\\'`;
}

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The column has a value when the parameter is true, and none when it is false. */
export function isSet(column: string): Filter {
  return (values, parameter) => {
    const [value] = readAll(asBoolean, values.slice(-1), parameter);
    return value === 1 ? sql`${name(column)} IS NOT NULL` : sql`${name(column)} IS NULL`;
  };
}

/** The five filters of a moment or a day: itself, `__gt`, `__gte`, `__lt` and `__lte`. Days are stored as `2024-05-01`. */
export function range(parameter: string, column = parameter, stored: 'moment' | 'day' = 'moment'): Filters {
  const comparisons = { '': '=', __gt: '>', __gte: '>=', __lt: '<', __lte: '<=' };
  return Object.fromEntries(
    Object.entries(comparisons).map(([suffix, operator]) => [
      `${parameter}${suffix}`,
      (values: readonly string[], named: string) => {
        const [moment = null] = readAll(asMoment, values.slice(-1), named);
        const value = stored === 'day' ? String(moment).slice(0, 10) : moment;
        return sql`${name(column)} ${{ text: operator, values: [] }} ${value}`;
      },
    ]),
  );
}

/** The filters `__gte` and `__lte` of a moment that take a day alone, and compare with its midnight. */
export function dayRange(parameter: string, column = parameter): Filters {
  const bound =
    (operator: string): Filter =>
    (values, named) => {
      const [midnight = null] = readAll(asMidnight, values.slice(-1), named);
      return sql`${name(column)} ${{ text: operator, values: [] }} ${midnight}`;
    };
  return { [`${parameter}__gte`]: bound('>='), [`${parameter}__lte`]: bound('<=') };
}

/** The conditions of a query; unknown and empty parameters are ignored. */
export function conditionsOf(filters: Filters, query: URLSearchParams): Sql[] {
  return Object.entries(filters).flatMap(([parameter, filter]) => {
    const values = query.getAll(parameter).filter((value) => value !== '');
    return values.length === 0 ? [] : [filter(values, parameter)];
  });
}

/** Every word of the text is in at least one of the columns; null without a word or a column. */
export function searchCondition(columns: readonly string[], text: string): Sql | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0 || columns.length === 0) return null;
  const each = words.map((word) => {
    const like = `%${escapeLike(word)}%`;
    return sql`(${joined(
      columns.map((column) => sql`${name(column)} LIKE ${like} ESCAPE '\\'`),
      ' OR ',
    )})`;
  });
  return joined(each, ' AND ');
}
