import type { Context } from '../core/http/context';
import { requireMember } from '../core/http/context';
import { ApiError, forbidden, serverError } from '../core/http/errors';
import { idsOf, isIfrcUser } from '../core/sign-in/rights';
import type { UserRow } from '../core/sign-in/users';
import { countries } from '../places/tables';

/** @source reference/eap.md, section 5 */
export const isCountryAdmin = (user: UserRow, nationalSociety: number): boolean =>
  idsOf(user, 'country_admin').includes(nationalSociety);

/** Whether a person edits protocols of a National Society; the server fails for one without a region. */
function isEditor(user: UserRow, nationalSociety: number, { lookups }: Context): boolean {
  if (isIfrcUser(user) || isCountryAdmin(user, nationalSociety)) return true;
  const region = lookups.rows(countries).get(nationalSociety)?.region ?? null;
  if (region === null) throw serverError("'NoneType' object has no attribute 'id'");
  return idsOf(user, 'region_admin').includes(region);
}

/** The person of a request who edits protocols of a National Society; throws 403 for others. */
export function requireEditor(context: Context, nationalSociety: number): UserRow {
  const user = requireMember(context);
  if (!isEditor(user, nationalSociety, context)) throw forbidden();
  return user;
}

/** A refusal of a right with a message of its own. */
export const refused = (message: string): ApiError =>
  new ApiError(
    403,
    { timestamp: new Date().toISOString(), error_code: 403, errors: { non_field_errors: [message] } },
    message,
  );
