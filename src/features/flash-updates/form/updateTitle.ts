/**
 * The generated title of an update: "Kenya - Uganda - Flood November 2026".
 *
 * @param countries - their names, in the order of the form
 * @param hazard - the name of the disaster type
 * @param month - the current month with its year, in words
 * @source reference/emergencies.md, section 2.2
 */
export const updateTitle = (countries: readonly string[], hazard: string, month: string): string =>
  [...countries, `${hazard} ${month}`].join(' - ');
