import { type Context, requireUser } from '../core/http/context';
import { sql } from '../core/store/sql';
import { events } from '../emergencies/tables';
import { countries, regions } from '../places/tables';
import { disasterTypes } from '../reference/tables';
import { type SubscriptionRow, subscriptions } from './tables';

type NewSubscription = Omit<SubscriptionRow, 'id' | 'user'>;

/** Notifications that are on or off, with their record types. @source reference/shell-and-account.md, section 2.9 */
const flags: Readonly<Record<string, number>> = {
  event: 0,
  appeal: 1,
  fieldReport: 2,
  surge: 3,
  perDueDate: 7,
  surgeDM: 9,
  surgeAEM: 10,
  weeklyDigest: 11,
  newEmergencies: 12,
  newOperations: 13,
  general: 14,
};

const blank: NewSubscription = {
  stype: 0,
  rtype: 0,
  country: null,
  region: null,
  event: null,
  dtype: null,
  lookup_id: null,
};

/** The subscription of an entry; null for an invalid entry, after which the real server changes nothing. */
function readEntry(entry: unknown, { store, lookups }: Context): NewSubscription | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { type, value } = entry as { type?: unknown; value?: unknown };
  const id = typeof value === 'number' ? value : Number.NaN;
  if (type === 'country')
    return lookups.rows(countries).has(id) ? { ...blank, rtype: 4, country: id, lookup_id: `c${id}` } : null;
  if (type === 'region')
    return lookups.rows(regions).has(id) ? { ...blank, rtype: 5, region: id, lookup_id: `r${id}` } : null;
  if (type === 'disasterType') {
    return lookups.rows(disasterTypes).has(id) ? { ...blank, rtype: 6, dtype: id, lookup_id: `d${id}` } : null;
  }
  if (type === 'followedEvent') {
    return Number.isInteger(id) && store.get(events, id)
      ? { ...blank, rtype: 8, event: id, lookup_id: `e${id}` }
      : null;
  }
  const rtype = typeof type === 'string' ? flags[type] : undefined;
  if (rtype === undefined || value === undefined || value === null || value === false) return null;
  return { ...blank, rtype, stype: value === 'modified' ? 1 : 0 };
}

/** Errors have status 200, as at the real server. */
const failed = (data: string) => ({ status: 400, data });
const done = { data: 'Success' };

async function readEntries(context: Context): Promise<NewSubscription[] | null> {
  const body = await context.rawBody();
  if (!Array.isArray(body)) return null;
  const read = body.map((entry) => readEntry(entry, context));
  const valid = read.filter((entry) => entry !== null);
  return valid.length === read.length ? valid : null;
}

const sameAs = (entry: NewSubscription) =>
  entry.lookup_id === null
    ? sql`rtype = ${entry.rtype} AND lookup_id IS NULL`
    : sql`rtype = ${entry.rtype} AND lookup_id = ${entry.lookup_id}`;

/** `POST /api/v2/update_subscriptions/`: the list replaces all subscriptions of the user. */
export async function updateSubscriptions(context: Context): Promise<unknown> {
  const user = requireUser(context);
  const entries = await readEntries(context);
  if (!entries) return failed('Could not create one or more subscription(s), aborting');
  context.store.transaction(() => {
    context.store.delete(subscriptions, sql`user = ${user.id}`);
    for (const entry of entries) context.store.insert(subscriptions, { ...entry, user: user.id });
  });
  return done;
}

/** `POST /api/v2/add_subscription/`: an existing subscription stays as it is. */
export async function addSubscription(context: Context): Promise<unknown> {
  const user = requireUser(context);
  const entries = await readEntries(context);
  if (!entries) return failed('Could not add subscription, aborting');
  context.store.transaction(() => {
    for (const entry of entries) {
      if (!context.store.first(subscriptions, sql`user = ${user.id} AND ${sameAs(entry)}`)) {
        context.store.insert(subscriptions, { ...entry, user: user.id });
      }
    }
  });
  return done;
}

/** `POST /api/v2/del_subscription/`: only the first entry is read: the emergency to stop following, or the due dates. */
export async function deleteSubscription(context: Context): Promise<unknown> {
  const user = requireUser(context);
  const body = await context.rawBody();
  const first: unknown = Array.isArray(body) ? body[0] : undefined;
  if (typeof first !== 'object' || first === null) return failed('Could not remove subscription, aborting');
  if ('perDueDate' in first) context.store.delete(subscriptions, sql`user = ${user.id} AND rtype = 7`);
  else if ('value' in first && typeof first.value === 'number') {
    context.store.delete(subscriptions, sql`user = ${user.id} AND rtype = 8 AND event = ${first.value}`);
  } else return failed('Could not remove subscription, aborting');
  return done;
}
