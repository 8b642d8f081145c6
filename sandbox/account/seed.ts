import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { type UserRow, users } from '../core/sign-in/users';
import { seededPlaces } from '../places/seeded';
import type { CountryRow } from '../places/tables';
import { type DemoAccount, demoAccounts, demoPassword, seededUserId } from './demoAccounts';
import { hashPassword } from './secrets';
import { allowedDomains, subscriptions } from './tables';

const firstDomains = ['redcross.example.org', 'redcrescent.example.org', 'example.org', 'ifrc.example.org'];

/** Invented domains of National Societies, as many as the real list has. */
const domains = [
  ...firstDomains,
  ...Array.from({ length: 175 }, (_, index) => `society-${String(index + 1).padStart(3, '0')}.example.org`),
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

function userRow(now: Date, country: CountryRow | undefined, account: DemoAccount, password: string): NewUser {
  return {
    username: account.username,
    email: account.username,
    first_name: account.name[0],
    last_name: account.name[1],
    password,
    is_active: true,
    is_superuser: account.isSuperuser ?? false,
    permissions: country ? (account.permissions?.(country.id) ?? []) : [],
    languages: account.languages ?? [],
    countries: country ? [country.id] : [],
    profile: {
      country: country?.id ?? null,
      org: account.org_type === undefined ? (country?.society_name?.en ?? '') : 'Illustrative organisation',
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

/** Invented authors of reports; each pair of a first and a last name occurs at most once. */
function seedReporters(context: SeedContext): void {
  const { store, now, random, scaled } = context;
  const independent = [...seededPlaces(context).byIso.values()].filter((row) => row.independent);
  // The password of these accounts is a random text: they cannot be logged in to.
  const password = hashPassword(`${random.next()}`.repeat(2), Buffer.alloc(16, 1));
  const count = Math.min(scaled(firstNames.length), firstNames.length * lastNames.length);
  for (let index = 0; index < count; index += 1) {
    const round = Math.floor(index / firstNames.length);
    const first = firstNames[index % firstNames.length] ?? '';
    const last = lastNames[(index + round) % lastNames.length] ?? '';
    const country = random.pick(independent);
    const account: DemoAccount = {
      username: `${first}.${last}@example.org`.toLowerCase(),
      name: [first, last],
      can: 'reporting officer',
      country: country.iso ?? '',
    };
    store.insert(users, userRow(now, country, account, password));
  }
}

function seedSubscriptions(context: SeedContext): void {
  const { store } = context;
  const user = seededUserId(context, 'staff@example.org');
  const subscription = { user, stype: 0 as const, country: null, region: null, event: null, dtype: null };
  store.insert(subscriptions, { ...subscription, rtype: 11, lookup_id: null });
  store.insert(subscriptions, { ...subscription, rtype: 12, lookup_id: null });
  store.insert(subscriptions, { ...subscription, rtype: 5, region: 0, lookup_id: 'r0' });
  // The first emergencies, which are always the same.
  for (const event of [1, 2]) store.insert(subscriptions, { ...subscription, rtype: 8, event, lookup_id: `e${event}` });
}

/** The demo accounts, invented reporters, the subscriptions of one account, and the domains that may register. */
export function seedAccount(context: SeedContext): void {
  const { store, now } = context;
  const { byIso } = seededPlaces(context);
  const password = hashPassword(demoPassword);
  for (const account of demoAccounts) {
    store.insert(users, userRow(now, byIso.get(account.country), account, password));
  }
  seedReporters(context);
  seedSubscriptions(context);
  for (const domain_name of domains) {
    store.insert(allowedDomains, { domain_name, description: 'Illustrative', is_active: true });
  }
}
