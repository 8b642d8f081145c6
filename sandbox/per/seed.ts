import { textPdf } from '../core/pdf';
import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import { seededPlaces } from '../places/seeded';
import type { CountryRow } from '../places/tables';
import { areaNames, componentList } from './componentList';
import { questionGroups, questionList } from './questionList';
import { seedAnswers, seedPriorities, seedWorkPlan } from './seedAnswers';
import {
  type PerOverviewRow,
  perAreas,
  perAssessments,
  perComponents,
  perDocuments,
  perOverviews,
  perPrioritizations,
  perQuestionGroups,
  perQuestions,
  perWorkPlans,
} from './tables';

/** Countries with cycles at every scale; a larger scale adds others. */
const firstCountries = [
  ...['LB', 'KE', 'NP', 'PE', 'PH', 'SN', 'UA', 'FJ', 'HN', 'JO', 'TZ', 'ID'],
  ...['GE', 'EC', 'ET', 'BD', 'MA', 'RS', 'UG', 'CO', 'AM', 'IQ'],
];

/** The minimum number of countries with cycles, so that every phase occurs in every region. */
const fewestCountries = 12;

/** The phase of the latest cycle by the place of the country: every phase is there. */
const latestPhases = [3, 5, 2, 4, 1] as const;

const people = ['Yara Nilsen', 'Samir Daoud', 'Lucia Ortega', 'Amina Said', 'Peter Lang', 'Rosa Quiroga'] as const;
const branches = ['Northern and Coastal branches', 'All branches of the capital', null] as const;

const contactOf = (person: string) => ({
  name: person,
  email: `${person.toLowerCase().replace(' ', '.')}@example.org`,
  phone: '+41 22 555 0100',
});

const blankContacts = {
  facilitator_contact: null,
  facilitator_email: null,
  facilitator_name: null,
  facilitator_phone: null,
  ns_second_focal_point_email: null,
  ns_second_focal_point_name: null,
  ns_second_focal_point_phone: null,
  partner_focal_point_email: null,
  partner_focal_point_name: null,
  partner_focal_point_organization: null,
  partner_focal_point_phone: null,
};

interface Cycle {
  readonly number: number;
  readonly phase: PerOverviewRow['phase'];
  readonly isLatest: boolean;
  /** Days since the assessment. */
  readonly age: number;
  readonly previous: PerOverviewRow | undefined;
}

function overviewOf(country: CountryRow, cycle: Cycle, { now, random }: SeedContext): Omit<PerOverviewRow, 'id'> {
  const { number, phase, isLatest, age, previous } = cycle;
  const focalPoint = contactOf(random.pick(people));
  const facilitator = contactOf(random.pick(people));
  const isDraft = phase === 1;
  return {
    ...blankContacts,
    assess_climate_environment_of_country: random.chance(0.5),
    assess_migration_aspect_of_country: random.chance(0.3),
    assess_preparedness_of_country: random.chance(0.6),
    assess_urban_aspect_of_country: random.chance(0.4),
    assessment_method: random.weighted([
      ['per', 6],
      ['drce', 1],
      ['wpns', 1],
    ] as const),
    assessment_number: number,
    branches_involved: random.pick(branches),
    country: country.id,
    created_at: daysBefore(now, age + 45),
    date_of_assessment: isDraft ? null : dateBefore(now, age),
    date_of_orientation: dateBefore(now, age + 40),
    date_of_previous_assessment: previous?.date_of_assessment ?? null,
    facilitator_name: facilitator.name,
    facilitator_email: facilitator.email,
    is_draft: isDraft,
    is_latest: isLatest,
    ns_focal_point_email: focalPoint.email,
    ns_focal_point_name: focalPoint.name,
    ns_focal_point_phone: focalPoint.phone,
    orientation_documents: [],
    original_language: country.iso === 'SN' && isLatest ? 'fr' : 'en',
    phase,
    region: country.region,
    type_of_assessment: isDraft ? null : random.between(1, 4),
    type_of_previous_assessment: previous?.type_of_assessment ?? null,
    updated_at: daysBefore(now, Math.max(1, age - 10)),
    user: null,
    workplan_development_date: phase >= 4 ? dateBefore(now, age - 60) : null,
    workplan_revision_date: null,
  };
}

/** Adds the records of the phases that a cycle has reached. */
function seedParts(overview: PerOverviewRow, context: SeedContext): void {
  const { store } = context;
  const { id, phase, country, assessment_number, date_of_assessment } = overview;
  if (phase < 2) return;
  const assessment = store.insert(perAssessments, {
    overview: id,
    country,
    assessment_number,
    date_of_assessment,
    is_draft: phase === 2,
    area_responses: [],
  });
  const area_responses = seedAnswers({ assessment: assessment.id, isDraft: phase === 2, overview }, context);
  store.update(perAssessments, assessment.id, { area_responses });
  if (phase < 3) return;
  const prioritized = phase === 3 ? [] : seedPriorities(area_responses, context);
  const { id: prioritization } = store.insert(perPrioritizations, {
    overview: id,
    is_draft: phase === 3,
    prioritized_action_responses: [],
  });
  store.update(perPrioritizations, prioritization, {
    prioritized_action_responses: prioritized.map((row, index) => ({
      ...row,
      id: prioritization * 100_000 + index + 1,
    })),
  });
  if (phase < 4) return;
  const { id: plan } = store.insert(perWorkPlans, {
    overview: id,
    is_draft: phase === 4,
    prioritized_action_responses: [],
    additional_action_responses: [],
  });
  store.update(perWorkPlans, plan, seedWorkPlan({ plan, prioritized, country }, context));
}

function seedDocument({ id, country, region, created_at }: PerOverviewRow, context: SeedContext): void {
  const title = 'Preparedness report';
  context.store.insert(perDocuments, {
    name: `preparedness-report-${id}.pdf`,
    type: 'application/pdf',
    key: id.toString(16).padStart(12, '0'),
    content: textPdf(title, [`Cycle ${id}`]).toString('base64'),
    country,
    region,
    per: id,
    created_by: null,
    created_at,
  });
}

/** From a year and a half to two and a half, so that assessments lie in all years. */
const daysBetweenCycles = (place: number) => 550 + (place % 5) * 90;

function seedCycles(country: CountryRow, place: number, context: SeedContext): void {
  const { store, random } = context;
  // the first country has an early cycle with all its parts, Kenya one more than others
  const count = country.iso === 'LB' || country.iso === 'KE' ? 3 : random.between(1, 3);
  let previous: PerOverviewRow | undefined;
  for (let number = 1; number <= count; number += 1) {
    const isLatest = number === count;
    const phase = isLatest ? (latestPhases[place % latestPhases.length] ?? 1) : 5;
    const age = (count - number) * daysBetweenCycles(place) + random.between(90, 300);
    const overview = store.insert(
      perOverviews,
      overviewOf(country, { number, phase, isLatest, age, previous }, context),
    );
    seedParts(overview, context);
    if (isLatest) seedDocument(overview, context);
    previous = overview;
  }
}

/** The questions of the assessment, and one to three cycles of each National Society in the process. @source reference/preparedness.md, section 4.7 */
export function seedPer(context: SeedContext): void {
  const { store, scaled } = context;
  areaNames.forEach((name, index) => {
    store.insert(perAreas, { id: index + 1, name });
  });
  const components = componentList();
  for (const row of components) store.insert(perComponents, row);
  for (const row of questionGroups(components)) store.insert(perQuestionGroups, row);
  for (const row of questionList(components)) store.insert(perQuestions, row);
  const withSociety = [...seededPlaces(context).byIso.values()].filter((row) => row.society_name);
  const isFirst = ({ iso }: { iso: string | null }) => firstCountries.includes(iso ?? '');
  const rank = ({ iso }: { iso: string | null }) => firstCountries.indexOf(iso ?? '');
  const ordered = [
    ...withSociety.filter(isFirst).toSorted((a, b) => rank(a) - rank(b)),
    ...withSociety.filter((country) => !isFirst(country)),
  ];
  ordered.slice(0, scaled(firstCountries.length, fewestCountries)).forEach((country, place) => {
    seedCycles(country, place, context);
  });
}
