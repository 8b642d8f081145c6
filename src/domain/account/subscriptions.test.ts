import { describe, expect, test } from 'vitest';
import type { SubscriptionMini } from '#contract/subscription';
import { type Preferences, preferencesOf, samePreferences, subscriptionChoices, unionWarning } from './subscriptions';

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
  test('preferencesOf reads the flags and places of stored subscriptions', () => {
    expect(preferencesOf(held)).toEqual({
      flags: ['weeklyDigest'],
      regions: [0],
      countries: [14],
      disasterTypes: [12],
    });
  });

  test('subscriptionChoices keeps stored subscriptions without a control in the editor', () => {
    expect(subscriptionChoices({ flags: ['surge'], regions: [], countries: [3], disasterTypes: [] }, held)).toEqual([
      { type: 'surge', value: true },
      { type: 'country', value: 3 },
      { type: 'followedEvent', value: 77 },
      { type: 'surgeAEM', value: true },
      { type: 'fieldReport', value: 'modified' },
    ]);
  });

  test.each([
    [0, 'event'],
    [1, 'appeal'],
    [2, 'fieldReport'],
  ] as const)('a stored subscription of the kind %i stays one to new records, or to changes', (rtype, type) => {
    const none = { flags: [], regions: [], countries: [], disasterTypes: [] };
    expect(subscriptionChoices(none, [one(rtype), one(rtype, { stype: 1 })])).toEqual([
      { type, value: 'new' },
      { type, value: 'modified' },
    ]);
  });

  test('no subscription is lost when nothing is changed', () => {
    const again = subscriptionChoices(preferencesOf(held), held);
    expect(again).toHaveLength(held.length);
  });

  test.each([
    [{ flags: [], regions: [1], countries: [], disasterTypes: [] }, 'onlyPlaces'],
    [{ flags: ['newEmergencies'], regions: [], countries: [], disasterTypes: [] }, 'onlyTypes'],
    [{ flags: ['newEmergencies'], regions: [1], countries: [], disasterTypes: [] }, null],
    [{ flags: ['weeklyDigest'], regions: [], countries: [], disasterTypes: [] }, null],
  ] as const)('unionWarning for %j', (preferences, warning) => {
    expect(unionWarning(preferences)).toBe(warning);
  });
});

const chosen: Preferences = { flags: ['surge'], regions: [0, 1], countries: [14], disasterTypes: [] };

test.each<[what: string, changes: Partial<Preferences>, isSame: boolean]>([
  ['nothing else', {}, true],
  ['another order', { regions: [1, 0] }, true],
  ['a choice named twice', { regions: [0, 1, 1] }, true],
  ['one choice less', { regions: [0] }, false],
  ['one choice more', { disasterTypes: [12] }, false],
  ['another country', { countries: [15] }, false],
  ['another kind of message', { flags: ['general'] }, false],
])('choices are the same but for changes: %s', (_, changes, isSame) => {
  expect(samePreferences(chosen, { ...chosen, ...changes })).toBe(isSame);
  expect(samePreferences({ ...chosen, ...changes }, chosen)).toBe(isSame);
});
