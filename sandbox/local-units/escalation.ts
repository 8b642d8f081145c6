import { unitName } from '#domain/local-units/unitState';
import type { Context } from '../core/http/context';
import { users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { countries } from '../places/tables';
import { unitAddressOf } from './requestRows';
import { type ChangeRequestRow, changeRequests, localUnits } from './tables';

const day = 24 * 60 * 60 * 1000;
/** Days after which a request goes to the validators of the region, and to the global ones. */
const patience = { 1: 7, 2: 14, 3: Number.POSITIVE_INFINITY } as const;

function escalate(request: ChangeRequestRow, context: Context): void {
  const { store, now, lookups } = context;
  const unit = store.get(localUnits, request.local_unit);
  if (!unit || unit.is_deprecated) return;
  // counted from the creation of the unit: the request of an old unit escalates the next day
  const age = (now.getTime() - Date.parse(unit.created_at)) / day;
  if (age < patience[request.current_validator]) return;
  const next = request.current_validator === 1 ? 2 : 3;
  const region = lookups.rows(countries).get(unit.country)?.region ?? null;
  const permission =
    next === 2 ? `local_unit_region_validator_${unit.type}_${region}` : `local_unit_global_validator_${unit.type}`;
  const told = store
    .select(users)
    .filter(({ permissions, is_active }) => is_active && permissions.includes(permission));
  // without a validator of the region the request is not escalated
  if (told.length === 0) return;
  store.update(changeRequests, request.id, { current_validator: next });
  for (const { email } of told) {
    context.mail({
      to: email,
      subject: 'Local unit: a request still waits for validation',
      body: `${unitName(unit) ?? unit.id}\n${unitAddressOf(unit, context)}\n`,
    });
  }
}

const lastRuns = new WeakMap<object, string>();

/** The daily job, which runs at the first call of a day. @source reference/local-units.md, section 3.1 */
export function escalateDaily(context: Context): void {
  const today = context.now.toISOString().slice(0, 10);
  const previous = lastRuns.get(context.store);
  lastRuns.set(context.store, today);
  if (previous === undefined || previous === today) return;
  for (const request of context.store.select(changeRequests, { where: sql`status = 1` })) escalate(request, context);
}
