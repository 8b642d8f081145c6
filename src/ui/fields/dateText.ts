import { parseDate, writeDate } from '#domain/format/dates';
import { westernDigits } from './parseNumber';

const pad = (part = '') => part.padStart(2, '0');

/** Without the marks of direction that copied Arabic text carries, and with digits 0 to 9. */
const plainDigits = (text: string) => westernDigits(text.trim()).replace(/[\u200e\u200f]/g, '');

/**
 * A day as people write it, as yyyy-MM-dd.
 *
 * Year first, or the day first and the year last; with -, / or . between; month first is never assumed. The order is found
 * here, since a date-fns pattern fits one order, sign and count of digits; `parseDate` then tells real days.
 *
 * @returns yyyy-MM-dd, or null when it is no day of the calendar
 * @source reference/product.md, section 9
 */
export function parseDay(text: string): string | null {
  const written = plainDigits(text);
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written);
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(written);
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]];
  return writeDate(parseDate(`${year}-${pad(month)}-${pad(day)}`));
}
