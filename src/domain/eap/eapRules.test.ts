import { describe, expect, test } from 'vitest';
import { type BudgetNote, budgetNotes, peopleBeyondTotal } from './budgetNotes';
import { eapYears } from './eapName';
import { countWords, wordLimits } from './wordLimits';

describe('words', () => {
  test.each([
    ['', 0],
    [null, 0],
    ['  one  ', 1],
    ['one two\nthree', 3],
    ['l’eau potable', 2],
    ['مياه الشرب', 2],
  ])('%j has %i', (text, count) => expect(countWords(text)).toBe(count));

  test('the same text may have another limit in the other kind', () => {
    expect([wordLimits.simplified.trigger_statement, wordLimits.full.trigger_statement]).toEqual([100, 200]);
  });
});

describe('notes on a budget', () => {
  const amounts = (
    total: number | null,
    readiness: number | null,
    prepositioning: number | null,
    early: number | null,
  ) => ({
    total_budget: total,
    readiness_budget: readiness,
    pre_positioning_budget: prepositioning,
    early_action_budget: early,
  });
  test.each<[string, ReturnType<typeof amounts>, readonly BudgetNote[]]>([
    ['nothing given', amounts(null, null, null, null), []],
    ['in order', amounts(200_000, 60_000, 50_000, 90_000), []],
    ['parts missing', amounts(200_000, 60_000, null, null), []],
    ['another sum', amounts(200_000, 60_000, 50_000, 80_000), [{ kind: 'sum', parts: 190_000, total: 200_000 }]],
    ['exactly 65 per cent', amounts(100_000, 65_000, 0, 35_000), []],
    [
      'a little too much before',
      amounts(100_000, 65_400, 0, 34_600),
      [{ kind: 'preparedness', share: 65.4, most: 65 }],
    ],
    ['too much before', amounts(100_000, 70_000, 10_000, 20_000), [{ kind: 'preparedness', share: 80, most: 65 }]],
    [
      'above the ceiling',
      amounts(200_001, 50_000, 50_000, 100_001),
      [{ kind: 'ceiling', total: 200_001, most: 200_000 }],
    ],
    ['zero', amounts(0, 0, 0, 0), []],
  ])('%s', (_, given, expected) => expect(budgetNotes('simplified', given)).toEqual(expected));

  test('a full protocol may cost more', () => {
    expect(budgetNotes('full', amounts(480_000, 100_000, 100_000, 280_000))).toEqual([]);
  });
});

test.each([
  [null, [3_000], false],
  [2_000, [1_500, null], false],
  [2_000, [2_500], true],
] as const)('a total of %j with sectors %j', (total, sectors, isBeyond) =>
  expect(peopleBeyondTotal(total, sectors)).toBe(isBeyond),
);

test.each([
  [10, [2026, 2031]],
  [20, [2026, 2028]],
  [null, [2026, null]],
] as const)('a protocol of type %j of 2026 is named %j', (type, years) =>
  expect(eapYears('2026-11-23T09:30:18Z', type)).toEqual(years),
);
