import type { FieldReportKind } from './fieldReportKind';

/** The two fields of a planned international response: whether it is requested, and its amount. */
export interface RequestPair {
  readonly choice: 'dref' | 'appeal' | 'fact' | 'emergency_response_unit' | 'forecast_based_action';
  readonly amount:
    | 'dref_amount'
    | 'appeal_amount'
    | 'num_fact'
    | 'num_emergency_response_unit'
    | 'forecast_based_action_amount';
  readonly unit: 'CHF' | 'people' | 'units';
}

const always: readonly RequestPair[] = [
  { choice: 'dref', amount: 'dref_amount', unit: 'CHF' },
  { choice: 'appeal', amount: 'appeal_amount', unit: 'CHF' },
  { choice: 'fact', amount: 'num_fact', unit: 'people' },
  { choice: 'emergency_response_unit', amount: 'num_emergency_response_unit', unit: 'units' },
];
const forecast: RequestPair = {
  choice: 'forecast_based_action',
  amount: 'forecast_based_action_amount',
  unit: 'CHF',
};

export const allRequestPairs: readonly RequestPair[] = [...always, forecast];

/** The planned responses that each kind of report can request. @source reference/emergencies.md, section 2.1 */
export const requestPairs: Readonly<Record<FieldReportKind, readonly RequestPair[]>> = {
  EVT: always,
  EPI: always,
  EW: allRequestPairs,
  COVID: [],
};

/**
 * The missing field of a choice and its amount, which are valid only together.
 *
 * @returns null when both or neither are set
 * @source reference/emergencies.md, section 2.1
 */
export function missingPairField(choice: number | null | undefined, amount: number | null | undefined) {
  const [hasChoice, hasAmount] = [typeof choice === 'number', typeof amount === 'number'];
  if (hasChoice === hasAmount) return null;
  return hasChoice ? 'amount' : 'choice';
}

/** A stored choice, null for 0 ("No"), which other clients send when nothing is chosen. @source reference/emergencies.md, section 2.1 */
export const toChoice = <T extends number>(stored: T | null | undefined): Exclude<T, 0> | null =>
  stored ? (stored as Exclude<T, 0>) : null;
