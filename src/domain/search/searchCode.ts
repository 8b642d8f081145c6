/** @source reference/api-limits.md */
const appealCode = /^(MDR|EAP)[A-Z0-9]*\d$/;

/** The code of an appeal, `MDRNP002`, which the server's search index does not hold; null for other texts. */
export function appealCodeIn(text: string): string | null {
  const code = text.trim().toUpperCase();
  return appealCode.test(code) ? code : null;
}

/** A GLIDE number with the year and the country in it. */
export interface Glide {
  readonly number: string;
  readonly year: number;
  readonly iso3: string;
}

const glideNumber = /^[A-Z]{2}-(\d{4})-\d{6}-([A-Z]{3})$/;

/** A GLIDE number, `FL-2026-000123-KEN`; null for other texts. */
export function glideIn(text: string): Glide | null {
  const number = text.trim().toUpperCase();
  const [, year, iso3] = glideNumber.exec(number) ?? [];
  return year && iso3 ? { number, year: Number(year), iso3 } : null;
}
