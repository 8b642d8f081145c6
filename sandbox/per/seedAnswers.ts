import { groupBy } from '#domain/lists/groupBy';
import type { SeedContext } from '../core/seed/context';
import {
  type ActionRow,
  type AreaAnswer,
  type ComponentAnswer,
  type PerComponentRow,
  type PerOverviewRow,
  type PlannedComponentRow,
  type PriorityRow,
  perComponents,
  perQuestions,
} from './tables';

const componentNotes = [
  'Reviewed with the branches; the procedure is being updated.',
  'The plan exists, its budget does not.',
  'Confirmed by the simulation of last year.',
] as const;
const questionNotes = ['Policy of the governing board.', 'Minutes of the last meeting.', 'Training records.'] as const;
const reasons = [
  'It held up the last two operations.',
  'The branches named it first.',
  'Partners offered support for it.',
] as const;
const actions = [
  'Draft the procedure with the branches and have it approved.',
  'Train twenty staff and volunteers and repeat it every year.',
  'Hold a simulation and record its lessons.',
] as const;

interface Assessed {
  readonly assessment: number;
  /** About half of a draft is answered. */
  readonly isDraft: boolean;
  readonly overview: PerOverviewRow;
}

/** A rating by id: some not reviewed, the others 1 to 5. Some components are weak everywhere, and ratings improve with each cycle. */
function ratingOf({ id }: PerComponentRow, { assessment_number }: PerOverviewRow, { random }: SeedContext): number {
  if (random.chance(0.1)) return 1;
  const strength = ((id * 7) % 11) / 6;
  const value = strength + random.next() * 2.6 + (assessment_number - 1) * 0.6;
  return 1 + Math.max(1, Math.min(5, Math.round(value)));
}

function considerationsOf(overview: PerOverviewRow, { random }: SeedContext) {
  const text = (isAssessed: boolean | null, subject: string) =>
    isAssessed && random.chance(0.4) ? `Yes: ${subject} are part of the procedure.` : null;
  return {
    climate_environmental_considerations: text(overview.assess_climate_environment_of_country, 'climate risks'),
    epi_considerations: text(overview.assess_preparedness_of_country, 'epidemics'),
    migration_considerations: text(overview.assess_migration_aspect_of_country, 'people on the move'),
    urban_considerations: text(overview.assess_urban_aspect_of_country, 'urban settings'),
  };
}

/** The answers of an assessment, some of them missing. */
export function seedAnswers({ assessment, isDraft, overview }: Assessed, context: SeedContext): AreaAnswer[] {
  const { random, rows } = context;
  let id = assessment * 100_000;
  const next = () => {
    id += 1;
    return id;
  };
  const questions = groupBy(rows(perQuestions), ({ component }) => component);
  const isAnswered = ({ component_num }: PerComponentRow) => !isDraft || component_num <= 16;
  const answer = (component: PerComponentRow): ComponentAnswer => ({
    id: next(),
    component: component.id,
    rating: component.is_parent || random.chance(0.1) ? null : ratingOf(component, overview, context),
    notes: random.chance(0.5) ? random.pick(componentNotes) : null,
    ...considerationsOf(overview, context),
    question_responses: (questions.get(component.id) ?? [])
      .filter(() => !random.chance(0.08))
      .map((question) => ({
        id: next(),
        question: question.id,
        answer: random.pick([1, 1, 2, 5]),
        notes: random.chance(0.2) ? random.pick(questionNotes) : null,
      })),
  });
  const answered = rows(perComponents).filter(isAnswered);
  return [...new Set(answered.map(({ area }) => area))].map((area) => ({
    id: next(),
    area,
    component_responses: answered.filter((component) => component.area === area).map(answer),
  }));
}

/** The weakest components, which a National Society works on first. */
export function seedPriorities(
  areas: readonly AreaAnswer[],
  { random }: SeedContext,
): (Omit<PriorityRow, 'id'> & { id: number })[] {
  const rated = areas
    .flatMap(({ component_responses }) => component_responses)
    .filter(({ rating }) => rating !== null && rating > 1)
    .toSorted((a, b) => (a.rating ?? 0) - (b.rating ?? 0));
  return rated
    .slice(0, random.between(3, 7))
    .map(({ component }) => ({ id: 0, component, justification_text: random.pick(reasons), language: 'en' }));
}

interface Planned {
  readonly plan: number;
  readonly prioritized: readonly PriorityRow[];
  readonly country: number;
}

export function seedWorkPlan({ plan, prioritized, country }: Planned, { random, now }: SeedContext) {
  const dueDate = () => new Date(now.getTime() + random.between(30, 400) * 86_400_000).toISOString().slice(0, 10);
  let id = plan * 100_000;
  const action = (): ActionRow => {
    id += 1;
    const type = random.pick([0, 1, 2, 3] as const);
    return {
      id,
      actions: random.pick(actions),
      due_date: dueDate(),
      status: random.pick([0, 1, 2, 3, 4] as const),
      supported_by: type === 3 ? country : null,
      supported_by_organization_type: type,
      language: 'en',
    };
  };
  return {
    prioritized_action_responses: prioritized.map(({ component }): PlannedComponentRow => ({ ...action(), component })),
    additional_action_responses: [action()],
  };
}
