const hour = 60 * 60 * 1000;

/** The moment a number of days before the present (negative: after it), rounded to the full hour. */
export const momentBefore = (now: Date, days: number): Date =>
  new Date(Math.floor(now.getTime() / hour) * hour - Math.round(days * 24) * hour);

export const isoBefore = (now: Date, days: number): string => momentBefore(now, days).toISOString();

export const dayBefore = (now: Date, days: number): string => isoBefore(now, days).slice(0, 10);

const two = (value: number) => String(value).padStart(2, '0');
const monthWords = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `2023 SEP 04, 00:00Z`, as PDC writes times inside of shapes. */
export const pdcTime = (at: Date): string =>
  `${at.getUTCFullYear()} ${monthWords[at.getUTCMonth()]} ${two(at.getUTCDate())}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}Z`;

/** `04/09/2023 00:00:00`, as GDACS writes times inside of shapes: UTC without saying so. */
export const gdacsTime = (at: Date): string =>
  `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`;
