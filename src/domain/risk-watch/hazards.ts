import type { RiskHazardType } from '#contract/riskCountry';

/** A hazard of the risk API; its empty text is no hazard. */
export type Hazard = Exclude<RiskHazardType, ''>;

/** In the order of legends. @source reference/risk-watch.md, section 5 */
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

/** The hazard of a row; null where the source left it empty. @source reference/risk-watch.md, section 0 */
export const hazardOf = (type: RiskHazardType | null): Hazard | null => (type === '' ? null : type);
