/** The source of a count of people. */
export type FigureSource = 'redCross' | 'government' | 'other';

/** The count of one indicator by source, in individuals; null or absent where a source has none (zero is a count). */
export type SourceCounts = { readonly [S in FigureSource]?: number | null };

/** The sources in order of preference. */
export const figureSources: readonly FigureSource[] = ['redCross', 'government', 'other'];

/**
 * The figure to show when several sources count the same people.
 *
 * Sources are never added up: the Red Cross Red Crescent count takes precedence, then the government's, then any other.
 *
 * @returns the count in individuals with its source; null without a count
 * @source reference/emergencies.md, section 6
 */
export function headlineFigure(counts: SourceCounts): { people: number; source: FigureSource } | null {
  for (const source of figureSources) {
    const people = counts[source];
    if (people !== null && people !== undefined) return { people, source };
  }
  return null;
}
