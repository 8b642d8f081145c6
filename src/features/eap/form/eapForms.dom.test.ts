import { describe, expect, test } from 'vitest';
import type { AnyFormDefinition } from '#app/form/definition';
import { blankValues, bodyOf } from '#app/form/derive';
import { EapRegistrationBody } from '#contract/eap';
import { FullEapBody, SimplifiedEapBody } from '#contract/eapDocument';
import { type EapStep, fullSteps, simplifiedSteps } from '#domain/eap/eapSteps';
import { submissionFields } from '#domain/eap/submission';
import { wordLimits } from '#domain/eap/wordLimits';
import { renderStrings } from '#domain/language/strings';
import type { EapValues } from '../fields/eapShape';
import { fullFields } from '../fields/full';
import { fullLayout } from '../fields/fullLayout';
import type { LayoutSection } from '../fields/layout';
import { fullNotEdited, registrationNotEdited, simplifiedNotEdited } from '../fields/notEdited';
import { simplifiedFields, simplifiedLayout } from '../fields/simplified';
import { eapLabelStrings } from '../labelStrings';
import { registrationForm } from '../registration/registrationForm';
import { fullForm, simplifiedForm, stepTitle } from './defineEapForm';
import { withOwnRows } from './ownRows';
import { eapFormStrings } from './strings';
import type { EapStrings } from './useEapStrings';

const t: EapStrings = { ...renderStrings(eapLabelStrings, 'en', {}), ...renderStrings(eapFormStrings, 'en', {}) };

describe('every writable field has a field of the form, or a reason not to', () => {
  test.each([
    ['registration', EapRegistrationBody, registrationForm.fields, registrationNotEdited],
    ['simplified', SimplifiedEapBody, simplifiedFields, simplifiedNotEdited],
    ['full', FullEapBody, fullFields, fullNotEdited],
  ] as const)('%s', (_, body, fields, notEdited) => {
    const held = [...Object.keys(fields), ...Object.keys(notEdited)];
    expect(held.toSorted()).toEqual(Object.keys(body.shape).toSorted());
  });
});

describe('every field stands in one section of its tab', () => {
  test.each([
    ['simplified', simplifiedFields, simplifiedLayout, simplifiedSteps],
    ['full', fullFields, fullLayout, fullSteps],
  ] as const)('%s', (_, fields, layout, steps) => {
    const sections: Readonly<Record<string, readonly { readonly names: readonly string[] }[]>> = layout;
    const placed = steps.flatMap((step) =>
      (sections[step] ?? []).flatMap(({ names }) => names.map((name) => `${step} ${name}`)),
    );
    const own = Object.entries(fields).map(([name, { step }]) => `${step} ${name}`);
    expect(placed.toSorted()).toEqual(own.toSorted());
  });
});

test.each([
  ['simplified', simplifiedForm(1), simplifiedLayout],
  ['full', fullForm(1), fullLayout],
] as const)('no heading of a %s protocol repeats the label of a question below it', (_, form, layout) => {
  const { fields, steps } = form as AnyFormDefinition;
  const sections: Readonly<Record<string, readonly LayoutSection[]>> = layout;
  const repeated = (steps as readonly EapStep[]).flatMap((step) =>
    (sections[step] ?? [])
      // a question alone, and a section of the tab's own name, have no heading
      .filter(({ title, names }) => names.length > 1 && t[title] !== stepTitle(step, t))
      .filter(({ title, names }) => names.some((name) => fields[name]?.label(t, {}) === t[title]))
      .map(({ title }) => title),
  );
  expect(repeated).toEqual([]);
});

test.each([
  ['simplified', simplifiedForm],
  ['full', fullForm],
] as const)('a %s protocol that answers comments lacks its checklist until it is attached', (_, formOf) => {
  const lacks = (isRevision: boolean, updated_checklist_file: object[] | null) => {
    const form: AnyFormDefinition = formOf(1, isRevision);
    const values = { ...blankValues(form), updated_checklist_file };
    const paths = form.finalRules?.(values, t, undefined).map(({ path }) => path) ?? [];
    return [paths.includes('updated_checklist_file'), form.alsoMissing?.(values).includes('updated_checklist_file')];
  };
  expect(lacks(false, null)).toEqual([false, false]);
  expect(lacks(true, null)).toEqual([true, true]);
  expect(lacks(true, [{ id: 1, name: 'answers.docx' }])).toEqual([false, false]);
});

test.each([
  ['simplified', simplifiedForm(1), simplifiedLayout],
  ['full', fullForm(1), fullLayout],
] as const)('the fields of a %s protocol are in the order in which its tabs show them', (_, form, layout) => {
  const shown = Object.values<readonly { names: readonly string[] }[]>(layout).flatMap((sections) =>
    sections.flatMap(({ names }) => names),
  );
  expect(Object.keys(form.fields)).toEqual(shown);
});

test.each(['simplified', 'full'] as const)('limits and submission of a %s protocol name fields of its form', (kind) => {
  const names = Object.keys(kind === 'full' ? fullFields : simplifiedFields);
  const travels = ['activation_timeframe_unit'];
  expect(names).toEqual(expect.arrayContaining(Object.keys(wordLimits[kind])));
  expect([...names, ...travels]).toEqual(expect.arrayContaining([...submissionFields[kind]]));
});

const activity = (more: object) => ({ client_id: 'a', activity: 'Pay', timeframe: 20, time_value: [1], ...more });
const entry = (more: object) => ({
  client_id: 'e',
  sector: 101,
  people_targeted: 1,
  budget_per_sector: 1,
  indicators: null,
  readiness_activities: null,
  prepositioning_activities: null,
  early_action_activities: [activity(more)],
});

describe('the unit of the lead time', () => {
  const consequences = (changed: string, values: object) =>
    simplifiedForm(1).consequences?.(
      changed as never,
      { ...blankValues(simplifiedForm(1)), ...values } as never,
      undefined,
    );

  test('is that of every early action, whose values it empties', () => {
    const values = { seap_lead_timeframe_unit: 30, planned_operations: [entry({})] };
    expect(consequences('seap_lead_timeframe_unit', values)).toEqual({
      'planned_operations.0.early_action_activities.0.timeframe': 30,
      'planned_operations.0.early_action_activities.0.time_value': null,
    });
  });

  test('is given to an early action that is added', () => {
    const values = { seap_lead_timeframe_unit: 40, planned_operations: [entry({ timeframe: null, time_value: null })] };
    expect(consequences('planned_operations', values)).toMatchObject({
      'planned_operations.0.early_action_activities.0.timeframe': 40,
    });
  });

  test('leaves early actions of the same unit alone', () => {
    const values = { seap_lead_timeframe_unit: 20, planned_operations: [entry({})] };
    expect(consequences('planned_operations.0.people_targeted', values)).toEqual({});
  });

  test('another unit of an activity empties its values', () => {
    expect(consequences('planned_operations.0.prepositioning_activities.0.timeframe', {})).toEqual({
      'planned_operations.0.prepositioning_activities.0.time_value': null,
    });
  });
});

describe('the body of a save', () => {
  const values = (more: object): EapValues & object => ({ ...blankValues(simplifiedForm(1)), ...more });
  const body = (more: object) => bodyOf(simplifiedForm(1), values(more) as never, undefined);

  test('has the unit of the activation timeframe beside its number alone', () => {
    expect(body({ activation_timeframe: 3 })).toMatchObject({ activation_timeframe: 3, activation_timeframe_unit: 20 });
    expect(body({ activation_timeframe: null })).not.toHaveProperty('activation_timeframe_unit');
  });

  test('has empty lists instead of null, which the server stumbles over', () => {
    expect(body({})).toMatchObject({ hazard_impact_files: [], selected_early_actions_files: [], early_actions: [] });
    const full = bodyOf(fullForm(1), blankValues(fullForm(1)), undefined);
    expect(full).toMatchObject({ meal_source_of_information: [], meal_relevant_files: [], key_actors: [] });
  });

  test('has the fixed unit of readiness', () => {
    const readiness_activities = [{ client_id: 'r', activity: 'Train', timeframe: null, time_value: [1] }];
    const sent = body({ planned_operations: [{ ...entry({}), readiness_activities }] });
    expect(sent).toMatchObject({
      planned_operations: [{ readiness_activities: [{ timeframe: 10, time_value: [1] }] }],
    });
  });

  test('has no time for prepositioning of a full protocol', () => {
    const prepositioning_activities = [
      { client_id: 'p', activity: 'Store', activation_one: true, activation_two: false },
    ];
    const planned_operations = [{ ...entry({}), prepositioning_activities }];
    const sent = bodyOf(fullForm(1), { ...blankValues(fullForm(1)), planned_operations } as never, undefined);
    const [first] = sent.planned_operations as { prepositioning_activities: object[] }[];
    expect(first?.prepositioning_activities).toEqual([
      { activity: 'Store', activation_one: true, activation_two: false },
    ]);
  });
});

test('ids of rows that the stored version does not have are left out, those of files stay', () => {
  const stored = { early_actions: [{ id: 1 }], planned_operations: [{ id: 5, indicators: [{ id: 7 }] }] };
  const body = {
    early_actions: [
      { id: 1, action: 'Own' },
      { id: 2, action: 'Of another version' },
    ],
    planned_operations: [{ id: 5, indicators: [{ id: 7 }, { id: 8, title: 'Foreign' }] }],
    hazard_impact_files: [{ id: 99 }],
  };
  expect(withOwnRows(body, stored)).toEqual({
    early_actions: [{ id: 1, action: 'Own' }, { action: 'Of another version' }],
    planned_operations: [{ id: 5, indicators: [{ id: 7 }, { title: 'Foreign' }] }],
    hazard_impact_files: [{ id: 99 }],
  });
});
