/** Plain digits or groups of three digits, with an optional fraction. */
const figure = /^-?(\d+|\d{1,3}([,\s]\d{3})+)(\.\d+)?$/u;

/**
 * Parses an emergency's key figure, which the server stores as free text.
 *
 * @returns an integer, or the trimmed text when it is not a plain number ("45%", "12-15", "CHF 1.2M")
 * @source reference/emergencies.md, section 1.6
 */
export function parseKeyFigure(text: string): number | string {
  const trimmed = text.trim();
  return figure.test(trimmed) ? Math.round(Number(trimmed.replace(/[^\d.-]/g, ''))) : trimmed;
}
