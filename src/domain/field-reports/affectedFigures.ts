/** Who counted the people. */
export type FigureSource = 'redCross' | 'government' | 'other';

/** One indicator as each source counted it, in individuals; null or absent where it gave none (zero is a count). */
export type SourceCounts = { readonly [S in FigureSource]?: number | null };

/** The order of preference among sources. */
export const figureSources: readonly FigureSource[] = ['redCross', 'government', 'other'];

/**
 * The one figure to headline when several sources count the same people.
 *
 * Sources are never added up: the Red Cross Red Crescent count wins, then the government's, then any other.
 *
 * @returns the winning count in individuals with its source, or null where there is no count
 * @source reference/emergencies.md, section 6
 */
export function headlineFigure(counts: SourceCounts): { people: number; source: FigureSource } | null {
  for (const source of figureSources) {
    const people = counts[source];
    if (people !== null && people !== undefined) return { people, source };
  }
  return null;
}
