/** Digits alone, or in groups of three, with a fraction at most: everything else is read by people, not by us. */
const figure = /^-?(\d+|\d{1,3}([,\s]\d{3})+)(\.\d+)?$/u;

/**
 * The number that an emergency's key figure holds: the server keeps it as a text that people typed.
 *
 * @returns a whole number, or the trimmed text where it says more than a number ("45%", "12-15", "CHF 1.2M"): it is shown as it is
 * @source reference/emergencies.md, section 1.6
 */
export function readKeyFigure(text: string): number | string {
  const trimmed = text.trim();
  return figure.test(trimmed) ? Math.round(Number(trimmed.replace(/[^\d.-]/g, ''))) : trimmed;
}
