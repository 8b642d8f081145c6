import { indexWords } from '../search/words';
import { sql } from '../store/sql';
import { appeals, type EventRow } from '../store/tables/emergencies';
import {
  appealDocuments,
  emergencyProjects,
  projects,
  situationReports,
  situationReportTypes,
} from '../store/tables/operations';
import { users } from '../store/tables/people';
import { sectors } from '../store/tables/places';
import { erus, personnel, surgeAlerts } from '../store/tables/surge';
import { dateBefore, daysBefore } from './days';
import type { World } from './emergencies';
import { seedProcesses } from './processes';
import { Random } from './random';

const documentTypes = ['Emergency Appeal', 'Operations Update', 'Operational Strategy', 'Final Report'];
const roles = [
  'Operations Manager',
  'Field Coordinator',
  'Health Officer',
  'WASH Coordinator',
  'Logistics Coordinator',
  'Information Management Officer',
  'Cash Coordinator',
  'Communications Officer',
];

const society = ({ byIso }: World, random: Random) =>
  random.pick(
    [...byIso.values()].filter(
      (row) => row.society_name && ['NO', 'DE', 'ES', 'FR', 'JP', 'KE', 'CA', 'FI'].includes(row.iso ?? ''),
    ),
  );

function seedDocuments({ store, now }: World, events: readonly EventRow[], random: Random): void {
  for (const appeal of store.select(appeals, { where: sql`event <= 60` })) {
    for (const type of random.some(documentTypes, random.between(1, 3))) {
      store.insert(appealDocuments, {
        appeal: appeal.id,
        name: `${type} ${appeal.code}`,
        document: null,
        document_url: `https://files.example.org/${appeal.code}/${type.toLowerCase().replaceAll(' ', '-')}.pdf`,
        description: null,
        iso: appeal.code?.slice(3, 5) ?? null,
        type,
        created_at: daysBefore(now, Math.max(0.5, (now.getTime() - Date.parse(appeal.start_date)) / 86_400_000 - 3)),
        appeal_name: appeal.name,
      });
    }
  }
  ['Situation reports', 'Maps and infographics', 'Assessments'].forEach((type, index) => {
    store.insert(situationReportTypes, { id: index + 1, type, is_primary: index === 0 });
  });
  for (const event of events.slice(0, 60)) {
    for (let number = 1; number <= random.between(0, 3); number += 1) {
      store.insert(situationReports, {
        event: event.id,
        event_name: event.name,
        type: random.between(1, 3),
        name: `Situation report ${number}`,
        document: null,
        document_url: `https://files.example.org/emergencies/${event.id}/situation-${number}.pdf`,
        is_pinned: number === 1,
        visibility: random.chance(0.85) ? 3 : 1,
        created_at: event.updated_at,
      });
    }
  }
}

function seedSurge(world: World, events: readonly EventRow[], random: Random): void {
  const { store, now } = world;
  let tag = 0;
  for (const event of events.slice(0, 70)) {
    const [country = 1] = event.countries;
    for (let index = 0; index < random.between(0, 3); index += 1) {
      const role = random.pick(roles);
      const opened = random.between(1, 60);
      const isOpen = opened < 20;
      tag += 1;
      const alert = store.insert(surgeAlerts, {
        event: event.id,
        country,
        message: `${role}, ${event.country_names}`,
        operation: event.name,
        atype: 6,
        category: 1,
        molnix_status: isOpen ? 0 : random.chance(0.8) ? 2 : 1,
        molnix_id: 5_000 + tag,
        tags: [role.split(' ')[0] ?? role, 'English'],
        opens: daysBefore(now, opened),
        closes: daysBefore(now, opened - 21),
        start: daysBefore(now, opened - 14),
        end: daysBefore(now, opened - 74),
        created_at: daysBefore(now, opened),
      });
      indexWords(store, 'surge_alert', alert.id, alert.message, event.name);
      if (random.chance(0.6)) {
        const name = random.pick(['Alma Berg', 'Chidi Obi', 'Dana Levi', 'Eero Salo', 'Flor Vega', 'Gita Rao']);
        const from = society(world, random);
        const person = store.insert(personnel, {
          name,
          role,
          type: 'rr',
          gender: null,
          location: null,
          country_from: from.id,
          country_to: country,
          event: event.id,
          dtype: event.dtype,
          start_date: daysBefore(now, random.between(1, 40)),
          end_date: daysBefore(now, -random.between(5, 50)),
          is_active: true,
          molnix_status: 'active',
          tags: alert.tags,
          surge_alert_id: alert.id,
        });
        indexWords(store, 'personnel', person.id, role, `${event.name} ${from.name.en}`);
      }
    }
    if (event.id <= 30 && random.chance(0.6)) {
      const owner = society(world, random);
      const eru = store.insert(erus, {
        type: random.pick([1, 2, 4, 5, 6, 7, 12, 13, 17, 20]),
        owner: owner.id,
        units: random.between(4, 18),
        equipment_units: random.between(1, 6),
        deployed_to: country,
        event: event.id,
        dtype: event.dtype,
        available: false,
        start_date: daysBefore(now, random.between(2, 60)),
        end_date: daysBefore(now, -random.between(10, 90)),
      });
      indexWords(store, 'eru', eru.id, owner.society_name?.en ?? '', `${event.name} ${event.country_names}`);
    }
  }
}

function seedActivities(world: World, events: readonly EventRow[], random: Random): void {
  const { store, now, byIso, districtsOf } = world;
  const staff = store.first(users, sql`username = 'staff@example.org'`)?.id ?? null;
  const activitySectors = store.select(sectors, { where: sql`kind = 'activity'` });
  const countryById = new Map([...byIso.values()].map((row) => [row.id, row]));
  let activityId = 0;
  for (const event of events.slice(0, 60)) {
    const country = countryById.get(event.countries[0] ?? 0);
    if (!country || random.chance(0.35)) continue;
    const chosen = random.some(activitySectors, random.between(1, 3));
    const started = (now.getTime() - Date.parse(event.disaster_start_date)) / 86_400_000;
    store.insert(emergencyProjects, {
      title: `${chosen[0]?.name.en ?? 'Relief'} support`,
      event: event.id,
      country: country.id,
      country_iso3: country.iso3 ?? '',
      districts: random.some(districtsOf.get(country.id) ?? [], 2),
      reporting_ns: country.id,
      deployed_eru: null,
      activity_lead: 'national_society',
      status: random.pick(['on_going', 'on_going', 'complete', 'planned'] as const),
      start_date: dateBefore(now, Math.max(1, started - 4)),
      end_date: random.chance(0.5) ? dateBefore(now, -random.between(20, 200)) : null,
      user: event.id % 9 === 1 ? staff : null,
      sectors: chosen.map(({ key }) => key),
      activities: chosen.map(({ key }) => {
        activityId += 1;
        const people = random.figure(100, 20_000);
        return {
          id: activityId,
          sector: key,
          action: key * 10 + 1,
          custom_action: null,
          is_simplified_report: true,
          people_count: people,
          male_count: Math.round(people * 0.48),
          female_count: people - Math.round(people * 0.48),
          details: null,
        };
      }),
      created_at: event.created_at,
      modified_at: event.updated_at,
    });
  }
  for (let index = 0; index < 40; index += 1) {
    const country = random.pick([...byIso.values()].filter((row) => row.society_name));
    const reporting = society(world, random);
    const sector = random.between(0, 10);
    const project = store.insert(projects, {
      name: `${random.pick(['Resilient communities', 'Safe water', 'Community health', 'School safety', 'Branch development'])} ${country.name.en}`,
      reporting_ns: reporting.id,
      project_country: country.id,
      project_districts: random.some(districtsOf.get(country.id) ?? [], 2),
      region: country.region,
      event: null,
      dtype: random.pick([12, 20, 1, 4]),
      primary_sector: sector,
      secondary_sectors: [(sector + 3) % 11],
      programme_type: random.pick([0, 1, 2] as const),
      operation_type: 0,
      status: random.pick([0, 1, 1, 2] as const),
      budget_amount: random.figure(40_000, 3_000_000),
      target_total: random.figure(500, 60_000),
      reached_total: random.chance(0.5) ? random.figure(100, 20_000) : null,
      start_date: dateBefore(now, random.between(50, 600)),
      end_date: dateBefore(now, -random.between(20, 700)),
      user: index % 5 === 0 ? staff : null,
      modified_at: daysBefore(now, random.between(1, 50)),
    });
    indexWords(
      store,
      'project',
      project.id,
      project.name,
      `${reporting.society_name?.en} ${country.name.en} ${country.iso3}`,
    );
  }
}

/** What hangs on emergencies: documents, surge, activities, and the processes of a National Society. */
export function seedOperations(world: World, events: readonly EventRow[]): void {
  const random = new Random(53);
  seedDocuments(world, events, random);
  seedSurge(world, events, random);
  seedActivities(world, events, random);
  seedProcesses(world, events, random);
}
