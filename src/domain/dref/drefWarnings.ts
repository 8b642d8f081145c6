type Count = number | null | undefined;

/** The fields of an operational update that the warnings depend on. */
export interface UpdateChanges {
  readonly changing_timeframe_operation: boolean | null;
  readonly changing_budget: boolean | null;
  readonly request_for_second_allocation: boolean | null;
  readonly changing_geographic_location: boolean | null;
  readonly changing_target_population_of_operation: boolean | null;
  /** Months. */
  readonly total_operation_timeframe: Count;
  /** CHF. */
  readonly additional_allocation: Count;
  readonly district: readonly number[] | null;
  readonly total_targeted_population: Count;
}

export interface PreviousStage {
  readonly timeframe: Count;
  readonly district: readonly number[] | null;
  readonly targeted: Count;
}

/** The warnings of an operational update: changes that it declares but does not make, and changes that it makes but does not declare. */
export type UpdateWarning =
  | 'timeframeUnchanged'
  | 'timeframeUndeclared'
  | 'budgetUndeclared'
  | 'budgetUnchanged'
  | 'locationUnchanged'
  | 'locationUndeclared'
  | 'targetUnchanged'
  | 'targetUndeclared';

/** The field to look at for each warning. */
export const updateWarningField: Readonly<Record<UpdateWarning, keyof UpdateChanges>> = {
  timeframeUnchanged: 'total_operation_timeframe',
  timeframeUndeclared: 'changing_timeframe_operation',
  budgetUndeclared: 'changing_budget',
  budgetUnchanged: 'additional_allocation',
  locationUnchanged: 'district',
  locationUndeclared: 'changing_geographic_location',
  targetUnchanged: 'total_targeted_population',
  targetUndeclared: 'changing_target_population_of_operation',
};

const isSameSet = (a: readonly number[] | null, b: readonly number[] | null) => {
  const [first, second] = [new Set(a ?? []), new Set(b ?? [])];
  return first.size === second.size && [...first].every((id) => second.has(id));
};

const mismatch = <W extends UpdateWarning>(
  isDeclared: boolean | null,
  hasChanged: boolean,
  words: readonly [W, W],
): readonly W[] =>
  isDeclared === true && !hasChanged ? [words[0]] : isDeclared !== true && hasChanged ? [words[1]] : [];

/**
 * The warnings of an operational update, compared with the document before it.
 *
 * @param isLoan - loans have no fields for changes and therefore no warnings
 * @source reference/dref.md, section 2.4
 */
export function updateWarnings(
  update: UpdateChanges,
  previous: PreviousStage,
  isLoan: boolean,
): readonly UpdateWarning[] {
  if (isLoan) return [];
  const { changing_budget, request_for_second_allocation, additional_allocation } = update;
  const hasMoney = (additional_allocation ?? 0) > 0;
  const saysBoth = changing_budget === true && request_for_second_allocation === true;
  const saysAny = changing_budget === true || request_for_second_allocation === true;
  const differs = (a: Count, b: Count) => (a ?? null) !== (b ?? null);
  return [
    ...mismatch(update.changing_timeframe_operation, differs(update.total_operation_timeframe, previous.timeframe), [
      'timeframeUnchanged',
      'timeframeUndeclared',
    ]),
    ...(hasMoney && !saysBoth ? (['budgetUndeclared'] as const) : []),
    ...(!hasMoney && saysAny ? (['budgetUnchanged'] as const) : []),
    ...mismatch(update.changing_geographic_location, !isSameSet(update.district, previous.district), [
      'locationUnchanged',
      'locationUndeclared',
    ]),
    ...mismatch(
      update.changing_target_population_of_operation,
      differs(update.total_targeted_population, previous.targeted),
      ['targetUnchanged', 'targetUndeclared'],
    ),
  ];
}
