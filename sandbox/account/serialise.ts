import { OrganizationType, SubscriptionRecordType } from '#contract/enums';
import type { SubscriptionMini } from '#contract/subscription';
import type { Profile, User, UserMe } from '#contract/user';
import type { Context } from '../core/http/context';
import { inLanguage } from '../core/http/language';
import { idsOf, isIfrcUser, validatorsOf } from '../core/sign-in/rights';
import type { UserRow } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { countryMiniById } from '../places/serialise';
import { countries, regions } from '../places/tables';
import { type SubscriptionRow, subscriptions } from './tables';

export function profile({ profile: of }: UserRow, context: Context): Profile {
  return {
    accepted_montandon_license_terms: of.accepted_montandon_license_terms,
    city: of.city,
    country: of.country,
    country_details: countryMiniById(context, of.country),
    department: of.department,
    org: of.org,
    org_type: OrganizationType.catch('OTHR').parse(of.org_type),
    phone_number: of.phone_number,
    position: of.position,
  };
}

export const subscriptionMini = (row: SubscriptionRow): SubscriptionMini => ({
  country: row.country,
  dtype: row.dtype,
  event: row.event,
  lookup_id: row.lookup_id,
  region: row.region,
  rtype: SubscriptionRecordType.parse(row.rtype),
  stype: row.stype,
});

export function user(row: UserRow, context: Context): User {
  const followed = context.store.select(subscriptions, { where: sql`user = ${row.id}` });
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    is_superuser: row.is_superuser,
    last_name: row.last_name,
    profile: profile(row, context),
    subscription: followed.map(subscriptionMini),
    username: row.username,
  };
}

/** A user as `/users/` has them: with the role that no other answer names. @source reference/real-server.md, section 1.1 */
export const userWithRole = (row: UserRow, context: Context): User => ({
  ...user(row, context),
  is_ifrc_admin: isIfrcUser(row),
});

/** The logged-in user with their rights, `is_ifrc_admin` excepted. @source reference/shell-and-account.md, section 4.1; reference/real-server.md, section 1.1 */
export function userMe(row: UserRow, context: Context): UserMe {
  const { lookups, language } = context;
  return {
    ...user(row, context),
    is_admin_for_countries: idsOf(row, 'country_admin'),
    is_admin_for_regions: idsOf(row, 'region_admin'),
    is_dref_coordinator_for_regions: idsOf(row, 'dref_region_admin'),
    is_per_admin_for_countries: idsOf(row, 'per_country_admin'),
    is_per_admin_for_regions: idsOf(row, 'per_region_admin'),
    lang_permissions: {
      en: row.languages.includes('en'),
      es: row.languages.includes('es'),
      fr: row.languages.includes('fr'),
      ar: row.languages.includes('ar'),
    },
    limit_access_to_guest: row.profile.limit_access_to_guest,
    local_unit_country_validators: validatorsOf(row, 'country').map(({ id, types }) => ({
      country: id,
      local_unit_types: types,
    })),
    local_unit_global_validators: idsOf(row, 'local_unit_global_validator'),
    local_unit_region_validators: validatorsOf(row, 'region').map(({ id, types }) => ({
      region: id,
      local_unit_types: types,
    })),
    user_countries_regions: row.countries.flatMap((id) => {
      const country = lookups.rows(countries).get(id);
      if (!country) return [];
      const region = country.region === null ? undefined : lookups.rows(regions).get(country.region);
      return {
        country: id,
        country_name: inLanguage(country.name, language) ?? '',
        region: country.region,
        region_details: region ? { id: region.id, name: inLanguage(region.label, language) ?? '' } : null,
      };
    }),
  };
}
