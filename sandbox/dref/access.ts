import { type Context, requireMember } from '../core/http/context';
import { idsOf } from '../core/sign-in/rights';
import type { UserRow } from '../core/sign-in/users';
import { anyOf, type Sql, sql, valueList } from '../core/store/sql';

/** Whether a person may finalise and approve documents of a region. @source reference/dref.md, section 3.1 */
export const isCoordinatorOf = (user: UserRow, region: number | null) =>
  user.is_superuser || (region !== null && idsOf(user, 'dref_region_admin').includes(region));

const sharedWith = (user: UserRow) => sql`SELECT owner FROM dref_users WHERE target = ${user.id}`;

/** The condition for documents of a coordinator's regions; none for people without a region. */
const ofTheirRegions = (user: UserRow): Sql[] => {
  const regions = idsOf(user, 'dref_region_admin');
  return regions.length === 0 ? [] : [sql`region IN ${valueList(regions)}`];
};

/** The applications that a person may read; null for all. @source reference/dref.md, section 4.1 */
export function visibleApplications(context: Context): Sql | null {
  const user = requireMember(context);
  if (user.is_superuser) return null;
  return anyOf([...ofTheirRegions(user), sql`created_by = ${user.id}`, sql`id IN (${sharedWith(user)})`]);
}

/** The operational updates or final reports that a person may read; null for all. @source reference/dref.md, section 4.1 */
export function visibleStages(context: Context): Sql | null {
  const user = requireMember(context);
  if (user.is_superuser) return null;
  return anyOf([
    ...ofTheirRegions(user),
    sql`created_by = ${user.id}`,
    sql`dref IN (${sharedWith(user)})`,
    sql`dref IN (SELECT id FROM dref WHERE created_by = ${user.id})`,
  ]);
}
