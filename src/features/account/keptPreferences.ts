import * as z from 'zod/mini';
import { type Preferences, type SubscriptionFlag, subscriptionFlags } from '#domain/account/subscriptions';

const Kept = z.partial(
  z.object({
    flags: z.array(z.enum(Object.keys(subscriptionFlags) as [SubscriptionFlag, ...SubscriptionFlag[]])),
    regions: z.array(z.int()),
    countries: z.array(z.int()),
    disasterTypes: z.array(z.int()),
  }),
);

/** Unsaved choices of the editor: only the lists that were changed. */
export type ChangedPreferences = Partial<Preferences>;

const keyOf = (userId: number) => `unsaved preferences ${userId}`;

/** The unsaved choices of a person from before a reload of this tab; none where there are none, or they cannot be read. */
export function keptPreferences(userId: number): ChangedPreferences {
  try {
    const { data } = Kept.safeParse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}'));
    return data ? Object.fromEntries(Object.entries(data).filter(([, list]) => list !== undefined)) : {};
  } catch {
    return {};
  }
}

/** Keeps unsaved choices over a reload of this tab; null forgets them. */
export function keepPreferences(userId: number, changed: ChangedPreferences | null): void {
  try {
    if (changed === null) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(changed));
  } catch {
    // blocked storage: the question on leaving remains
  }
}
