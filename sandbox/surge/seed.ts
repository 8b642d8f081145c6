import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { indexWords } from '../core/store/wordIndex';
import { seededEmergencies } from '../emergencies/seed/seeded';
import type { EventRow } from '../emergencies/tables';
import { seededPlaces } from '../places/seeded';
import type { CountryRow } from '../places/tables';
import { eruTypes, names, roles } from './seedLists';
import { seedPastSurge } from './seedPast';
import { seedSpecialSurge } from './seedSpecialCases';
import { erus, personnel, type SurgeAlertRow, surgeAlerts } from './tables';

const deployingCountries = ['NO', 'DE', 'ES', 'FR', 'JP', 'KE', 'CA', 'FI'];

/** Deployments start no earlier than the emergency. */
const daysSince = ({ disaster_start_date }: EventRow, now: Date): number =>
  Math.max(1, Math.floor((now.getTime() - Date.parse(disaster_start_date)) / 86_400_000));

function seedAlert(event: EventRow, number: number, { store, now, random }: SeedContext): SurgeAlertRow {
  const [country = 1] = event.countries;
  const role = random.pick(roles);
  const opened = random.between(1, 60);
  const isOpen = opened < 20;
  const alert = store.insert(surgeAlerts, {
    event: event.id,
    country,
    message: `${role}, ${event.country_names}`,
    operation: '',
    event_name: event.name,
    atype: 6,
    category: 2,
    molnix_status: isOpen ? 0 : random.chance(0.8) ? 2 : 1,
    molnix_id: 5_000 + event.id * 10 + number,
    tags: [role.split(' ')[0] ?? role, 'English'],
    opens: daysBefore(now, opened),
    closes: daysBefore(now, opened - 21),
    start: daysBefore(now, opened - 14),
    end: daysBefore(now, opened - 74),
    created_at: daysBefore(now, opened),
  });
  indexWords(store, surgeAlerts, alert.id, alert.message, event.name);
  return alert;
}

function seedDeployment(alert: SurgeAlertRow, event: EventRow, from: CountryRow, context: SeedContext): void {
  const { store, now, random } = context;
  const role = alert.message.split(',')[0] ?? '';
  const person = store.insert(personnel, {
    name: random.pick(names),
    role,
    type: 'rr',
    gender: null,
    location: null,
    country_from: from.id,
    country_to: alert.country,
    event: event.id,
    dtype: event.dtype,
    start_date: daysBefore(now, Math.min(random.between(1, 40), daysSince(event, now))),
    end_date: daysBefore(now, -random.between(5, 50)),
    is_active: true,
    molnix_status: 'active',
    tags: alert.tags,
    surge_alert_id: alert.id,
  });
  indexWords(store, personnel, person.id, role, `${event.name} ${from.name.en}`);
}

function seedEru(event: EventRow, country: CountryRow | undefined, owner: CountryRow, context: SeedContext): void {
  const { store, now, random } = context;
  const eru = store.insert(erus, {
    type: random.pick(eruTypes),
    owner: owner.id,
    units: random.between(4, 18),
    equipment_units: random.between(1, 6),
    deployed_to: country?.id ?? null,
    event: event.id,
    dtype: event.dtype,
    available: false,
    start_date: daysBefore(now, Math.min(random.between(2, 60), daysSince(event, now))),
    end_date: daysBefore(now, -random.between(10, 90)),
    owner_name: owner.society_name?.en ?? '',
    deployed_to_name: country?.society_name?.en ?? '',
    event_name: event.name,
  });
  indexWords(store, erus, eru.id, owner.society_name?.en ?? '', `${event.name} ${event.country_names}`);
}

/** Surge alerts with the people deployed for them, and emergency response units, for the first emergencies. */
export function seedSurge(context: SeedContext): void {
  const { random, scaled } = context;
  const { byIso, byId } = seededPlaces(context);
  const deploying = deployingCountries.flatMap((iso) => byIso.get(iso) ?? []);
  const withErus = scaled(30);
  seededEmergencies(context)
    .slice(0, scaled(70))
    .forEach((event, index) => {
      const [country = 1] = event.countries;
      const alerts = random.between(0, 3);
      for (let number = 0; number < alerts; number += 1) {
        const alert = seedAlert(event, number, context);
        if (random.chance(0.6)) seedDeployment(alert, event, random.pick(deploying), context);
      }
      if (index < withErus && random.chance(0.6)) seedEru(event, byId.get(country), random.pick(deploying), context);
    });
  seedPastSurge(context, deploying);
  seedSpecialSurge(context, deploying);
}
