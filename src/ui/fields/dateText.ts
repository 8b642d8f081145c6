import { formatIsoDate, parseDate } from '#domain/format/dates';
import { westernDigits } from '#domain/format/westernDigits';

const pad = (part = '') => part.padStart(2, '0');

/** Removes the bidi marks of copied Arabic text and converts digits to 0 to 9. */
const plainDigits = (text: string) => westernDigits(text.trim()).replace(/[\u200e\u200f]/g, '');

/**
 * Parses a typed day.
 *
 * Year first, or the day first and the year last; with -, / or . between; month first is not accepted. The order is detected
 * here, since a date-fns pattern has one order, separator and number of digits; `parseDate` rejects days that do not exist.
 *
 * @returns yyyy-MM-dd, or null for an invalid day
 * @source reference/product.md, section 9
 */
export function parseDay(text: string): string | null {
  const written = plainDigits(text);
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written);
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(written);
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]];
  return formatIsoDate(parseDate(`${year}-${pad(month)}-${pad(day)}`));
}
