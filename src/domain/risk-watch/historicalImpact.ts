import type { GoHistorical } from '#contract/goHistorical';
import { percentOf } from '../format/numbers';

/** The disaster types of the chart: flood, flash flood, cyclone, food insecurity, drought. @source reference/risk-watch.md, section 1.5 */
const shownTypes = [12, 27, 4, 21, 20];

export interface HistoricalImpact {
  readonly id: number;
  readonly name: string | null;
  readonly type: number;
  readonly typeName: string;
  /** Start date as the server sends it. */
  readonly start: string;
  /** Position in the year, from 0 (start of January) to below 12; the chart overlays the years. */
  readonly month: number;
  readonly people: number;
  /** CHF, the sum of all appeals. */
  readonly funded: number;
  /** Percentage points; null when nothing was requested. */
  readonly coverage: number | null;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Affected people, or the beneficiaries of the appeals when their number is missing; null without either. */
function peopleOf({ num_affected, appeals }: GoHistorical): number | null {
  const counted = num_affected ?? sum(appeals.map(({ num_beneficiaries }) => num_beneficiaries));
  return counted > 0 ? counted : null;
}

/** The position of a date in its year in months, 0 to 12, in UTC. */
const monthOf = (date: string) => Number(date.slice(5, 7)) - 1 + (Number(date.slice(8, 10)) - 1) / 31;

/**
 * Past emergencies with their position in the year, each once: by region the server lists one again for each of its countries there.
 * Emergencies without people are left out.
 *
 * @source reference/risk-watch.md, section 1.5
 */
export function historicalImpacts(events: readonly GoHistorical[]): HistoricalImpact[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return [...byId.values()].flatMap((event): HistoricalImpact[] => {
    const { id, name, dtype, disaster_start_date: start, appeals } = event;
    const people = peopleOf(event);
    if (people === null || dtype === null || !shownTypes.includes(dtype.id)) return [];
    const funded = sum(appeals.map(({ amount_funded }) => amount_funded));
    const requested = sum(appeals.map(({ amount_requested }) => amount_requested));
    const coverage = percentOf(funded, requested);
    return [
      { id, name, type: dtype.id, typeName: dtype.name ?? '', start, month: monthOf(start), people, funded, coverage },
    ];
  });
}
