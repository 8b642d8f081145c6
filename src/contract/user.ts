import { z } from 'zod';
import { CountryMini } from './country';
import { OrganizationType } from './enums';
import { RegionMini } from './region';
import { SubscriptionMini } from './subscription';

/** People with an account. */

export const UserName = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
});
export type UserName = z.infer<typeof UserName>;

export const Profile = z.object({
  accepted_montandon_license_terms: z.boolean(),
  city: z.string().nullable(),
  country: z.int().nullable(),
  country_details: CountryMini.nullable(),
  department: z.string().nullable(),
  org: z.string(),
  org_type: z.union([OrganizationType, z.literal('')]),
  phone_number: z.string().nullable(),
  position: z.string().nullable(),
});
export type Profile = z.infer<typeof Profile>;

export const UserCountry = z.object({
  country: z.int().nullable(),
  country_name: z.string(),
  region: z.int().nullable(),
  region_details: RegionMini.nullable(),
});
export type UserCountry = z.infer<typeof UserCountry>;

export const User = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  /** Sent by `/users/` only. */
  is_ifrc_admin: z.boolean().optional(),
  is_superuser: z.boolean(),
  last_name: z.string(),
  profile: Profile,
  subscription: z.array(SubscriptionMini),
  username: z.string(),
});
export type User = z.infer<typeof User>;

export const UserMe = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  is_admin_for_countries: z.array(z.int()),
  is_admin_for_regions: z.array(z.int()),
  is_dref_coordinator_for_regions: z.array(z.int()),
  is_ifrc_admin: z.boolean().optional(),
  is_per_admin_for_countries: z.array(z.int()),
  is_per_admin_for_regions: z.array(z.int()),
  is_superuser: z.boolean(),
  lang_permissions: z.object({ en: z.boolean(), es: z.boolean(), fr: z.boolean(), ar: z.boolean() }),
  last_name: z.string(),
  limit_access_to_guest: z.boolean(),
  local_unit_country_validators: z.array(z.object({ country: z.int(), local_unit_types: z.array(z.int()) })),
  local_unit_global_validators: z.array(z.int()),
  local_unit_region_validators: z.array(z.object({ local_unit_types: z.array(z.int()), region: z.int() })),
  profile: Profile,
  subscription: z.array(SubscriptionMini),
  user_countries_regions: z.array(UserCountry),
  username: z.string(),
});
export type UserMe = z.infer<typeof UserMe>;

const profileText = z.string().max(100);

/** Never send `email`: the server would change it. */
export const UserBody = z.object({
  first_name: z.string().max(150).optional(),
  last_name: z.string().max(150).optional(),
  profile: z
    .object({
      city: profileText.nullable().optional(),
      org: profileText.optional(),
      org_type: z.union([OrganizationType, z.literal('')]).optional(),
      department: profileText.nullable().optional(),
      position: profileText.nullable().optional(),
      phone_number: profileText.nullable().optional(),
      country: z.int().optional(),
    })
    .optional(),
});
export type UserBody = z.input<typeof UserBody>;
