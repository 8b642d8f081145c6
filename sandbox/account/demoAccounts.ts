import type { Language } from '../core/http/language';
import type { SeedContext } from '../core/seed/context';
import { users } from '../core/sign-in/users';

export const demoPassword = 'go-sandbox';

/** An account of the demo, or another invented user. */
export interface DemoAccount {
  username: string;
  name: readonly [string, string];
  /** The rights of the account in words, printed at the start. */
  can: string;
  /** ISO 2 */
  country: string;
  org_type?: string;
  permissions?: (countryId: number) => string[];
  languages?: Language[];
  isSuperuser?: boolean;
  isGuest?: boolean;
}

/** The demo accounts, printed at the start. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'staff@example.org', name: ['Amara', 'Okafor'], can: 'staff of a National Society', country: 'KE' },
  {
    username: 'guest@example.org',
    name: ['Jonas', 'Vik'],
    can: 'guest',
    country: 'NO',
    org_type: 'OTHR',
    isGuest: true,
  },
  {
    username: 'country.admin@example.org',
    name: ['Sita', 'Gurung'],
    can: 'administrator of a country',
    country: 'NP',
    permissions: (id) => [`country_admin_${id}`],
  },
  {
    username: 'region.admin@example.org',
    name: ['Mateo', 'Quispe'],
    can: 'administrator and DREF coordinator of the Americas',
    country: 'PE',
    org_type: 'DLGN',
    permissions: () => ['region_admin_1', 'dref_region_admin_1'],
  },
  {
    username: 'per.admin@example.org',
    name: ['Leila', 'Haddad'],
    can: 'preparedness administrator of all countries',
    country: 'LB',
    org_type: 'DLGN',
    permissions: () => ['per_core_admin'],
  },
  {
    username: 'dref.coordinator@example.org',
    name: ['Pauline', 'Mbeki'],
    can: 'DREF coordinator of Africa',
    country: 'ZA',
    org_type: 'DLGN',
    permissions: () => ['dref_region_admin_0'],
  },
  {
    username: 'validator@example.org',
    name: ['Tomas', 'Novak'],
    can: 'validator of local units',
    country: 'CZ',
    permissions: (id) => [
      'local_unit_global_validator_1',
      'local_unit_global_validator_2',
      'local_unit_region_validator_1_3',
      'local_unit_region_validator_2_3',
      `local_unit_country_validator_1_${id}`,
    ],
  },
  {
    username: 'admin@example.org',
    name: ['Ines', 'Ferreira'],
    can: 'administrator of the federation',
    country: 'CH',
    org_type: 'SCRT',
    permissions: () => ['ifrc_admin'],
    languages: ['en', 'fr', 'es', 'ar'],
  },
  {
    username: 'super@example.org',
    name: ['Robin', 'Taylor'],
    can: 'superuser',
    country: 'CH',
    org_type: 'SCRT',
    permissions: () => ['ifrc_admin'],
    languages: ['en', 'fr', 'es', 'ar'],
    isSuperuser: true,
  },
  {
    username: 'unit.validator@example.org',
    name: ['Njeri', 'Mutua'],
    can: 'validator of branches and health facilities in Kenya',
    country: 'KE',
    permissions: (id) => [`local_unit_country_validator_1_${id}`, `local_unit_country_validator_2_${id}`],
  },
  {
    username: 'training.validator@example.org',
    name: ['Oskar', 'Lund'],
    can: 'global validator of training units alone',
    country: 'SE',
    permissions: () => ['local_unit_global_validator_5'],
  },
];

/** The id of the user with this user name; throws when there is none. */
export function seededUserId({ rows }: SeedContext, username: string): number {
  const user = rows(users).find((row) => row.username === username);
  if (!user) throw new Error(`no seeded user is named ${username}`);
  return user.id;
}
