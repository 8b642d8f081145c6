/** Digits alone, or in groups of three, with a fraction at most: everything else is read by people, not by us. */
const figure = /^-?(\d+|\d{1,3}([,\s]\d{3})+)(\.\d+)?$/u;

/**
 * Parses an emergency's key figure, which the server stores as free text.
 *
 * @returns an integer, or the trimmed text where it is not a plain number ("45%", "12-15", "CHF 1.2M")
 * @source reference/emergencies.md, section 1.6
 */
export function readKeyFigure(text: string): number | string {
  const trimmed = text.trim();
  return figure.test(trimmed) ? Math.round(Number(trimmed.replace(/[^\d.-]/g, ''))) : trimmed;
}
