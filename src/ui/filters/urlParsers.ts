import {
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
  type SingleParser,
} from 'nuqs';
import { formatIsoDate, parseDate } from '#domain/format/dates';
import { sortedNumbers } from '#domain/lists/sortedNumbers';

/** Parsers of filter values in the URL. A value that does not parse counts as not set, so that an edited link still opens the page. */
export const urlText = parseAsString;

/** A number whose whole text has this form: a text that only begins with a number, as `1e3` and `12x` do, is none. */
export const numberAs = (form: RegExp) =>
  createParser<number>({ parse: (text) => (form.test(text) ? Number(text) : null), serialize: String });

/** An id, a year or another whole number. */
export const urlNumber = numberAs(/^\d{1,9}$/);

/** One of these numbers. */
export const urlNumberOf = <const Choice extends number>(numbers: readonly Choice[]) =>
  createParser<Choice>({
    parse: (text) => numbers.find((number) => String(number) === text) ?? null,
    serialize: String,
  });
export const urlBoolean = parseAsBoolean;
export const urlNumbers = parseAsArrayOf(urlNumber);

/** A set of ids, sorted and unique, so that equal choices have one URL. */
export const urlIdSet = createParser<readonly number[]>({
  parse: (text) => {
    const ids = urlNumbers.parse(text);
    return ids?.length ? sortedNumbers(ids) : null;
  },
  serialize: (ids) => sortedNumbers(ids).join(','),
});

/** Any of these numbers. */
export const urlNumbersOf = <const Choice extends number>(numbers: readonly Choice[]) =>
  parseAsArrayOf(urlNumberOf(numbers));

/** A list without its invalid items; null where none is valid. */
export function urlListOf<Item extends {}>(item: SingleParser<Item>) {
  const { parse, ...list } = parseAsArrayOf(item);
  return createParser<Item[]>({
    ...list,
    parse: (text) => {
      const items = parse(text);
      return items && items.length > 0 ? items : null;
    },
  });
}

export const urlTexts = parseAsArrayOf(parseAsString);
export const urlChoice = parseAsStringLiteral;

/** A day as `2026-10-02`; days that do not exist are invalid. */
export const urlDate = createParser<string>({
  parse: (text) => formatIsoDate(parseDate(text)),
  serialize: String,
});
