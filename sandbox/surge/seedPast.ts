import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { seededEmergencies } from '../emergencies/seed/seeded';
import type { CountryRow } from '../places/tables';
import { eruTypes, names, roles } from './seedLists';
import { erus, personnel, surgeAlerts } from './tables';

const sectors = ['ASSESS', 'CEA', 'CVA', 'HEALTH', 'IM', 'LOGS', 'PMER', 'SHELTER', 'WASH'];
const modalities = ['In Person', 'Remote'];

/**
 * Alerts, people and units of the last three years, most of them ended, for the lists of all deployments.
 *
 * @param deploying - countries whose National Societies deploy
 */
export function seedPastSurge(context: SeedContext, deploying: readonly CountryRow[]): void {
  const { store, now, random, scaled } = context;
  const emergencies = seededEmergencies(context);
  for (let number = 0; number < scaled(900); number += 1) {
    const event = random.pick(emergencies);
    const [country = null] = event.countries;
    const role = random.pick(roles);
    const opened = random.between(70, 1_000);
    const started = opened - random.between(3, 14);
    const length = random.between(20, 90);
    const tags = [`OP-${event.id}`, random.pick(sectors), random.pick(modalities), 'L-English'];
    const alert = store.insert(surgeAlerts, {
      event: event.id,
      country,
      message: `${role}, ${event.country_names}`,
      operation: '',
      event_name: event.name,
      atype: 6,
      category: 2,
      molnix_status: random.chance(0.85) ? 2 : 1,
      molnix_id: 50_000 + number,
      tags,
      opens: daysBefore(now, opened),
      closes: daysBefore(now, started),
      start: daysBefore(now, started),
      end: daysBefore(now, started - length),
      created_at: daysBefore(now, opened),
    });
    if (!random.chance(0.4)) continue;
    store.insert(personnel, {
      name: random.pick(names),
      role,
      type: random.chance(0.9) ? 'rr' : random.pick(['fact', 'heop', 'rdrt', 'ifrc', 'eru'] as const),
      gender: null,
      location: null,
      country_from: random.pick(deploying).id,
      country_to: country,
      event: event.id,
      dtype: event.dtype,
      start_date: daysBefore(now, started),
      end_date: daysBefore(now, Math.max(1, started - length)),
      is_active: true,
      molnix_status: 'active',
      tags,
      surge_alert_id: alert.id,
    });
  }
  for (let number = 0; number < scaled(60); number += 1) {
    const event = random.pick(emergencies);
    const [country = null] = event.countries;
    const owner = random.pick(deploying);
    const started = random.between(120, 1_000);
    store.insert(erus, {
      type: random.pick(eruTypes),
      owner: owner.id,
      units: random.between(4, 18),
      equipment_units: random.between(1, 6),
      deployed_to: country,
      event: event.id,
      dtype: event.dtype,
      available: false,
      start_date: daysBefore(now, started),
      end_date: daysBefore(now, started - random.between(20, 110)),
      owner_name: owner.society_name?.en ?? '',
      deployed_to_name: event.country_names,
      event_name: event.name,
    });
  }
}
