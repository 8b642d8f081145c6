import { describe, expect, test } from 'vitest';
import { imminentCosts, imminentExpenditure, interventionsBudget, totalAllocation } from './drefBudget';

/** @source reference/dref.md */

describe('money', () => {
  test.each([
    [
      [30_000, 45_000],
      false,
      { sub_total_cost: 75_000, surge_deployment_cost: null, indirect_cost: 5_000, total_cost: 80_000 },
    ],
    [
      [30_000, 45_000],
      true,
      { sub_total_cost: 75_000, surge_deployment_cost: 10_000, indirect_cost: 5_800, total_cost: 90_800 },
    ],
    [
      [null, null],
      false,
      { sub_total_cost: null, surge_deployment_cost: null, indirect_cost: 5_000, total_cost: 5_000 },
    ],
  ])('imminentCosts of budgets %o, surge %s', (budgets, hasSurge, expected) =>
    expect(imminentCosts(budgets, hasSurge)).toEqual(expected),
  );

  test.each([
    [[20_000, 50_000], 10_000, 5_800, [70_000, 10_000, 5_800, 85_800]],
    [[20_000, null], null, 5_000, [20_000, null, 5_000, 25_000]],
    [[], null, null, [null, null, null, null]],
  ])(
    'imminentExpenditure of %o, surge %s, indirect %s',
    (expenditures, surge_deployment_cost, indirect_cost, [sub, surge, indirect, total]) =>
      expect(imminentExpenditure(expenditures, { surge_deployment_cost, indirect_cost })).toEqual({
        sub_total_expenditure_cost: sub,
        surge_deployment_expenditure_cost: surge,
        indirect_expenditure_cost: indirect,
        total_expenditure_cost: total,
      }),
  );

  test('of interventions that are not there is unknown', () => {
    expect([interventionsBudget(null), interventionsBudget(undefined), interventionsBudget([{}])]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('sums', () => {
    expect(interventionsBudget([{ budget: 100 }, { budget: null }, {}])).toBe(100);
    expect(interventionsBudget(null)).toBeNull();
    expect(totalAllocation(250_000, 90_000)).toBe(340_000);
    expect(totalAllocation(250_000, null)).toBe(250_000);
  });
});
