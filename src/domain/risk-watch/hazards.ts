import type { RiskHazardType } from '#contract/riskCountry';

/** A hazard of the risk API; its empty string means no hazard. */
export type Hazard = Exclude<RiskHazardType, ''>;

/** The hazards in legend order. @source reference/risk-watch.md, section 5 */
export const hazards = [
  'FL',
  'TC',
  'EQ',
  'DR',
  'WF',
  'SS',
  'FI',
  'EP',
  'TS',
  'CD',
] as const satisfies readonly Hazard[];

/** The hazard of a row; null for the empty string. @source reference/risk-watch.md, section 0 */
export const hazardOf = (type: RiskHazardType | null): Hazard | null => (type === '' ? null : type);
