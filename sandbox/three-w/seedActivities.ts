import type { SeedContext } from '../core/seed/context';
import { dateBefore } from '../core/seed/days';
import type { Random } from '../core/seed/random';
import { pick } from '../core/store/lookups';
import { daysSince, emergencyTitled, seededEmergencies } from '../emergencies/seed/seeded';
import type { EventRow } from '../emergencies/tables';
import type { SeededPlaces } from '../places/seeded';
import type { CountryRow } from '../places/tables';
import { type EruRow, erus } from '../surge/tables';
import { blankActivity, blankEmergencyProject } from './blankRows';
import { activityActions, activitySectors, cashActions } from './optionList';
import { type ActivityRow, type EmergencyProjectRow, emergencyProjects } from './tables';

const withSectors = (activities: ActivityRow[]) => ({
  activities,
  sectors: [...new Set(activities.map(({ sector }) => sector))],
});

/** People in one figure, by sex. */
function simplified(id: number, sector: number, people: number): ActivityRow {
  const action = activityActions.find((each) => each.sector === sector)?.id ?? null;
  const male = Math.round(people * 0.48);
  return {
    ...blankActivity,
    id,
    sector,
    action,
    people_count: people,
    male_count: male,
    female_count: people - male,
    ...(action !== null && cashActions.includes(action) ? { amount: people * 25, beneficiaries_count: people } : {}),
  };
}

const households = (id: number, sector: number, count: number): ActivityRow => ({
  ...blankActivity,
  id,
  sector,
  custom_action: 'Repair kits for families',
  people_households: 'households',
  household_count: count,
  point_count: 3,
  custom_supplies: { Tarpaulins: count * 2, 'Tool kits': count },
});

/** People by sex and age, those with a disability among them, with the places where they were reached. */
function detailed(id: number, country: CountryRow, random: Random): ActivityRow {
  const [longitude = 0, latitude = 0] = country.centroid?.coordinates ?? [];
  const women = random.figure(100, 2_000);
  return {
    ...blankActivity,
    id,
    sector: 2,
    action: 1,
    is_simplified_report: false,
    people_households: null,
    female_18_59_count: women,
    male_18_59_count: Math.round(women * 0.8),
    female_6_12_count: Math.round(women * 0.4),
    male_60_plus_count: Math.round(women * 0.1),
    other_unknown_age_count: 4,
    is_disaggregated_for_disabled: true,
    disabled_female_18_59_count: Math.round(women * 0.05),
    disabled_male_18_59_count: Math.round(women * 0.04),
    supplies: { 1: 120, 2: 40 },
    points: [
      { id: id * 10, description: 'Main distribution point', latitude, longitude },
      { id: id * 10 + 1, description: 'School yard', latitude: latitude + 0.2, longitude: longitude + 0.2 },
    ],
    details: 'Counted at the distribution points.',
  };
}

function lead(country: CountryRow, eru: EruRow | undefined): Partial<EmergencyProjectRow> {
  if (eru) return { activity_lead: 'deployed_eru', deployed_eru: eru.id };
  return {
    activity_lead: 'national_society',
    reporting_ns: country.id,
    reporting_ns_contact_name: 'Operations desk',
    reporting_ns_contact_role: 'Operations manager',
    reporting_ns_contact_email: `operations.${(country.iso ?? 'xx').toLowerCase()}@example.org`,
  };
}

/** Activities of the affected country's own National Society, or of a unit that is deployed there, for most of the first emergencies. */
function seedOwnResponses(places: SeededPlaces, staff: number, context: SeedContext): void {
  const { store, now, random, scaled, rows } = context;
  const units = new Map(rows(erus).map((eru) => [eru.event, eru]));
  let id = 0;
  for (const event of seededEmergencies(context).slice(0, scaled(60))) {
    const [country] = pick(places.byId, event.countries);
    if (!country || random.chance(0.35)) continue;
    const chosen = random.some(activitySectors, random.between(1, 3));
    const eru = random.chance(0.5) ? units.get(event.id) : undefined;
    const activities = chosen.map(({ id: sector }, index) => {
      id += 1;
      const people = random.figure(100, 20_000);
      if (sector === 2) return detailed(id, country, random);
      return index === 2 ? households(id, sector, Math.round(people / 5)) : simplified(id, sector, people);
    });
    store.insert(emergencyProjects, {
      ...blankEmergencyProject,
      ...lead(country, eru),
      ...withSectors(activities),
      title: `${chosen[0]?.title ?? 'Relief'} support`,
      event: event.id,
      country: country.id,
      districts: random.chance(0.2) ? [] : random.some(places.districtsOf(country.id), 2),
      status: random.pick(['on_going', 'on_going', 'complete', 'planned'] as const),
      start_date: dateBefore(now, Math.max(1, daysSince(event.disaster_start_date, now) - 4)),
      end_date: random.chance(0.5) ? dateBefore(now, random.between(-200, 20)) : null,
      created_by: event.id % 9 === 1 ? staff : null,
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
function seedResponse(event: EventRow, places: SeededPlaces, { store, now }: SeedContext): void {
  const country = places.byIso.get('NP');
  responses.forEach(([society, status, daysAgo, people], index) => {
    const chosen = activitySectors.slice(index * 2 + 3, index * 2 + 5);
    const activities = chosen.map(({ id: sector }, part) => ({
      ...simplified(100_000 + index * 10 + part, sector, Math.round(people / (part + 1))),
      details: part === 0 ? 'Reached in the five nearest municipalities.' : null,
    }));
    store.insert(emergencyProjects, {
      ...blankEmergencyProject,
      ...withSectors(activities),
      title: `${chosen[0]?.title ?? 'Relief'} in the hill districts`,
      event: event.id,
      country: country?.id ?? 0,
      districts: event.districts.slice(0, index + 1),
      reporting_ns: places.byIso.get(society)?.id ?? null,
      status,
      start_date: dateBefore(now, daysAgo),
      end_date: status === 'complete' ? dateBefore(now, 4) : dateBefore(now, -60 - index),
      created_at: event.created_at,
      modified_at: event.updated_at,
    });
  });
}

/** Activities in the response to emergencies. */
export function seedActivities(places: SeededPlaces, staff: number, context: SeedContext): void {
  seedOwnResponses(places, staff, context);
  seedResponse(emergencyTitled(seededEmergencies(context), 'Hill districts earthquake'), places, context);
}
