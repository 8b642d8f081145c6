import { z } from 'zod';
import { CountryMini } from './country';
import { SubscriptionRecordType, SubscriptionType } from './enums';
import { EventMini } from './eventMini';

/** E-mail notifications of a person. */

export const SubscriptionMini = z.object({
  country: z.int().nullable(),
  dtype: z.int().nullable(),
  event: z.int().nullable(),
  lookup_id: z.string().nullable(),
  region: z.int().nullable(),
  rtype: SubscriptionRecordType,
  stype: SubscriptionType,
});
export type SubscriptionMini = z.infer<typeof SubscriptionMini>;

export const Subscription = z.object({
  country: CountryMini.nullable(),
  dtype: z.int().nullable(),
  event: EventMini.nullable(),
  lookup_id: z.string().nullable(),
  region: z.int().nullable(),
  rtype: SubscriptionRecordType,
  rtype_display: z.string(),
  stype: SubscriptionType,
  stype_display: z.string(),
  user: z.int(),
});
export type Subscription = z.infer<typeof Subscription>;

const Flag = z.literal([
  'weeklyDigest',
  'newEmergencies',
  'newOperations',
  'general',
  'surge',
  'surgeDM',
  'surgeAEM',
  'perDueDate',
  'event',
  'appeal',
]);
const Target = z.literal(['region', 'country', 'disasterType', 'followedEvent']);

/** One subscription: a kind of notification (`value` true) or the id of a followed record. */
export const SubscriptionChoice = z.union([
  z.object({ type: Flag, value: z.boolean() }),
  z.object({ type: Target, value: z.int() }),
  z.object({ type: z.literal(['event', 'appeal', 'fieldReport']), value: z.literal(['new', 'modified']) }),
]);
export type SubscriptionChoice = z.input<typeof SubscriptionChoice>;

/** Replaces every subscription of the person, followed emergencies included. */
export const SubscriptionChoices = z.array(SubscriptionChoice);

/** Only the first element is read. */
export const SubscriptionRemoval = z.array(
  z.union([z.object({ value: z.int() }), z.object({ perDueDate: z.boolean() })]),
);

/** Sent with HTTP status 200 even for a failure, whose body has `status: 400`. */
export const SubscriptionAnswer = z.object({ status: z.int().optional(), data: z.string() });
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>;
