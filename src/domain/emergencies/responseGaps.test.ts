import { expect, test } from 'vitest';
import type { RelatedAppeal } from '#contract/appeal';
import type { SurgeAlert } from '#contract/surgeAlert';
import { responseGaps } from './responseGaps';

const appeal = (amount_requested: number, amount_funded: number) =>
  ({ amount_requested, amount_funded, num_beneficiaries: 0 }) as RelatedAppeal;
const alert = (molnix_status: number, message: string) => ({ molnix_status, message, molnix_id: 1 }) as SurgeAlert;

test('a response lacks the money that is not funded, open positions, and figures without a value', () => {
  expect(
    responseGaps({
      appeals: [appeal(500, 100), appeal(100, 50)],
      alerts: [alert(0, 'Team leader, Kenya'), alert(1, 'Stood down'), alert(0, ' ')],
      figures: [
        { name: 'affected', value: 12, source: null },
        { name: 'dead', value: 0, source: null },
        { name: 'missing', value: null, source: null },
      ],
    }),
  ).toEqual({ unfunded: 450, openPositions: ['Team leader'], notReported: ['missing'] });
});

test('what has not been read or counted is not known', () => {
  expect(responseGaps({ appeals: [], alerts: undefined, figures: undefined })).toEqual({
    unfunded: null,
    openPositions: null,
    notReported: null,
  });
});

test('more money than was requested is no gap', () => {
  expect(responseGaps({ appeals: [appeal(100, 150)], alerts: [], figures: [] })).toEqual({
    unfunded: 0,
    openPositions: [],
    notReported: [],
  });
});
