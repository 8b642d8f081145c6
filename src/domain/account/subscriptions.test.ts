import { describe, expect, test } from 'vitest';
import type { SubscriptionMini } from '#contract/subscription';
import { preferencesOf, subscriptionChoices, unionWarning } from './subscriptions';

const one = (rtype: SubscriptionMini['rtype'], ids: Partial<SubscriptionMini> = {}): SubscriptionMini => ({
  rtype,
  stype: 0,
  country: null,
  region: null,
  event: null,
  dtype: null,
  lookup_id: null,
  ...ids,
});

const held = [
  one(11),
  one(5, { region: 0 }),
  one(4, { country: 14 }),
  one(6, { dtype: 12 }),
  one(8, { event: 77 }),
  one(10),
  one(2, { stype: 1 }),
];

describe('subscriptions', () => {
  test('are read into the editor', () => {
    expect(preferencesOf(held)).toEqual({
      flags: ['weeklyDigest'],
      regions: [0],
      countries: [14],
      disasterTypes: [12],
    });
  });

  test('are sent whole: what the editor does not show survives', () => {
    expect(subscriptionChoices({ flags: ['surge'], regions: [], countries: [3], disasterTypes: [] }, held)).toEqual([
      { type: 'surge', value: true },
      { type: 'country', value: 3 },
      { type: 'followedEvent', value: 77 },
      { type: 'surgeAEM', value: true },
      { type: 'fieldReport', value: 'modified' },
    ]);
  });

  test('come back as they were when nothing is changed', () => {
    const again = subscriptionChoices(preferencesOf(held), held);
    expect(again).toHaveLength(held.length);
  });

  test.each([
    [{ flags: [], regions: [1], countries: [], disasterTypes: [] }, 'onlyPlaces'],
    [{ flags: ['newEmergencies'], regions: [], countries: [], disasterTypes: [] }, 'onlyTypes'],
    [{ flags: ['newEmergencies'], regions: [1], countries: [], disasterTypes: [] }, null],
    [{ flags: ['weeklyDigest'], regions: [], countries: [], disasterTypes: [] }, null],
  ] as const)('a union that surprises is pointed out: %j', (preferences, warning) => {
    expect(unionWarning(preferences)).toBe(warning);
  });
});
