import { describe, expect, test } from 'vitest';
import { sortForPrint } from '#domain/dref/drefPrint';
import { type DrefStage, drefStages } from '#domain/dref/drefTypes';
import { type PlacedField, placedFields } from '../fields/fieldTable';
import { formatFigure } from './answerText';
import type { PrintedDocument } from './printEntry';
import { withCosts } from './printedAnswer';
import { printedSections } from './printedSections';
import { printTable } from './printTable';

const row = { id: 1, image_url: 'https://example.org/icon.png', title_display: 'Health', description: 'Clinics' };
const file = (name: string) => ({
  id: 7,
  caption: ' The bridge ',
  client_id: null,
  created_by: null,
  created_by_details: null,
  file: `https://example.org/${name}`,
});

/** Every answer that a document may have, more than any type asks for. */
const everything: PrintedDocument = {
  appeal_code: 'MDRKE001',
  disaster_category: 1,
  disaster_category_display: 'Orange',
  type_of_onset_display: 'Sudden',
  amount_requested: 250_000,
  total_cost: 90_800,
  num_affected: 4200,
  number_of_people_affected: 4200,
  total_targeted_population: 0,
  operation_timeframe: 4,
  operation_timeframe_imminent: 45,
  total_operation_timeframe: 5,
  total_operation_timeframe_imminent: 45,
  hazard_date_and_location: 'The coast',
  event_text: 'In May',
  event_date: '2026-05-01',
  event_description: '<p>Water</p>',
  event_scope: 'Two districts',
  anticipatory_actions: 'Before the rain',
  images_file: [file('bridge.png')],
  did_it_affect_same_area: false,
  lessons_learned: 'Earlier',
  did_national_society: true,
  ns_respond_date: '2026-05-02',
  national_society_actions: [{ ...row, title: 'health' }],
  has_national_society_conducted: false,
  national_society_conducted_description: 'Left over',
  ifrc: 'Surge',
  icrc: 'Tracing',
  government_requested_assistance: true,
  needs_identified: [{ ...row, title: 'health' }],
  operation_objective: 'Reach people',
  people_assisted: 'Families',
  women: 10,
  boys: 5,
  assisted_num_of_women: 9,
  has_sexual_abuse_policy: true,
  planned_interventions: [],
  human_resource: 'Volunteers',
  budget_file_preview: 'https://example.org/budget.png',
  financial_report_details: file('0123456789ab-spending.pdf'),
  changing_budget: false,
  specified_trigger_met: 'Level 3',
  main_donors: 'ECHO',
  mitigation_efforts_and_achievements: 'Done',
  proposed_action: [
    {
      id: 1,
      proposed_type: 1,
      proposed_type_display: 'Early Actions',
      total_budget: 75_000,
      total_expenditure: null,
      activities: [{ id: 1, sector: 5, activity: 'Cash' }],
    },
  ],
  national_society_contact_name: 'Amara Okafor',
  national_society_contact_title: ' ',
  national_society_contact_phone_number: '+254',
};

const sectionsOf = (stage: DrefStage, more: PrintedDocument) =>
  printedSections(stage, { ...everything, ...more }).map(({ title, parts }) => ({
    title,
    names: parts.map(({ name }) => name),
  }));
const titlesOf = (stage: DrefStage, more: PrintedDocument) => sectionsOf(stage, more).map(({ title }) => title);
const namesOf = (stage: DrefStage, more: PrintedDocument) => sectionsOf(stage, more).flatMap(({ names }) => names);

const actors = ['ifrcNetwork', 'icrc', 'ofOthers'];
const plan = ['strategy', 'targeting', 'population', 'risks', 'services'];

/** @source reference/dref.md, section 1.7 */
describe('what stands in a document', () => {
  test.each<[string, DrefStage, PrintedDocument, readonly string[]]>([
    [
      'application, response',
      'application',
      { type_of_dref: 2 },
      [
        'keyFacts',
        'eventDescription',
        'previousOperations',
        'ofNationalSociety',
        ...actors,
        'needs',
        ...plan,
        'budgetOverview',
        'contacts',
      ],
    ],
    [
      'application, assessment: neither previous operations nor needs',
      'application',
      { type_of_dref: 1 },
      ['keyFacts', 'eventDescription', 'ofNationalSociety', ...actors, ...plan, 'budgetOverview', 'contacts'],
    ],
    [
      'application, imminent: the scenario, the plan and its actions',
      'application',
      { type_of_dref: 0, is_dref_imminent_v2: true },
      ['keyFacts', 'eventScenario', 'operationPlan', 'proposed_action', 'contacts'],
    ],
    [
      'application, imminent before today’s server: like a response',
      'application',
      { type_of_dref: 0, is_dref_imminent_v2: false },
      ['keyFacts', 'eventDescription', 'ofNationalSociety', ...actors, 'needs', ...plan, 'budgetOverview', 'contacts'],
    ],
    [
      'operational update, response',
      'operationalUpdate',
      { type_of_dref: 2 },
      [
        'keyFacts',
        'eventDescription',
        'changes',
        'ofNationalSociety',
        ...actors,
        'needs',
        ...plan,
        'budgetOverview',
        'contacts',
      ],
    ],
    [
      'final report, response',
      'finalReport',
      { type_of_dref: 2 },
      [
        'keyFacts',
        'main_donors',
        'eventDescription',
        'ofNationalSociety',
        ...actors,
        'needs',
        'strategy',
        'targeting',
        'assisted',
        'risks',
        'finances',
        'contacts',
      ],
    ],
    [
      'final report, imminent: what was implemented',
      'finalReport',
      { type_of_dref: 0, is_dref_imminent_v2: true },
      ['keyFacts', 'main_donors', 'eventDevelopment', 'assisted', 'operationImplementation', 'finances', 'contacts'],
    ],
  ])('%s', (_, stage, more, titles) => expect(titlesOf(stage, more)).toEqual(titles));

  test('a loan, which answers hardly anything, has its facts and contacts alone', () => {
    const loan: PrintedDocument = {
      type_of_dref: 3,
      amount_requested: 400_000,
      event_date: '2026-05-01',
      changing_budget: false,
      ifrc_appeal_manager_name: 'Hana Weber',
    };
    expect(printedSections('application', loan).map(({ title }) => title)).toEqual([
      'keyFacts',
      'eventDescription',
      'contacts',
    ]);
    expect(printedSections('operationalUpdate', loan).map(({ title }) => title)).not.toContain('changes');
  });

  test.each<[string, DrefStage, PrintedDocument, readonly string[], readonly string[]]>([
    ['response', 'application', { type_of_dref: 2 }, ['women', 'boys', 'event_scope'], ['event_text', 'total_cost']],
    ['assessment', 'application', { type_of_dref: 1 }, ['num_affected'], ['women', 'boys', 'event_scope']],
    [
      'imminent',
      'application',
      { type_of_dref: 0, is_dref_imminent_v2: true },
      ['total_cost', 'operation_timeframe_imminent', 'hazard_date_and_location'],
      ['amount_requested', 'event_date', 'disaster_category', 'operation_timeframe'],
    ],
    ['trigger of an imminent update', 'operationalUpdate', { type_of_dref: 0 }, ['specified_trigger_met'], []],
    ['trigger of another update', 'operationalUpdate', { type_of_dref: 2 }, [], ['specified_trigger_met']],
    ['report of an assessment', 'finalReport', { type_of_dref: 1 }, [], ['assisted_num_of_women', 'event_scope']],
    [
      'days of an imminent report',
      'finalReport',
      { type_of_dref: 0, is_dref_imminent_v2: true },
      ['total_operation_timeframe_imminent'],
      ['total_operation_timeframe'],
    ],
    [
      'an answer that depends on a yes',
      'finalReport',
      { type_of_dref: 2 },
      ['has_national_society_conducted'],
      ['national_society_conducted_description'],
    ],
  ])('%s: answers', (_, stage, more, printed, left) => {
    const names = namesOf(stage, more);
    expect(names).toEqual(expect.arrayContaining([...printed]));
    expect(names.filter((name) => left.includes(name))).toEqual([]);
  });

  test('blank texts, empty rich texts, lists without rows and unsafe addresses are empty; zero and no are answers', () => {
    const names = namesOf('application', {
      type_of_dref: 2,
      glide_code: '  ',
      event_description: '<p>&nbsp;</p>',
      risk_security: [{ id: 1, client_id: null, risk: ' ', mitigation: null }],
      budget_file_preview: 'javascript:alert(1)',
    });
    for (const name of ['glide_code', 'event_description', 'risk_security', 'budget_file_preview']) {
      expect(names).not.toContain(name);
    }
    expect(names).toEqual(expect.arrayContaining(['total_targeted_population', 'did_it_affect_same_area']));
  });

  test('people are named with what is known of them, files with their names, pictures with their captions', () => {
    const parts = printedSections('finalReport', { ...everything, type_of_dref: 2 }).flatMap(
      (section) => section.parts,
    );
    const answerOf = (name: string) => parts.find((part) => part.name === name)?.answer;
    expect(answerOf('national_society_contact')).toEqual({ kind: 'contact', items: ['Amara Okafor', '+254'] });
    expect(answerOf('financial_report')).toMatchObject({ kind: 'document', name: 'spending.pdf' });
    expect(answerOf('images_file')).toEqual({
      kind: 'pictures',
      pictures: [{ address: 'https://example.org/bridge.png', caption: 'The bridge' }],
    });
  });
});

test.each(drefStages)('%s: every field of the form is printed, unless the table says that it is not', (stage) => {
  const parts = printTable[stage].flatMap((section) => section.parts);
  const isPrinted = ({ name, section }: PlacedField) =>
    parts.some((part) => {
      if (typeof part === 'string') return part === name;
      return 'fieldsOf' in part ? part.fieldsOf === section : part.name === name;
    });
  const meant = placedFields.filter(
    ({ layouts, printedIn }) => stage in layouts && (printedIn?.includes(stage) ?? true),
  );
  expect(meant.filter((field) => !isPrinted(field)).map(({ name }) => name)).toEqual([]);
});

test('the allocation of an imminent application is computed from its actions', () => {
  const stale = { ...everything, total_cost: 1, is_surge_personnel_deployed: true };
  expect(withCosts('application', 'imminent', stale).total_cost).toBe(90_800);
  expect(withCosts('application', 'response', stale).total_cost).toBe(1);
});

test('rows are sorted by the order of their titles', () => {
  const titles = ['other', 'health', 'shelter_housing_and_settlements'] as const;
  expect(sortForPrint(titles.map((title) => ({ title }))).map(({ title }) => title)).toEqual(titles.toReversed());
});

test.each([
  [250_000, 'CHF', 'en', /^CHF\s250,000$/],
  [35, 'percent', 'en', /^35%$/],
  [7.5, 'percent', 'en', /^7\.5%$/],
  [7.25, 'percent', 'fr', /^7,25\s%$/],
  [4, 'month', 'en', /^4 months$/],
  [45, 'day', 'fr', /^45\sjours$/],
  [4200, null, 'en', /^4,200$/],
] as const)('%s as %s in %s', (value, unit, language, text) =>
  expect(formatFigure(value, unit, language)).toMatch(text),
);
