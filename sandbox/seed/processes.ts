import { indexWords } from '../search/words';
import { sql } from '../store/sql';
import type { EventRow } from '../store/tables/emergencies';
import { drefs, flashUpdates, perProcesses } from '../store/tables/operations';
import { users } from '../store/tables/people';
import { dateBefore, daysBefore } from './days';
import type { World } from './emergencies';
import type { Random } from './random';

const perCountries = ['LB', 'KE', 'NP', 'PE', 'PH', 'SN', 'UA', 'FJ', 'HN', 'JO', 'TZ', 'ID'];

function seedPer({ store, now, byIso }: World, random: Random): void {
  for (const iso of perCountries) {
    const country = byIso.get(iso);
    if (!country) continue;
    const cycles = random.between(1, 3);
    for (let number = 1; number <= cycles; number += 1) {
      const age = (cycles - number) * 700 + random.between(30, 300);
      const isLatest = number === cycles;
      store.insert(perProcesses, {
        country: country.id,
        region: country.region,
        assessment_number: number,
        date_of_assessment: dateBefore(now, age),
        date_of_orientation: dateBefore(now, age + 40),
        phase: isLatest ? random.pick([1, 2, 3, 4, 5] as const) : 5,
        type_of_assessment: 'Self-assessment',
        ns_focal_point_name: 'Yara Nilsen',
        ns_focal_point_email: 'yara.nilsen@example.org',
        created_at: daysBefore(now, age + 45),
        updated_at: daysBefore(now, Math.max(1, age - 10)),
        is_latest: isLatest,
      });
    }
  }
}

function seedDrefs({ store, now, typeNames, byIso }: World, events: readonly EventRow[], random: Random): void {
  const staff = store.first(users, sql`username = 'staff@example.org'`)?.id ?? null;
  const nameOf = new Map([...byIso.values()].map((row) => [row.id, row.name.en ?? '']));
  events.slice(30, 58).forEach((event, index) => {
    const [country = 1] = event.countries;
    const isCompleted = index % 4 === 0;
    const age = random.between(10, 200);
    const shared = {
      title: `${nameOf.get(country)} ${typeNames.get(event.dtype ?? 13)} ${now.getUTCFullYear()}`,
      appeal_code: isCompleted || index % 3 === 0 ? `MDRX${String(index).padStart(3, '0')}` : null,
      country,
      disaster_type: event.dtype ?? 13,
      type_of_dref: random.pick([0, 1, 2] as const),
      type_of_onset: random.pick([1, 2] as const),
      disaster_category: event.ifrc_severity_level,
      is_completed: isCompleted,
      user: index % 3 === 0 ? staff : null,
    };
    const status = isCompleted ? 4 : random.pick([1, 2, 3, 4] as const);
    const made = store.insert(drefs, {
      ...shared,
      stage: 'dref',
      dref: 0,
      number: 0,
      status,
      created_at: daysBefore(now, age),
      date_of_approval: status === 4 ? dateBefore(now, age - 5) : null,
    });
    store.update(drefs, made.id, { dref: made.id });
    if (status !== 4) return;
    const stage = (kind: 'update' | 'report', number: number, days: number, done: boolean) =>
      store.insert(drefs, {
        ...shared,
        stage: kind,
        dref: made.id,
        number,
        status: done ? 4 : 1,
        created_at: daysBefore(now, days),
        date_of_approval: done ? dateBefore(now, days - 2) : null,
      });
    if (random.chance(0.5)) stage('update', 1, age * 0.6, true);
    if (isCompleted) stage('report', 0, age * 0.3, true);
  });
}

function seedFlashUpdates({ store, now }: World, events: readonly EventRow[]): void {
  const admin = store.first(users, sql`username = 'admin@example.org'`)?.id ?? null;
  for (const event of events.slice(0, 8)) {
    const row = store.insert(flashUpdates, {
      title: `Flash update: ${event.name}`,
      situational_overview: event.summary ?? '',
      hazard_type: event.dtype ?? 13,
      countries: event.countries,
      districts: event.districts,
      user: admin,
      created_at: daysBefore(now, event.id + 1),
      modified_at: daysBefore(now, event.id),
    });
    indexWords(store, 'flash_update', row.id, row.title, event.country_names);
  }
}

/** Preparedness cycles, DREF applications with their later stages, and flash updates. */
export function seedProcesses(world: World, events: readonly EventRow[], random: Random): void {
  seedPer(world, random);
  seedDrefs(world, events, random);
  seedFlashUpdates(world, events);
}
