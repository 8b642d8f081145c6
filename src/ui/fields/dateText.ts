import { westernDigits } from './parseNumber';

const isRealDay = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const pad = (part: string | undefined, length = 2) => (part ?? '').padStart(length, '0');

/**
 * A day as people write it, as yyyy-MM-dd.
 *
 * Year first, or the day first and the year last; with -, / or . between. Month first is never assumed.
 *
 * @returns yyyy-MM-dd, or null when it is no day of the calendar
 * @source specification.md, section 9
 */
export function parseDay(text: string): string | null {
  const written = westernDigits(text.trim()).replace(/[\u200e\u200f]/g, '');
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written);
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(written);
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]];
  if (!year || !isRealDay(Number(year), Number(month), Number(day))) return null;
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** A month as people write it (year first or last), as yyyy-MM, or null when it is none. */
export function parseMonth(text: string): string | null {
  const written = westernDigits(text.trim()).replace(/[\u200e\u200f]/g, '');
  const yearFirst = /^(\d{4})[-/.](\d{1,2})$/.exec(written);
  const monthFirst = /^(\d{1,2})[-/.](\d{4})$/.exec(written);
  const [year, month] = yearFirst ? [yearFirst[1], yearFirst[2]] : [monthFirst?.[2], monthFirst?.[1]];
  if (!year || Number(month) < 1 || Number(month) > 12) return null;
  return `${year}-${pad(month)}`;
}
