import type { AcapsSeason } from '#contract/countryDatabank';
import { englishMonths } from '../format/englishMonths';
import { compareNames } from '../language/compare';

const monthNames: readonly string[] = englishMonths;

/** Consecutive months, 0 January to 11 December, both inclusive. */
export interface MonthRun {
  readonly from: number;
  readonly to: number;
}

/**
 * The months of a season as runs of consecutive months within a year.
 *
 * @param months - English names in any order; unknown names are left out
 * @source reference/countries-and-regions.md, section 1.16
 */
export function monthRuns(months: readonly string[]): MonthRun[] {
  const known = new Set(months.map((month) => monthNames.indexOf(month)));
  const runs: MonthRun[] = [];
  for (let month = 0; month < monthNames.length; month += 1) {
    if (!known.has(month)) continue;
    const last = runs.at(-1);
    if (last?.to === month - 1) runs[runs.length - 1] = { ...last, to: month };
    else runs.push({ from: month, to: month });
  }
  return runs;
}

/** One row of the calendar. */
export interface Season {
  readonly id: number;
  readonly label: string;
  readonly events: readonly string[];
  readonly runs: readonly MonthRun[];
  readonly source: string | null;
  readonly sourceDate: string | null;
}

export interface SeasonGroup {
  /** The first type of the entries, empty where they have none. */
  readonly type: string;
  readonly seasons: readonly Season[];
}

const texts = (values: readonly string[] | null) => (values ?? []).flatMap((value) => value.trim() || []);

/**
 * A seasonal calendar grouped by type; types, and the entries of one, are sorted by their first month. Entries without a known month are
 * left out.
 *
 * @source reference/countries-and-regions.md, section 1.16; reference/risk-watch.md, section 1.7
 */
export function seasonGroups(entries: readonly AcapsSeason[], language: string): SeasonGroup[] {
  const byName = compareNames(language);
  const groups = new Map<string, Season[]>();
  for (const { id, event, event_type, label, month, source, source_date } of entries) {
    const runs = monthRuns(month ?? []);
    if (runs.length === 0) continue;
    const [type = ''] = texts(event_type);
    const events = texts(event);
    const season = {
      id,
      label: texts(label).join(', ') || events.join(', ') || type,
      events,
      runs,
      source: source?.trim() || null,
      sourceDate: source_date,
    };
    groups.set(type, [...(groups.get(type) ?? []), season]);
  }
  const start = ({ runs: [first] }: Season) => first?.from ?? 0;
  const firstStart = ({ seasons }: SeasonGroup) => Math.min(...seasons.map(start));
  return [...groups]
    .map(([type, seasons]) => ({
      type,
      seasons: seasons.toSorted((a, b) => start(a) - start(b) || byName(a.label, b.label)),
    }))
    .toSorted((a, b) => firstStart(a) - firstStart(b) || byName(a.type, b.type));
}
