import { imminentCosts } from '#domain/dref/drefBudget';
import { endAfterDays, endAfterMonths, imminentDays } from '#domain/dref/drefDates';
import { blankApplication } from './answers';
import { type PhraseLanguage, phrases } from './phrases';
import type { ApplicationAnswers } from './tables';

/** The topic of a seeded application. */
export interface Situation {
  readonly title: string;
  readonly country: number;
  readonly districts: readonly number[];
  readonly hazard: number;
  readonly affected: number;
  readonly severity: 0 | 1 | 2;
  readonly type: 0 | 1 | 2 | 3;
  readonly onset: 1 | 2;
  /** yyyy-MM-dd */
  readonly eventDate: string;
  readonly approvedOn: string | null;
  readonly appealCode: string | null;
  readonly language: PhraseLanguage;
  readonly hasSurge?: boolean;
}

/** Counts the rows of seeded documents, so that their ids are the same on every machine. */
export type NextRowId = () => number;

const contacts = {
  ifrc_appeal_manager_name: 'Hana Weber',
  ifrc_appeal_manager_title: 'Head of delegation',
  ifrc_appeal_manager_email: 'hana.weber@example.org',
  ifrc_appeal_manager_phone_number: '+41 00 000 00 01',
  ifrc_project_manager_name: 'Idris Cole',
  ifrc_project_manager_title: 'Operations manager',
  ifrc_project_manager_email: 'idris.cole@example.org',
  ifrc_project_manager_phone_number: '+41 00 000 00 02',
  regional_focal_point_name: 'Pauline Mbeki',
  regional_focal_point_title: 'DREF focal point',
  regional_focal_point_email: 'dref.coordinator@example.org',
  regional_focal_point_phone_number: '+41 00 000 00 03',
  national_society_contact_name: 'Amara Okafor',
  national_society_contact_title: 'Disaster manager',
  national_society_contact_email: 'staff@example.org',
  national_society_contact_phone_number: '+254 00 000 000',
};

const percentOf = (share: number, whole: number) => Math.round(whole * share);

/** The answers of every type. */
function basics(situation: Situation): ApplicationAnswers {
  const { country, affected, approvedOn } = situation;
  return {
    ...blankApplication(country),
    ...contacts,
    country,
    title: situation.title,
    district: [...situation.districts],
    disaster_type: situation.hazard,
    type_of_dref: situation.type,
    type_of_onset: situation.type === 0 ? 2 : situation.onset,
    appeal_code: situation.appealCode,
    num_affected: affected,
    estimated_number_of_affected_male: percentOf(0.26, affected),
    estimated_number_of_affected_female: percentOf(0.27, affected),
    estimated_number_of_affected_girls_under_18: percentOf(0.24, affected),
    estimated_number_of_affected_boys_under_18: percentOf(0.23, affected),
    ns_request_date: situation.eventDate,
    date_of_approval: approvedOn,
    submission_to_geneva: approvedOn,
  };
}

type RowTexts = Pick<ApplicationAnswers, 'event_description' | 'operation_objective' | 'response_strategy'>;

const texts = (language: PhraseLanguage): RowTexts & Partial<ApplicationAnswers> => ({
  event_description: phrases.event[language],
  operation_objective: phrases.objective[language],
  response_strategy: phrases.strategy[language],
  people_assisted: phrases.targeting[language],
  selection_criteria: phrases.targeting[language],
  human_resource: phrases.staff[language],
  is_there_major_coordination_mechanism: true,
  major_coordination_mechanism: phrases.coordination[language],
});

function interventions(language: PhraseLanguage, people: number, budget: number, nextId: NextRowId) {
  const shares = [
    ['multi_purpose_cash', 0.5],
    ['health', 0.2],
    ['water_sanitation_and_hygiene', 0.3],
  ] as const;
  return shares.map(([title, share]) => ({
    id: nextId(),
    title,
    budget: percentOf(share, budget),
    challenges: null,
    description: phrases.activities[language],
    female: null,
    lessons_learnt: null,
    male: null,
    narrative_description_of_achievements: null,
    person_assisted: null,
    person_targeted: percentOf(share, people),
    progress_towards_outcome: null,
    indicators: [
      { id: nextId(), title: phrases.indicator[language], target: percentOf(share / 5, people), actual: null },
    ],
  }));
}

/** Of responses and assessments. */
function plan(situation: Situation, nextId: NextRowId): Partial<ApplicationAnswers> {
  const { language, affected, approvedOn, type } = situation;
  const people = percentOf(0.4, affected);
  const amount = type === 1 ? 75_000 : 250_000;
  const months = type === 1 ? 2 : 4;
  const isResponse = type === 2;
  return {
    ...texts(language),
    disaster_category: situation.severity,
    event_date: situation.eventDate,
    glide_code: 'FL-2026-000001-XXX',
    did_national_society: true,
    ns_respond_date: situation.eventDate,
    national_society_actions: [{ id: nextId(), title: 'health', description: phrases.action[language] }],
    government_requested_assistance: true,
    total_targeted_population: people,
    disability_people_per: 7,
    people_per_urban: 35,
    people_per_local: 65,
    has_anti_fraud_corruption_policy: true,
    has_sexual_abuse_policy: true,
    has_child_protection_policy: true,
    risk_security: [
      { id: nextId(), client_id: null, risk: phrases.risk[language], mitigation: phrases.mitigation[language] },
    ],
    source_information: [
      { id: nextId(), client_id: null, source_name: 'ReliefWeb', source_link: 'https://reliefweb.int/' },
    ],
    amount_requested: amount,
    planned_interventions: interventions(language, people, amount, nextId),
    operation_timeframe: months,
    end_date: endAfterMonths(approvedOn, months),
    ...(isResponse && {
      event_scope: phrases.scope[language],
      lessons_learned: phrases.lessons[language],
      people_in_need: percentOf(0.6, affected),
      needs_identified: [
        { id: nextId(), title: 'water_sanitation_and_hygiene' as const, description: phrases.needs[language] },
      ],
      women: percentOf(0.28, people),
      men: percentOf(0.25, people),
      girls: percentOf(0.24, people),
      boys: people - percentOf(0.28, people) - percentOf(0.25, people) - percentOf(0.24, people),
    }),
  };
}

/** Of imminent operations. */
function earlyActions(situation: Situation, nextId: NextRowId): Partial<ApplicationAnswers> {
  const { language, approvedOn, hasSurge = false } = situation;
  const activity = (sector: number) => ({ id: nextId(), sector, activity: phrases.action[language] });
  const budgets = [45_000, 30_000];
  return {
    hazard_date_and_location: phrases.forecast[language],
    hazard_vulnerabilities_and_risks: phrases.scope[language],
    hazard_date: situation.eventDate,
    is_surge_personnel_deployed: hasSurge,
    surge_personnel_deployed: hasSurge ? phrases.staff[language] : null,
    addressed_humanitarian_impacts: phrases.objective[language],
    proposed_action: [
      {
        id: nextId(),
        proposed_type: 1,
        total_budget: 45_000,
        total_expenditure: null,
        activities: [activity(5), activity(9)],
      },
      { id: nextId(), proposed_type: 2, total_budget: 30_000, total_expenditure: null, activities: [activity(1)] },
    ],
    ...imminentCosts(budgets, hasSurge),
    operation_timeframe_imminent: imminentDays,
    end_date: endAfterDays(approvedOn, imminentDays),
  };
}

/** The answers of an application, by its type. */
export function applicationAnswers(situation: Situation, nextId: NextRowId): ApplicationAnswers {
  const { type } = situation;
  const loan = { amount_requested: 400_000, operation_timeframe: 6, event_date: situation.eventDate };
  return {
    ...basics(situation),
    ...(type === 0 ? earlyActions(situation, nextId) : type === 3 ? loan : plan(situation, nextId)),
  };
}
