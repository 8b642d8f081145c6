import { expect, test } from 'vitest';
import { budgetTable, imminentBudget } from './budgetTable';

/** @source reference/dref.md, sections 2.3.4 and 2.4 */
test('shares and costs per person, with the difference to the request', () => {
  const rows = [
    { budget: 7500, person_targeted: 300 },
    { budget: 2500, person_targeted: 0 },
    { budget: null, person_targeted: 40 },
    {},
  ];
  expect(budgetTable(rows, 12_000)).toEqual({
    lines: [
      { budget: 7500, share: 75, targeted: 300, perPerson: 25 },
      { budget: 2500, share: 25, targeted: 0, perPerson: null },
      { budget: null, share: null, targeted: 40, perPerson: null },
      { budget: null, share: null, targeted: null, perPerson: null },
    ],
    sum: 10_000,
    requested: 12_000,
    difference: -2000,
  });
});

test.each([
  ['no row', [], 5, { sum: null, requested: 5, difference: null }],
  ['no budget', [{ budget: null }], 5, { sum: null, difference: null }],
  ['budgets of nothing', [{ budget: 0 }], 0, { sum: 0, difference: 0, lines: [{ share: null }] }],
  ['no request', [{ budget: 5 }], null, { sum: 5, requested: null, difference: null }],
  ['too much', [{ budget: 5 }], 3, { difference: 2 }],
] as const)('%s', (_, rows, requested, expected) => expect(budgetTable(rows, requested)).toMatchObject(expected));

test.each([
  [[45_000, 30_000], false, { left: 0, surge_deployment_cost: null, indirect_cost: 5000, total_cost: 80_000 }],
  [[45_000, 30_000], true, { left: 0, surge_deployment_cost: 10_000, indirect_cost: 5800, total_cost: 90_800 }],
  [[45_000, null], false, { left: 30_000, sub_total_cost: 45_000 }],
  [[45_000, 40_000], false, { left: -10_000 }],
  [[null, null], false, { left: 75_000, sub_total_cost: null }],
] as const)('the split of %o with surge %s', (budgets, hasSurge, expected) =>
  expect(imminentBudget(budgets, hasSurge)).toMatchObject(expected),
);
