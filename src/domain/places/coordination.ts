import type { MembershipCoordination } from '#contract/countryPlan';
import { compareNames } from '../language/compare';

/** The sectors of membership coordination, in column order. @source reference/countries-and-regions.md, section 5.7 */
export const coordinationSectors = [
  'climate',
  'crisis',
  'health',
  'migration',
  'inclusion',
  'enabling_functions',
] as const;

type Sector = MembershipCoordination['sector'];

/** The sectors that one National Society coordinates in a country. */
export interface CoordinationRow {
  readonly society: number;
  readonly name: string;
  readonly sectors: ReadonlySet<Sector>;
}

/**
 * The sectors that each National Society coordinates, sorted by name. Only `has_coordination` decides: an entry keeps its id when
 * coordination ends, and placeholders have neither id nor name.
 *
 * @source reference/countries-and-regions.md, sections 1.11b and 4.7
 */
export function coordinationRows(entries: readonly MembershipCoordination[], language: string): CoordinationRow[] {
  const byName = compareNames(language);
  const societies = new Map<number, { name: string; sectors: Set<Sector> }>();
  for (const entry of entries) {
    const row = societies.get(entry.national_society) ?? { name: '', sectors: new Set<Sector>() };
    row.name ||= entry.national_society_name?.trim() ?? '';
    if (entry.has_coordination) row.sectors.add(entry.sector);
    societies.set(entry.national_society, row);
  }
  return [...societies]
    .map(([society, row]) => ({ society, ...row }))
    .filter(({ sectors }) => sectors.size > 0)
    .toSorted((a, b) => byName(a.name, b.name));
}
