import { type Context, isGuest, requireMember } from '../core/http/context';
import { forbidden } from '../core/http/errors';
import { idsOf } from '../core/sign-in/rights';
import { type Sql, sql, valueList } from '../core/store/sql';
import { type PerOverviewRow, perOverviews } from './tables';

/** Who may see and write preparedness cycles. @source reference/preparedness.md, sections 1.0 and 4.1 */

type Place = Pick<PerOverviewRow, 'country' | 'region'>;

/** Superusers and core administrators have every right. */
const hasAllRights = ({ user }: Context) =>
  user !== null && (user.is_superuser || user.permissions.includes('per_core_admin'));

/** Whether a person administers the preparedness of a country, or of its region. */
export function isPerAdminOf(context: Context, { country, region }: Place): boolean {
  const { user } = context;
  if (!user || isGuest(user)) return false;
  if (hasAllRights(context)) return true;
  return (
    idsOf(user, 'per_country_admin').includes(country) ||
    (region !== null && idsOf(user, 'per_region_admin').includes(region))
  );
}

/** Throws 403 for people who do not administer the preparedness of the place. */
export function requirePerAdmin(context: Context, place: Place): void {
  if (!isPerAdminOf(context, place)) throw forbidden();
}

/** The cycles that a person sees in lists: those of their places, none for others; null for all. */
export function ownCycles(context: Context): Sql | null {
  const user = requireMember(context);
  if (hasAllRights(context)) return null;
  return sql`country IN ${valueList(idsOf(user, 'per_country_admin'))} OR region IN ${valueList(idsOf(user, 'per_region_admin'))}`;
}

/** The documents that a person sees: their own besides those of their places. */
export function ownDocuments(context: Context): Sql | null {
  const places = ownCycles(context);
  return places && sql`created_by = ${requireMember(context).id} OR ${places}`;
}

/** Whether the user may see the print page of a cycle. */
export function isCycleVisible(id: number, context: Context): boolean {
  return context.store.get(perOverviews, id, ownCycles(context)) !== undefined;
}
