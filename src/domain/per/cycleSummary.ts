import type { PerPhase } from '#contract/enums';
import type { PerMapCycle, PerMapData } from '#contract/perDashboard';
import { compareNames } from '../language/compare';
import { groupBy } from '../lists/groupBy';
import { perPhase } from './perCycle';

/** Counts over the PER cycles of all countries. @source reference/preparedness.md, sections 1.1 and 4.6 */

/** A cycle with a country. */
export type CountryCycle = PerMapCycle & { readonly country_id: number };

const hasCountry = (cycle: PerMapCycle): cycle is CountryCycle => cycle.country_id !== null;

/** The latest cycle of each country. */
export const latestByCountry = ({ results }: PerMapData): CountryCycle[] => (results ?? []).filter(hasCountry);

/** All cycles; the latest of each country where the server sends no others. */
export const allCycles = (data: PerMapData): CountryCycle[] =>
  data.processes ? data.processes.filter(hasCountry) : latestByCountry(data);

/** The year of a date of the server; null without a date. */
export const yearOf = (date: string | null | undefined): number | null => (date ? Number(date.slice(0, 4)) : null);

export interface CycleFilters {
  readonly region: number | null;
  readonly country: number | null;
  readonly phase: number | null;
  readonly type: number | null;
  /** Year of the assessment. */
  readonly year: number | null;
}

/** The cycles that match all set filters. */
export const filterCycles = <Cycle extends PerMapCycle>(
  cycles: readonly Cycle[],
  { region, country, phase, type, year }: CycleFilters,
): Cycle[] =>
  cycles.filter(
    (cycle) =>
      (region === null || cycle.region_id === region) &&
      (country === null || cycle.country_id === country) &&
      (phase === null || cycle.phase === phase) &&
      (type === null || cycle.type_of_assessment === type) &&
      (year === null || yearOf(cycle.date_of_assessment) === year),
  );

const isLater = (cycle: CountryCycle, than: CountryCycle) =>
  (cycle.assessment_number ?? 0) - (than.assessment_number ?? 0) || cycle.id - than.id;

/**
 * The latest cycle of each country among those that match all set filters: a country whose latest cycle is of another year counts with that of
 * the year. Servers that send the latest cycles alone are filtered by them.
 */
export function latestMatching(data: PerMapData, filters: CycleFilters): CountryCycle[] {
  if (!data.processes || Object.values(filters).every((value) => value === null))
    return filterCycles(latestByCountry(data), filters);
  const matching = groupBy(filterCycles(allCycles(data), filters), ({ country_id }) => country_id);
  return [...matching.values()].flatMap((cycles) => cycles.toSorted(isLater).at(-1) ?? []);
}

/** The years of assessments, latest first. */
export const assessmentYears = (cycles: readonly Pick<PerMapCycle, 'date_of_assessment'>[]): number[] =>
  [...new Set(cycles.flatMap(({ date_of_assessment }) => yearOf(date_of_assessment) ?? []))].sort((a, b) => b - a);

export const perPhases: readonly PerPhase[] = Object.values(perPhase);

/** The number of cycles in each phase; cycles with an unknown phase are not counted. */
export const countsByPhase = (cycles: readonly PerMapCycle[]): readonly { phase: PerPhase; count: number }[] =>
  perPhases.map((phase) => ({ phase, count: cycles.filter((cycle) => cycle.phase === phase).length }));

export interface TypeCount {
  /** Null for cycles without a type. */
  readonly id: number | null;
  readonly name: string | null;
  readonly count: number;
}

/**
 * The number of cycles of each type of assessment, most first, cycles without a type last. Cycles in orientation are left out: they
 * have not been assessed.
 *
 * @source reference/preparedness.md, section 7
 */
export function countsByType(cycles: readonly PerMapCycle[]): readonly TypeCount[] {
  const assessed = cycles.filter(({ phase }) => phase !== perPhase.orientation);
  const counts = [...groupBy(assessed, ({ type_of_assessment }) => type_of_assessment ?? -1)].map(
    ([id, group]): TypeCount => ({
      id: id === -1 ? null : id,
      name: group.find(({ type_of_assessment_name }) => type_of_assessment_name)?.type_of_assessment_name ?? null,
      count: group.length,
    }),
  );
  return counts.toSorted((a, b) => Number(a.id === null) - Number(b.id === null) || b.count - a.count);
}

export interface PriorityCount {
  /** Id of the component. */
  readonly id: number;
  readonly title: string;
  readonly area: string | null;
  /** Number of cycles that prioritise it. */
  readonly count: number;
}

/** The number of cycles that prioritise each component, most first; a duplicate within a cycle counts once. */
export function priorityCounts(cycles: readonly PerMapCycle[], language: string): readonly PriorityCount[] {
  const byName = compareNames(language);
  const named = cycles.flatMap(({ prioritized_components }) => [
    ...new Map((prioritized_components ?? []).map((each) => [each.componentId, each])).values(),
  ]);
  return [...groupBy(named, ({ componentId }) => componentId)]
    .map(([id, group]) => ({
      id,
      title: group[0]?.componentTitle?.trim() || String(id),
      area: group[0]?.areaTitle ?? null,
      count: group.length,
    }))
    .toSorted((a, b) => b.count - a.count || byName(a.title, b.title));
}

/** The number of cycles with a prioritised component. */
export const countPrioritisingCycles = (cycles: readonly PerMapCycle[]): number =>
  cycles.filter(({ prioritized_components }) => (prioritized_components ?? []).length > 0).length;

export const considerations = ['epi', 'urban', 'climate_environmental', 'migration'] as const;
export type Consideration = (typeof considerations)[number];

export interface ConsiderationCount {
  readonly consideration: Consideration;
  readonly yes: number;
  readonly no: number;
  /** Cycles whose overview has no answer. */
  readonly unanswered: number;
}

/** The answers of the overviews about each consideration. */
export const considerationCounts = (cycles: readonly PerMapCycle[]): readonly ConsiderationCount[] =>
  considerations.map((consideration) => {
    const flags = cycles.map((cycle) => cycle[`${consideration}_considerations`]);
    return {
      consideration,
      yes: flags.filter((flag) => flag === true).length,
      no: flags.filter((flag) => flag === false).length,
      unanswered: flags.filter((flag) => flag === null).length,
    };
  });

export interface RegionYears {
  /** Null for countries without a region. */
  readonly region: number | null;
  readonly name: string | null;
  /** One count per year. */
  readonly counts: readonly number[];
  /** Cycles without a date of assessment. */
  readonly undated: number;
  readonly total: number;
}

/** The number of cycles by region and year of assessment, years ascending. */
export function regionsByYear(cycles: readonly PerMapCycle[]): {
  readonly years: readonly number[];
  readonly regions: readonly RegionYears[];
} {
  const years = assessmentYears(cycles).toReversed();
  const groups = [...groupBy(cycles, ({ region_id }) => region_id ?? -1)].toSorted(
    ([a], [b]) => Number(a === -1) - Number(b === -1) || a - b,
  );
  const regions = groups.map(([id, group]): RegionYears => {
    const found = group.map(({ date_of_assessment }) => yearOf(date_of_assessment));
    return {
      region: id === -1 ? null : id,
      name: group.find(({ region_name }) => region_name)?.region_name ?? null,
      counts: years.map((year) => found.filter((each) => each === year).length),
      undated: found.filter((each) => each === null).length,
      total: group.length,
    };
  });
  return { years, regions };
}
