import type { SubscriptionChoice, SubscriptionMini } from '#contract/subscription';

/** Kinds of messages that are simply on or off, by the server's `rtype`. @source reference/shell-and-account.md, section 2.9 */
export const subscriptionFlags = {
  weeklyDigest: 11,
  newEmergencies: 12,
  newOperations: 13,
  general: 14,
  surge: 3,
  surgeDM: 9,
  perDueDate: 7,
} as const;

export type SubscriptionFlag = keyof typeof subscriptionFlags;

/** The state of the editor: the flags that are on, and the ids of the chosen places and disaster types. */
export interface Preferences {
  readonly flags: readonly SubscriptionFlag[];
  readonly regions: readonly number[];
  readonly countries: readonly number[];
  readonly disasterTypes: readonly number[];
}

const types = { country: 4, region: 5, disasterType: 6, followedEvent: 8 } as const;

const isNumber = (id: number | null): id is number => id !== null;

const idsOf = (
  subscriptions: readonly SubscriptionMini[],
  rtype: number,
  read: (subscription: SubscriptionMini) => number | null,
) =>
  subscriptions
    .filter((subscription) => subscription.rtype === rtype)
    .map(read)
    .filter(isNumber);

/** The editor's state from the stored subscriptions. */
export const preferencesOf = (subscriptions: readonly SubscriptionMini[]): Preferences => ({
  flags: (Object.keys(subscriptionFlags) as SubscriptionFlag[]).filter((flag) =>
    subscriptions.some(({ rtype }) => rtype === subscriptionFlags[flag]),
  ),
  regions: idsOf(subscriptions, types.region, ({ region }) => region),
  countries: idsOf(subscriptions, types.country, ({ country }) => country),
  disasterTypes: idsOf(subscriptions, types.disasterType, ({ dtype }) => dtype),
});

/** Whether new records or changes are told of. The server stores true as `new`. @source reference/real-server.md, section 1.2 */
const occasionOf = (stype: SubscriptionMini['stype']) => (stype === 0 ? 'new' : 'modified');

/** Kinds without a control in the editor. The endpoint replaces all subscriptions, so they are sent unchanged. */
const preservedChoices: Readonly<Record<number, (subscription: SubscriptionMini) => SubscriptionChoice | null>> = {
  0: ({ stype }) => ({ type: 'event', value: occasionOf(stype) }),
  1: ({ stype }) => ({ type: 'appeal', value: occasionOf(stype) }),
  2: ({ stype }) => ({ type: 'fieldReport', value: occasionOf(stype) }),
  [types.followedEvent]: ({ event }) => (event === null ? null : { type: 'followedEvent', value: event }),
  10: () => ({ type: 'surgeAEM', value: true }),
};

const haveSame = <Item>(some: readonly Item[], others: readonly Item[]) => {
  const known = new Set(others);
  return new Set(some).size === known.size && some.every((item) => known.has(item));
};

/** Whether two states of the editor mean the same choices, in any order. */
export const samePreferences = (one: Preferences, other: Preferences): boolean =>
  haveSame(one.flags, other.flags) &&
  haveSame(one.regions, other.regions) &&
  haveSame(one.countries, other.countries) &&
  haveSame(one.disasterTypes, other.disasterTypes);

/**
 * The list that replaces all subscriptions of a person: the editor's choices and the kinds without a control.
 *
 * @param before - the stored subscriptions, required because the endpoint deletes every subscription that is not sent
 */
export function subscriptionChoices(
  preferences: Preferences,
  before: readonly SubscriptionMini[],
): SubscriptionChoice[] {
  const others = before.flatMap((subscription) => preservedChoices[subscription.rtype]?.(subscription) ?? []);
  return [
    ...preferences.flags.map((type): SubscriptionChoice => ({ type, value: true })),
    ...preferences.regions.map((value): SubscriptionChoice => ({ type: 'region', value })),
    ...preferences.countries.map((value): SubscriptionChoice => ({ type: 'country', value })),
    ...preferences.disasterTypes.map((value): SubscriptionChoice => ({ type: 'disasterType', value })),
    ...others,
  ];
}

/**
 * The warning for choices that give more messages than expected: the server sends the union of places and kinds of message.
 *
 * @returns `onlyPlaces` for places without a kind, `onlyTypes` for kinds without a place, else null
 */
export function unionWarning({ flags, regions, countries, disasterTypes }: Preferences) {
  const places = regions.length + countries.length + disasterTypes.length;
  const kinds = flags.filter((flag) => flag === 'newEmergencies' || flag === 'newOperations').length;
  if (places > 0 && kinds === 0) return 'onlyPlaces';
  if (places === 0 && kinds > 0) return 'onlyTypes';
  return null;
}
