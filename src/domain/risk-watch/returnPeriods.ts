import type { ReturnPeriodRow } from '#contract/riskSeasonal';
import { type Hazard, hazardOf } from './hazards';

/** Return periods in years, with the fields of their figures. */
const returnFields = [
  [20, 'twenty_years'],
  [50, 'fifty_years'],
  [100, 'hundred_years'],
  [250, 'two_hundred_fifty_years'],
  [500, 'five_hundred_years'],
  [1000, 'one_thousand_years'],
  [1500, 'one_thousand_five_hundred_years'],
] as const;
/** The longest of the return periods that are always listed. */
const longestListed = 500;

export interface ReturnPeriod {
  readonly years: number;
  readonly people: number | null;
  /** USD */
  readonly loss: number | null;
}

const whole = (value: number | null | undefined) => (typeof value === 'number' ? Math.round(value) : null);

/** The hazards with return periods. */
export const returnHazards = (rows: readonly ReturnPeriodRow[]): Hazard[] => [
  ...new Set(rows.flatMap(({ hazard_type }) => hazardOf(hazard_type) ?? [])),
];

/**
 * The expected impact of an event of each return period in whole people and USD: the first five with null for unknown figures, the
 * longest two where they have one.
 *
 * @source reference/risk-watch.md, section 1.6; reference/real-server.md, section 5
 */
export function returnPeriods(rows: readonly ReturnPeriodRow[], hazard: Hazard): ReturnPeriod[] {
  const row = rows.find(({ hazard_type }) => hazard_type === hazard);
  return returnFields
    .map(([years, field]) => {
      const figures = row?.[field];
      return { years, people: whole(figures?.population_displacement), loss: whole(figures?.economic_loss) };
    })
    .filter(({ years, people, loss }) => years <= longestListed || people !== null || loss !== null);
}
