import { projectStatus, utcToday } from '#domain/three-w/status';
import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import { indexWords } from '../core/store/wordIndex';
import { seededEmergencies } from '../emergencies/seed/seeded';
import type { SeededPlaces } from '../places/seeded';
import type { CountryRow } from '../places/tables';
import { blankProject, blankSplit } from './blankRows';
import { type ProjectRow, projects, regionalProjects } from './tables';

const reportingCountries = ['NO', 'DE', 'ES', 'FR', 'JP', 'KE', 'CA', 'FI', 'CH', 'SE', 'NL', 'AU', 'BR', 'TR'];
const titles = [
  'Resilient communities',
  'Safe water',
  'Community health',
  'School safety',
  'Branch development',
  'First aid for all',
  'Climate-smart livelihoods',
];
const contacts = ['Alma Berg', 'Chidi Obi', 'Dana Levi', 'Eero Salo', 'Flor Vega', 'Gita Rao'];

/** Some projects are ongoing, some completed, some planned; a few end today. */
function period({ now, random }: SeedContext): Pick<ProjectRow, 'start_date' | 'end_date' | 'status'> {
  const [start, end] = random.weighted([
    [[random.between(50, 600), -random.between(20, 700)], 11],
    [[random.between(500, 1_100), random.between(10, 400)], 5],
    [[-random.between(10, 200), -random.between(220, 900)], 3],
    [[random.between(50, 600), 0], 1],
  ]);
  const [start_date, end_date] = [dateBefore(now, start), dateBefore(now, end)];
  return { start_date, end_date, status: projectStatus(start_date, end_date, utcToday(now)) };
}

function people({ random }: SeedContext) {
  const target_total = random.figure(500, 60_000);
  const target_male = Math.round(target_total * 0.48);
  const reached = random.chance(0.5) ? random.figure(100, 20_000) : null;
  const isCountedBySex = random.chance(0.6);
  return {
    target_total,
    target_male: isCountedBySex ? target_male : null,
    target_female: isCountedBySex ? target_total - target_male : null,
    reached_total: reached,
  };
}

/** Three years of a project that is reported by year; its own counts are empty then. */
function splits(project: number, start: string, { random }: SeedContext): ProjectRow['annual_splits'] {
  return [0, 1, 2].map((index) => {
    const target = random.figure(300, 9_000);
    return {
      ...blankSplit,
      id: project * 10 + index,
      year: Number(start.slice(0, 4)) + index,
      budget_amount: random.figure(10_000, 400_000),
      target_male: Math.round(target / 2),
      target_female: target - Math.round(target / 2),
      target_total: target,
      reached_total: index === 0 ? Math.round(target * 0.8) : null,
    };
  });
}

type Places = Pick<SeededPlaces, 'districtsOf'>;

function place(country: CountryRow, { districtsOf }: Places, { random }: SeedContext) {
  const isCountrywide = random.chance(0.25);
  const project_districts = isCountrywide ? [] : random.some(districtsOf(country.id), random.between(1, 3));
  const [first] = project_districts;
  return {
    project_country: country.id,
    project_districts,
    project_admin2: first !== undefined && random.chance(0.3) ? [first * 10] : [],
  };
}

/** Projects of National Societies in any country. */
export function seedProjects(places: SeededPlaces, staff: number, context: SeedContext): void {
  const { store, now, random, scaled, rows } = context;
  const withSociety = [...places.byIso.values()].filter((row) => row.society_name);
  const reporting = reportingCountries.flatMap((iso) => places.byIso.get(iso) ?? []);
  const emergencies = seededEmergencies(context);
  const programmes = rows(regionalProjects);
  const count = scaled(1_000, 60);
  for (let index = 0; index < count; index += 1) {
    const country = random.pick(withSociety);
    const society = random.chance(0.2) ? country : random.pick(reporting);
    const sector = random.between(0, 10);
    const event = random.chance(0.15)
      ? emergencies.find((each) => each.countries.includes(country.id) && each.visibility === 3)
      : undefined;
    const when = period(context);
    const isAnnual = random.chance(0.15);
    const isCompleted = when.status === 2;
    const budget = random.figure(40_000, 3_000_000);
    const project = store.insert(projects, {
      ...blankProject,
      ...when,
      ...place(country, places, context),
      ...(isAnnual ? { annual_splits: splits(index + 1, when.start_date, context) } : people(context)),
      name: `${random.pick(titles)} ${country.name.en}`,
      description: random.chance(0.5)
        ? `<p>${society.society_name?.en} works with branches in ${country.name.en} so that communities prepare for, and recover from, hazards.</p>`
        : null,
      reporting_ns: society.id,
      reporting_ns_contact_name: contacts[index % contacts.length] ?? null,
      reporting_ns_contact_role: 'Programme manager',
      reporting_ns_contact_email: `programmes.${(society.iso ?? 'xx').toLowerCase()}@example.org`,
      event: event?.id ?? null,
      dtype: event ? event.dtype : random.chance(0.5) ? random.pick([12, 20, 1, 4]) : null,
      primary_sector: sector,
      secondary_sectors: random.chance(0.8) ? [(sector + 3) % 11, (sector + 7) % 14] : [],
      programme_type: society === country ? 2 : random.pick([0, 1] as const),
      operation_type: event ? 1 : 0,
      budget_amount: isCompleted ? null : budget,
      actual_expenditure: isCompleted ? Math.round(budget * 0.9) : null,
      regional_project: random.chance(0.05) ? random.pick(programmes).id : null,
      visibility: random.weighted([
        ['public', 15],
        ['logged_in_user', 2],
        ['ifrc_ns', 2],
        ['ifrc_only', 1],
      ] as const),
      user: index % 25 === 0 ? staff : null,
      modified_at: daysBefore(now, random.between(1, 300)),
    });
    const words = `${society.society_name?.en} ${country.name.en} ${country.iso3}`;
    indexWords(store, projects, project.id, project.name ?? '', words);
  }
}
