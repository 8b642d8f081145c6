import { describe, expect, test } from 'vitest';
import { type UpdateChanges, updateWarnings } from './drefWarnings';

/** @source reference/dref.md */

describe('warnings', () => {
  const unchanged: UpdateChanges = {
    changing_timeframe_operation: false,
    changing_budget: false,
    request_for_second_allocation: false,
    changing_geographic_location: false,
    changing_target_population_of_operation: false,
    total_operation_timeframe: 4,
    additional_allocation: null,
    district: [1, 2],
    total_targeted_population: 500,
  };
  const previous = { timeframe: 4, district: [2, 1], targeted: 500 };

  test.each<[Partial<UpdateChanges>, readonly string[]]>([
    [{}, []],
    [{ changing_timeframe_operation: true }, ['timeframeUnchanged']],
    [{ total_operation_timeframe: 6 }, ['timeframeUndeclared']],
    [{ changing_timeframe_operation: true, total_operation_timeframe: 6 }, []],
    [{ additional_allocation: 10 }, ['budgetUndeclared']],
    [{ additional_allocation: 10, changing_budget: true }, ['budgetUndeclared']],
    [{ additional_allocation: 10, changing_budget: true, request_for_second_allocation: true }, []],
    [{ changing_budget: true }, ['budgetUnchanged']],
    [{ changing_geographic_location: true }, ['locationUnchanged']],
    [{ district: [1] }, ['locationUndeclared']],
    [{ district: [1, 3] }, ['locationUndeclared']],
    [{ district: [1, 2, 2] }, []],
    [{ district: null }, ['locationUndeclared']],
    [{ district: null, changing_geographic_location: true }, []],
    [{ additional_allocation: 10, request_for_second_allocation: true }, ['budgetUndeclared']],
    [{ additional_allocation: 0, request_for_second_allocation: true }, ['budgetUnchanged']],
    [{ changing_target_population_of_operation: true }, ['targetUnchanged']],
    [{ total_targeted_population: null }, ['targetUndeclared']],
  ])('updateWarnings of an update with %o', (changes, expected) => {
    expect(updateWarnings({ ...unchanged, ...changes }, previous, false)).toEqual(expected);
    expect(updateWarnings({ ...unchanged, ...changes }, previous, true)).toEqual([]);
  });

  test('no provinces before and none now are the same', () => {
    const nowhere = { ...unchanged, district: null };
    expect(updateWarnings(nowhere, { ...previous, district: null }, false)).toEqual([]);
    expect(updateWarnings(nowhere, { ...previous, district: [] }, false)).toEqual([]);
    expect(updateWarnings(unchanged, { ...previous, district: null }, false)).toEqual(['locationUndeclared']);
  });
});
