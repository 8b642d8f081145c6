import { seededUserId } from '../account/demoAccounts';
import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import { pick } from '../core/store/lookups';
import { indexWords } from '../core/store/wordIndex';
import { daysSince, emergencyTitled, seededEmergencies } from '../emergencies/seed/seeded';
import type { EventRow } from '../emergencies/tables';
import { type SeededPlaces, seededPlaces } from '../places/seeded';
import { type SectorRow, sectors } from '../reference/tables';
import { type ActivityRow, emergencyProjects, projects } from './tables';

const reportingCountries = ['NO', 'DE', 'ES', 'FR', 'JP', 'KE', 'CA', 'FI'];
const projectTitles = [
  'Resilient communities',
  'Safe water',
  'Community health',
  'School safety',
  'Branch development',
];

const activitySectors = ({ rows }: SeedContext): readonly SectorRow[] =>
  rows(sectors).filter(({ kind }) => kind === 'activity');

/** A simplified activity, which counts people only. */
const activity = (id: number, sector: number, people: number): ActivityRow => ({
  id,
  sector,
  action: sector * 10 + 1,
  custom_action: null,
  is_simplified_report: true,
  people_count: people,
  male_count: null,
  female_count: null,
  details: null,
});

/** Activities of the affected country's own National Society, for most of the first emergencies. */
function seedActivities(places: SeededPlaces, staff: number, context: SeedContext): void {
  const { store, now, random, scaled } = context;
  const known = activitySectors(context);
  let id = 0;
  for (const event of seededEmergencies(context).slice(0, scaled(60))) {
    const [country] = pick(places.byId, event.countries);
    if (!country || random.chance(0.35)) continue;
    const chosen = random.some(known, random.between(1, 3));
    store.insert(emergencyProjects, {
      title: `${chosen[0]?.name.en ?? 'Relief'} support`,
      event: event.id,
      country: country.id,
      country_iso3: country.iso3 ?? '',
      districts: random.some(places.districtsOf(country.id), 2),
      reporting_ns: country.id,
      deployed_eru: null,
      activity_lead: 'national_society',
      status: random.pick(['on_going', 'on_going', 'complete', 'planned'] as const),
      start_date: dateBefore(now, Math.max(1, daysSince(event.disaster_start_date, now) - 4)),
      end_date: random.chance(0.5) ? dateBefore(now, -random.between(20, 200)) : null,
      user: event.id % 9 === 1 ? staff : null,
      sectors: chosen.map(({ key }) => key),
      activities: chosen.map(({ key }) => {
        id += 1;
        const people = random.figure(100, 20_000);
        const male = Math.round(people * 0.48);
        return { ...activity(id, key, people), male_count: male, female_count: people - male };
      }),
      created_at: event.created_at,
      modified_at: event.updated_at,
    });
  }
}

/** Reporting National Society (ISO 2), status, days since the start, people reached. */
const responses = [
  ['NP', 'on_going', 30, 18_400],
  ['NO', 'complete', 34, 6_200],
  ['JP', 'on_going', 21, 9_750],
  ['DE', 'planned', -6, 4_000],
] as const;

/** The response of several National Societies to one emergency, in several sectors and states. */
function seedResponse(event: EventRow, places: SeededPlaces, context: SeedContext): void {
  const { store, now } = context;
  const known = activitySectors(context);
  const country = places.byIso.get('NP');
  responses.forEach(([lead, status, daysAgo, people], index) => {
    const chosen = known.slice(index * 2, index * 2 + 2);
    store.insert(emergencyProjects, {
      title: `${chosen[0]?.name.en ?? 'Relief'} in the hill districts`,
      event: event.id,
      country: country?.id ?? 0,
      country_iso3: country?.iso3 ?? '',
      districts: event.districts.slice(0, index + 1),
      reporting_ns: places.byIso.get(lead)?.id ?? null,
      deployed_eru: null,
      activity_lead: 'national_society',
      status,
      start_date: dateBefore(now, daysAgo),
      end_date: status === 'complete' ? dateBefore(now, 4) : dateBefore(now, -60 - index),
      user: null,
      sectors: chosen.map(({ key }) => key),
      activities: chosen.map(({ key }, part) => ({
        ...activity(100_000 + index * 10 + part, key, Math.round(people / (part + 1))),
        details: part === 0 ? 'Reached in the five nearest municipalities.' : null,
      })),
      created_at: event.created_at,
      modified_at: event.updated_at,
    });
  });
}

/** Projects of National Societies in any country. */
function seedProjects({ byIso, districtsOf }: SeededPlaces, staff: number, context: SeedContext): void {
  const { store, now, random, scaled } = context;
  const withSociety = [...byIso.values()].filter((row) => row.society_name);
  const reporting = reportingCountries.flatMap((iso) => byIso.get(iso) ?? []);
  const count = scaled(40);
  for (let index = 0; index < count; index += 1) {
    const country = random.pick(withSociety);
    const society = random.pick(reporting);
    const sector = random.between(0, 10);
    const project = store.insert(projects, {
      name: `${random.pick(projectTitles)} ${country.name.en}`,
      reporting_ns: society.id,
      project_country: country.id,
      project_districts: random.some(districtsOf(country.id), 2),
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
    const words = `${society.society_name?.en} ${country.name.en} ${country.iso3}`;
    indexWords(store, projects, project.id, project.name, words);
  }
}

/** Activities in the response to emergencies, and projects. */
export function seedThreeW(context: SeedContext): void {
  const places = seededPlaces(context);
  const staff = seededUserId(context, 'staff@example.org');
  seedActivities(places, staff, context);
  seedResponse(emergencyTitled(seededEmergencies(context), 'Hill districts earthquake'), places, context);
  seedProjects(places, staff, context);
}
