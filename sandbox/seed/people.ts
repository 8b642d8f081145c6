import { hashed } from '../account/secrets';
import type { Language } from '../http/language';
import { sql } from '../store/sql';
import type { Store } from '../store/store';
import { subscriptions, type UserRow, users } from '../store/tables/people';
import { countries } from '../store/tables/places';
import { daysBefore } from './days';
import { Random } from './random';

export const demoPassword = 'go-sandbox';

interface DemoAccount {
  username: string;
  name: readonly [string, string];
  can: string;
  country: string;
  org_type?: string;
  permissions?: (countryId: number) => string[];
  languages?: Language[];
  isSuperuser?: boolean;
  isGuest?: boolean;
}

/** The accounts that the start prints, and what each is for. */
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
    can: 'administrator of the Americas',
    country: 'PE',
    org_type: 'DLGN',
    permissions: () => ['region_admin_1'],
  },
  {
    username: 'per.admin@example.org',
    name: ['Leila', 'Haddad'],
    can: 'preparedness administrator',
    country: 'LB',
    org_type: 'DLGN',
    permissions: (id) => ['per_core_admin', `per_country_admin_${id}`, 'per_region_admin_4'],
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
];

const firstNames =
  'Aisha Ben Chloe Daniel Elena Farid Grace Hugo Ines Jamal Karin Luis Mei Noor Oscar Priya Quentin Rosa Samir Tala'.split(
    ' ',
  );
const lastNames =
  'Adeyemi Bauer Costa Dlamini Eriksen Fofana Garcia Hassan Ito Jensen Khan Lopez Mensah Nguyen Ortiz Perera Rahman Silva Traore Yilmaz'.split(
    ' ',
  );

type NewUser = Omit<UserRow, 'id'>;

function personOf(now: Date, country: number | null, society: string, account: DemoAccount, password: string): NewUser {
  return {
    username: account.username,
    email: account.username,
    first_name: account.name[0],
    last_name: account.name[1],
    password,
    is_active: true,
    is_superuser: account.isSuperuser ?? false,
    permissions: account.permissions?.(country ?? 0) ?? [],
    languages: account.languages ?? [],
    countries: country === null ? [] : [country],
    profile: {
      country,
      org: account.org_type === undefined ? society : 'Illustrative organisation',
      org_type: account.org_type ?? 'NTLS',
      city: 'Capital',
      department: 'Operations',
      position: account.can,
      phone_number: null,
      accepted_montandon_license_terms: false,
      limit_access_to_guest: account.isGuest ?? false,
    },
    date_joined: daysBefore(now, 400),
  };
}

/** The demo accounts, and twenty invented people who wrote reports. */
export function seedPeople(store: Store, now: Date): void {
  const random = new Random(23);
  const password = hashed(demoPassword);
  const byIso = new Map(store.select(countries, { where: sql`iso IS NOT NULL` }).map((row) => [row.iso, row]));
  for (const account of demoAccounts) {
    const country = byIso.get(account.country);
    store.insert(users, personOf(now, country?.id ?? null, country?.society_name?.en ?? '', account, password));
  }
  const independent = [...byIso.values()].filter((row) => row.independent);
  // Nobody knows a password for these.
  const locked = hashed(`${random.next()}`.repeat(2), Buffer.alloc(16, 1));
  firstNames.forEach((first, index) => {
    const last = lastNames[index] ?? '';
    const country = random.pick(independent);
    const account: DemoAccount = {
      username: `${first}.${last}@example.org`.toLowerCase(),
      name: [first, last],
      can: 'reporting officer',
      country: country.iso ?? '',
    };
    store.insert(users, personOf(now, country.id, country.society_name?.en ?? '', account, locked));
  });
  const staff = store.first(users, sql`username = 'staff@example.org'`);
  if (!staff) return;
  const nothing = { user: staff.id, stype: 0 as const, country: null, region: null, event: null, dtype: null };
  store.insert(subscriptions, { ...nothing, rtype: 11, lookup_id: null });
  store.insert(subscriptions, { ...nothing, rtype: 12, lookup_id: null });
  store.insert(subscriptions, { ...nothing, rtype: 5, region: 0, lookup_id: 'r0' });
  for (const event of [1, 2]) store.insert(subscriptions, { ...nothing, rtype: 8, event, lookup_id: `e${event}` });
}
