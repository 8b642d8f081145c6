import { type Context, isGuest } from '../core/http/context';
import { isIfrcUser } from '../core/sign-in/rights';
import { name, type Sql, sql, valueList } from '../core/store/sql';

/** Countries of the user: the one of the profile, and those that an administrator linked. */
export const countriesOf = ({ user }: Context): number[] =>
  user ? [...user.countries, ...(user.profile.country === null ? [] : [user.profile.country])] : [];

/**
 * The emergencies or field reports that the user may see; null for all.
 *
 * @source reference/shell-and-account.md, section 4.2: visitors and guests see what is public, people who are logged in all
 * but what is for the secretariat, and what is for National Societies only of their own countries
 */
export function visibleRecords(context: Context, table: 'event' | 'field_report'): Sql | null {
  const { user } = context;
  if (!user || isGuest(user)) return sql`visibility = 3`;
  if (isIfrcUser(user)) return null;
  const own = sql`SELECT owner FROM ${name(`${table}_countries`)} WHERE target IN ${valueList(countriesOf(context))}`;
  return sql`visibility IN (1, 3) OR (visibility = 4 AND id IN (${own}))`;
}

/**
 * The situation reports that the user may see; null for all. Countries are those of the emergency, and the user's are only
 * those that an administrator linked.
 *
 * @source reference/emergencies.md, section 4.1
 */
export function visibleSituationReports({ user }: Context): Sql | null {
  if (!user || isGuest(user)) return sql`visibility = 3`;
  if (isIfrcUser(user)) return null;
  const own = sql`SELECT owner FROM event_countries WHERE target IN ${valueList(user.countries)}`;
  return sql`visibility IN (1, 3) OR (visibility = 4 AND event IN (${own}))`;
}

/** The snippets that the user may see; null for all. Those for National Societies are for every user who is logged in. @source reference/emergencies.md, section 4.1 */
export function visibleSnippets({ user }: Context): Sql | null {
  if (!user || isGuest(user)) return sql`visibility = 3`;
  return isIfrcUser(user) ? null : sql`visibility <> 2`;
}
