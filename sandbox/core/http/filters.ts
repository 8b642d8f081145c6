import { joined, name, type Sql, type SqlValue, sql, valueList } from '../store/sql';
import { badForm } from './errors';

/** Turns the values of one query parameter into a condition; `url` parameters may come several times, each maybe a comma list. */
export type Filter = (values: readonly string[], parameter: string) => Sql;
export type Filters = Readonly<Record<string, Filter>>;

/** How a text of the query becomes a value, or a complaint. */
interface Kind {
  read(text: string): SqlValue | undefined;
  complaint(text: string): string;
}

const asInteger: Kind = {
  read: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  complaint: () => 'Enter a whole number.',
};
const asText: Kind = { read: (text) => text, complaint: () => '' };
const asBoolean: Kind = {
  read: (text) => ({ true: 1, '1': 1, false: 0, '0': 0 })[text.toLowerCase()],
  complaint: () => 'Select a valid choice.',
};
const asMoment: Kind = {
  read: (text) => {
    const at = /^\d{4}-\d{2}-\d{2}/.test(text)
      ? new Date(text.includes('T') || text.length === 10 ? text : text.replace(' ', 'T'))
      : null;
    return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
  },
  complaint: () => 'Enter a valid date/time.',
};
const kinds = { integer: asInteger, text: asText, boolean: asBoolean };
type KindName = keyof typeof kinds;

function readAll(kind: Kind, texts: readonly string[], parameter: string): SqlValue[] {
  return texts.map((text) => {
    const value = kind.read(text.trim());
    if (value === undefined) throw badForm({ [parameter]: [kind.complaint(text)] });
    return value;
  });
}

const split = (values: readonly string[]) =>
  values.flatMap((value) => value.split(',')).filter((part) => part.trim() !== '');

/** The column is the value: of several the last one counts, as in the real server. */
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

/** Values of a parameter that is repeated: the real server takes a comma list for one bad value. */
const apart = (values: readonly string[], parameter: string): readonly string[] => {
  const list = values.find((value) => value.includes(','));
  if (list !== undefined) throw badForm({ [parameter]: [`“${list}” is not a valid value.`] });
  return values;
};

/** As above for a parameter that is repeated and takes no comma list. */
export const anyOfRepeated =
  (column: string, kind: KindName = 'integer'): Filter =>
  (values, parameter) =>
    anyOfColumn(column, kind)(apart(values, parameter), parameter);

/** The column is one of a fixed set of choices. */
export function choiceOf(column: string, choices: readonly (string | number)[]): Filter {
  return (values, parameter) => {
    const chosen = split(values).map((text) => {
      const found = choices.find((choice) => String(choice) === text.trim());
      if (found === undefined) {
        throw badForm({ [parameter]: [`Select a valid choice. ${text} is not one of the available choices.`] });
      }
      return found;
    });
    return sql`${name(column)} IN ${valueList(chosen)}`;
  };
}

/** A row is linked to one of the values, as an emergency is to countries. */
export function linkedTo(tableName: string, link: string): Filter {
  return (values, parameter) =>
    sql`id IN (SELECT owner FROM ${name(`${tableName}_${link}`)} WHERE target IN ${valueList(readAll(asInteger, split(values), parameter))})`;
}

/** As above for a parameter that is repeated and takes no comma list. */
export const linkedToRepeated =
  (tableName: string, link: string): Filter =>
  (values, parameter) =>
    linkedTo(tableName, link)(apart(values, parameter), parameter);

/** Ids, repeated, of things that nothing here has. */
export const nothingOf: Filter = (values, parameter) => {
  readAll(asInteger, apart(values, parameter), parameter);
  return sql`0`;
};

/** The text is in the column, whatever the case. */
export function contains(column: string): Filter {
  return (values) => sql`${name(column)} LIKE ${`%${escapeLike(values.at(-1) ?? '')}%`} ESCAPE '\\'`;
}

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A column is empty, or not. */
export function isSet(column: string): Filter {
  return (values, parameter) => {
    const [wanted] = readAll(asBoolean, values.slice(-1), parameter);
    return wanted === 1 ? sql`${name(column)} IS NOT NULL` : sql`${name(column)} IS NULL`;
  };
}

/** The five filters of a moment or a day: itself, `__gt`, `__gte`, `__lt` and `__lte`. Days are kept as `2024-05-01`. */
export function range(parameter: string, column = parameter, keeps: 'moment' | 'day' = 'moment'): Filters {
  const comparisons = { '': '=', __gt: '>', __gte: '>=', __lt: '<', __lte: '<=' };
  return Object.fromEntries(
    Object.entries(comparisons).map(([suffix, operator]) => [
      `${parameter}${suffix}`,
      (values: readonly string[], named: string) => {
        const [moment = null] = readAll(asMoment, values.slice(-1), named);
        const value = keeps === 'day' ? String(moment).slice(0, 10) : moment;
        return sql`${name(column)} ${{ text: operator, values: [] }} ${value}`;
      },
    ]),
  );
}

/** The conditions that a query asks for; parameters that no filter knows are passed over, as are empty ones. */
export function conditionsOf(filters: Filters, query: URLSearchParams): Sql[] {
  return Object.entries(filters).flatMap(([parameter, filter]) => {
    const values = query.getAll(parameter).filter((value) => value !== '');
    return values.length === 0 ? [] : [filter(values, parameter)];
  });
}

/** Any of the columns holds the text, or each of its words does somewhere. */
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
