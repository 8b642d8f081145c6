import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { seededEmergencies } from '../emergencies/seed/seeded';
import { type CountryRow, countries } from '../places/tables';
import { erus, type PersonnelRow, personnel, type SurgeAlertRow, surgeAlerts } from './tables';

/** The office of the federation in Africa, which deploys people as a National Society does. @source reference/surge.md, section 1.7 */
const regionalOffice = 285;

/** Rows that only some data has, so that every rule of the screens can be seen. @source reference/surge.md, section 4.8 */
export function seedSpecialSurge(context: SeedContext, deploying: readonly CountryRow[]): void {
  const { store, now, rows } = context;
  const [event, second] = seededEmergencies(context);
  const [first, other] = deploying;
  if (!event || !second || !first || !other) throw new Error('surge needs two emergencies and two deploying countries');
  const at = (days: number) => daysBefore(now, days);
  const alert = (special: Partial<SurgeAlertRow>) =>
    store.insert(surgeAlerts, {
      event: event.id,
      country: event.countries[0] ?? null,
      message: `Head of Emergency Operations, ${event.country_names}`,
      operation: '',
      event_name: event.name,
      atype: 6,
      category: 2,
      molnix_status: 0,
      molnix_id: 90_000,
      tags: [`OP-${event.id}`, 'OPS-LEAD', 'English', 'Nosuitable'],
      opens: at(4),
      closes: at(-4),
      start: at(-10),
      end: at(-70),
      created_at: at(4),
      ...special,
    });
  alert({ molnix_id: 90_001 });
  alert({ molnix_id: 90_002, event: null, event_name: '', message: 'Regional Health Advisor, Standby' });
  alert({ molnix_id: 90_003, country: null, message: 'Movement Cooperation Officer' });
  alert({ molnix_id: 90_004, start: at(-30), end: at(-10), message: `Relief Coordinator, ${event.country_names}` });
  alert({ molnix_id: 90_005, molnix_status: 1, message: `Shelter Cluster Coordinator, ${event.country_names}` });
  alert({
    molnix_id: 90_006,
    closes: null,
    start: null,
    end: null,
    message: `Security Coordinator, ${event.country_names}`,
  });
  alert({ molnix_id: 90_007, tags: ['NO_GO'], message: 'Withdrawn position' });

  const person = (special: Partial<PersonnelRow>) =>
    store.insert(personnel, {
      name: 'Rosa Lind',
      role: 'Operations Manager',
      type: 'rr',
      gender: null,
      location: null,
      country_from: first.id,
      country_to: event.countries[0] ?? null,
      event: event.id,
      dtype: event.dtype,
      start_date: at(12),
      end_date: at(-18),
      is_active: true,
      molnix_status: 'active',
      tags: [],
      surge_alert_id: null,
      ...special,
    });
  person({});
  person({ name: 'Tomas Ek', role: 'Relief Delegate', start_date: at(-8), end_date: at(-38) });
  person({ name: 'Vera Holm', role: 'Hidden Delegate', is_active: false, molnix_status: 'hidden' });
  // a deployment that is agreed on, without its days
  person({ name: 'Lucia Ferri', role: 'Delegate without Dates', start_date: null, end_date: null });
  person({ name: 'Ines Prado', role: 'HEOps', type: 'heop' });
  if (rows(countries).some(({ id }) => id === regionalOffice)) {
    person({ name: 'Amina Diallo', role: 'Regional Surge Coordinator', country_from: regionalOffice });
  }

  const eru = { type: 19, units: 2, equipment_units: 1, dtype: null, event_name: '', deployed_to_name: '' };
  const owned = { owner: other.id, owner_name: other.society_name?.en ?? '' };
  store.insert(erus, {
    ...eru,
    ...owned,
    deployed_to: null,
    event: null,
    available: true,
    start_date: null,
    end_date: null,
  });
  store.insert(erus, {
    ...eru,
    ...owned,
    deployed_to: second.countries[0] ?? null,
    event: null,
    available: false,
    start_date: at(20),
    end_date: at(-40),
  });
}
