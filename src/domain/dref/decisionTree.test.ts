import { expect, test } from 'vitest';
import { drefWay } from './decisionTree';
import { drefType } from './drefTypes';

test.each([
  [[], 'hasHappened', undefined],
  [[true], 'needsLoan', undefined],
  [[false], 'isForecast', undefined],
  [[false, true], null, drefType.imminent],
  [[false, false], null, null],
  [[true, true], null, drefType.loan],
  [[true, false], 'areNeedsKnown', undefined],
  [[true, false, true], null, drefType.response],
  [[true, false, false], null, drefType.assessment],
  [[false, true, true, false], null, drefType.imminent],
] as const)('%o leads to %s %s', (answers, next, type) => {
  const way = drefWay(answers);
  expect(way.next).toBe(next);
  expect(way.outcome?.type).toBe(type);
});

test('the answered questions are kept in their order', () =>
  expect(drefWay([true, false]).decisions).toEqual([
    { question: 'hasHappened', isYes: true },
    { question: 'needsLoan', isYes: false },
  ]));
