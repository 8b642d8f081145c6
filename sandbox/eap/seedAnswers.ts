import type { EapKind } from '#domain/eap/eapTypes';
import { timeUnit } from '#domain/eap/eapTypes';
import { answerNames, blankAnswers, fileLists } from './kinds';
import { type SeedLanguage, seedTexts, textOfWords } from './seedTexts';
import type { Answers } from './tables';

/** Gives rows their ids: one count for all rows of the illustrative protocols. */
export class RowIds {
  #next = 0;
  next(): number {
    this.#next += 1;
    return this.#next;
  }
}

export interface SeedFiles {
  readonly cover: number;
  readonly section: number;
  readonly budget: number;
  readonly table: number;
}

interface Written {
  readonly kind: EapKind;
  readonly language: SeedLanguage;
  readonly leadUnit: number;
  readonly hazard: string;
  readonly areas: readonly number[];
  readonly provinces: readonly number[];
  readonly files: SeedFiles;
  /** Number of sectors. */
  readonly sectors: number;
}

const contactRoles = [
  'national_society_contact',
  'dref_focal_point',
  'ifrc_regional_focal_point',
  'ifrc_regional_ops_manager',
  'ifrc_regional_head_dcc',
];
const people = [
  ['Asha Rai', 'Head of disaster management'],
  ['Pauline Mbeki', 'DREF focal point'],
  ['Diego Salas', 'Anticipatory action coordinator'],
  ['Nadia Rahman', 'Operations manager'],
  ['Karl Berg', 'Head of disaster and climate crisis'],
] as const;

export const contactAnswers = (role: string, index: number): Answers => {
  const [name, title] = people[index % people.length] ?? people[0];
  const email = `${name.toLowerCase().replace(' ', '.')}@example.org`;
  return {
    [`${role}_name`]: name,
    [`${role}_title`]: title,
    [`${role}_email`]: email,
    [`${role}_phone_number`]: `+000 555 01${String(index).padStart(2, '0')}`,
  };
};

const sectorKeys = [106, 104, 107, 101, 112] as const;
const approachKeys = [10, 20] as const;

function activity(
  kind: EapKind,
  part: 'readiness' | 'prepositioning' | 'early',
  text: string,
  leadUnit: number,
  ids: RowIds,
) {
  const unit = part === 'early' ? leadUnit : timeUnit.years;
  const value = unit === timeUnit.hours ? [5, 10] : [1, 2];
  const isUntimed = kind === 'full' && part === 'prepositioning';
  return {
    id: ids.next(),
    previous_id: null,
    activity: text,
    timeframe: isUntimed ? null : unit,
    time_value: isUntimed ? [] : part === 'early' ? value : [1],
    activation_one: kind === 'full' && part !== 'readiness',
    activation_two: kind === 'full' && part === 'early',
  };
}

function entry({ kind, language, leadUnit }: Written, ids: RowIds): Answers {
  const texts = seedTexts[language];
  return {
    id: ids.next(),
    previous_id: null,
    indicators: [{ id: ids.next(), previous_id: null, title: texts.indicator, target: 1_500 }],
    readiness_activities: [activity(kind, 'readiness', texts.readiness, leadUnit, ids)],
    prepositioning_activities: [activity(kind, 'prepositioning', texts.prepositioning, leadUnit, ids)],
    early_action_activities: [activity(kind, 'early', texts.early, leadUnit, ids)],
  };
}

const budgets = {
  simplified: {
    total_budget: 200_000,
    readiness_budget: 50_000,
    pre_positioning_budget: 60_000,
    early_action_budget: 90_000,
  },
  full: {
    total_budget: 480_000,
    readiness_budget: 140_000,
    pre_positioning_budget: 120_000,
    early_action_budget: 220_000,
  },
} as const;

/** The answers of a complete protocol. */
export function completeAnswers(written: Written, ids: RowIds): Answers {
  const { kind, language, leadUnit, areas, provinces, files } = written;
  const texts = seedTexts[language];
  const blank = blankAnswers(kind);
  const longTexts = answerNames(kind).filter(
    (name) =>
      (blank[name] === null || blank[name] === '') &&
      /impact$|analysis|selection|factor|protocols|actions$|areas|operation$|criteria|statement|justification|eap$|capability|involvement|description|area$|process|base$|feasibility|system|population|mechanism|meal$|capacity|plans|level|objective|intervention|endorsement/.test(
        name,
      ),
  );
  const rows = (texts: readonly string[], field: string) =>
    texts.map((text) => ({ id: ids.next(), previous_id: null, [field]: text }));
  const [partner, description] = texts.actor;
  const sources = Object.fromEntries(
    answerNames(kind)
      .filter((name) => name.endsWith('_source_of_information'))
      .map((name, index) => [
        name,
        index % 2 === 0
          ? [
              {
                id: ids.next(),
                previous_id: null,
                source_name: texts.source,
                source_link: 'https://example.org/outlook',
              },
            ]
          : [],
      ]),
  );
  const only = (answers: Answers) => Object.fromEntries(Object.entries(answers).filter(([name]) => name in blank));
  return {
    ...blank,
    ...Object.fromEntries(longTexts.map((name, index) => [name, texts.paragraphs[index % texts.paragraphs.length]])),
    ...Object.assign({}, ...contactRoles.map(contactAnswers)),
    ...budgets[kind],
    ...only({
      trigger_statement: texts.trigger,
      objective: texts.objective,
      overall_objective_intervention: texts.objective,
      // as many words as the form allows
      selection_criteria: textOfWords(100, texts.paragraphs[4] ?? ''),
      seap_timeframe: 2,
      seap_lead_time: 5,
      seap_lead_timeframe_unit: leadUnit,
      lead_time: 5,
      lead_timeframe_unit: leadUnit,
      activation_timeframe: 3,
      activation_timeframe_unit: timeUnit.months,
      total_people_targeted: kind === 'full' ? 15_000 : 4_000,
      expected_submission_time: '2027-03-01',
      is_worked_with_government: true,
      is_technical_working_groups: false,
      technical_working_groups_in_place_description: null,
      cover_image_file: files.cover,
      budget_file: files.budget,
      forecast_table_file: files.table,
      theory_of_change_table_file: files.table,
      potential_risks: rows(texts.risks, 'risk'),
      early_actions: rows(texts.actions, 'action'),
      prioritized_impacts: rows(texts.impacts, 'impact'),
      key_actors: [{ id: ids.next(), previous_id: null, partner, description }],
      partner_contacts: [
        {
          id: ids.next(),
          previous_id: null,
          name: 'Ilse Moen',
          email: 'ilse.moen@example.org',
          title: null,
          phone_number: null,
        },
      ],
      admin2: areas,
      districts: provinces.map((district) => ({
        id: ids.next(),
        previous_id: null,
        district,
        description: texts.paragraphs[1],
      })),
      planned_operations: sectorKeys.slice(0, written.sectors).map((sector) => ({
        ...entry(written, ids),
        sector,
        people_targeted: kind === 'full' ? 5_000 : 1_500,
        budget_per_sector: 40_000,
      })),
      enabling_approaches: approachKeys.map((approach) => ({
        ...entry(written, ids),
        approach,
        budget_per_approach: 12_000,
      })),
    }),
    ...sources,
    [fileLists(kind)[0] ?? '']: [files.section],
  };
}

/** A protocol in progress: half of the texts, and none of the rows. */
export function halfFilledAnswers(written: Written, ids: RowIds): Answers {
  const whole = completeAnswers(written, ids);
  const left = [
    'planned_operations',
    'enabling_approaches',
    'budget_file',
    'total_budget',
    'rcrc_movement_involvement',
    'early_action_capability',
    'potential_risks',
    'trigger_threshold_justification',
    'assisted_through_operation',
  ];
  const blank = blankAnswers(written.kind);
  return { ...whole, ...Object.fromEntries(left.filter((name) => name in blank).map((name) => [name, blank[name]])) };
}
