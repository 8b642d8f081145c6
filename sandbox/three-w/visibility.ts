import { type Context, isGuest } from '../core/http/context';
import { isIfrcUser } from '../core/sign-in/rights';
import { type Sql, sql, valueList } from '../core/store/sql';
import { countriesOf } from '../emergencies/visibility';

/** The projects that the user may see, in lists and in figures; null for all. @source reference/three-w.md, section 4.2 */
export function visibleProjects(context: Context): Sql | null {
  const { user } = context;
  if (!user || isGuest(user)) return sql`visibility = 'public'`;
  if (isIfrcUser(user)) return null;
  const own = valueList(countriesOf(context));
  return sql`visibility IN ('public', 'logged_in_user')
    OR (visibility = 'ifrc_ns' AND (project_country IN ${own} OR reporting_ns IN ${own}))`;
}
