import { describe, expect, test } from 'vitest';
import type { FormDefinition } from './definition';
import {
  answersLost,
  bodyOf,
  fieldAt,
  fieldNamed,
  fieldsOfSteps,
  inFormOrder,
  labelOf,
  missingAnswers,
  rowAround,
  stepsFor,
  valuesOfStored,
} from './derive';
import { filesFromStored, filesToBody } from './files';

const values = { title: 'Floods', places: [{ country: 1 }, { country: 2 }], contacts: { media: { name: 'Ada' } } };

test.each([
  ['places.1.country', { country: 2 }],
  ['places.5.country', undefined],
  ['places.1', undefined],
  ['title', undefined],
  ['contacts.media.name', undefined],
  ['places.1.country.code', undefined],
])('the row around %s is %o', (path, row) => expect(rowAround(values, path)).toEqual(row));

interface Indicator {
  readonly client_id: string;
  readonly id?: number;
  readonly title: string | null;
  readonly actual: number | null;
}

interface Values {
  readonly has_plan: boolean | null;
  readonly plan: string | null;
  readonly latitude: number | null;
  readonly budget: readonly { readonly id: number; readonly name: string }[] | null;
  readonly interventions:
    | readonly {
        readonly client_id: string;
        readonly id?: number;
        readonly kind: 'cash' | 'goods' | null;
        readonly amount: number | null;
        readonly indicators: readonly Indicator[] | null;
      }[]
    | null;
}

const label = () => '';
const step = 'only';
const form: FormDefinition<Values, object, unknown, 'only'> = {
  key: 'test',
  draftVersion: 1,
  useStrings: () => null,
  steps: ['only'],
  stepTitle: label,
  fields: {
    has_plan: { step, label, kind: 'yesNo' },
    plan: { step, label, kind: 'text', appliesTo: ({ has_plan }) => has_plan === true },
    latitude: { step, label, kind: 'number', storedAs: 'position.lat', sentAs: 'location.lat' },
    budget: { step, label, kind: 'files', storedAs: 'budget_details', files: { upload: () => Promise.reject() } },
    interventions: {
      step,
      label,
      kind: 'rows',
      rowFields: {
        kind: { label, kind: 'text' },
        amount: { label, kind: 'count', appliesToRow: ({ kind }: { kind: string }) => kind === 'cash' },
        indicators: {
          label,
          kind: 'rows',
          rowIdentity: ['client_id'],
          rowFields: { title: { label, kind: 'text' }, actual: { label, kind: 'count' } },
        },
      },
    },
  },
};

const stored = {
  has_plan: true,
  plan: 'Boats',
  position: { lat: 1.5 },
  budget_details: { id: 5, file: 'https://files.example.org/0123456789ab-plan%20a.pdf', caption: null },
  interventions: [
    {
      id: 3,
      kind: 'cash',
      amount: 7,
      image_url: 'x',
      indicators: [{ id: 9, client_id: 'a', title: 'Visits', actual: 0 }],
    },
    { id: 4, kind: 'goods', amount: 8, indicators: null },
  ],
};

describe('what the server holds, as the form holds it and sends it', () => {
  test('rows are read by their fields, rows within rows too', () => {
    expect(valuesOfStored(form, stored)).toEqual({
      has_plan: true,
      plan: 'Boats',
      latitude: 1.5,
      budget: [{ id: 5, name: 'plan a.pdf', href: 'https://files.example.org/0123456789ab-plan%20a.pdf' }],
      interventions: [
        {
          client_id: '3',
          id: 3,
          kind: 'cash',
          amount: 7,
          indicators: [{ client_id: 'a', id: 9, title: 'Visits', actual: 0 }],
        },
        { client_id: '4', id: 4, kind: 'goods', amount: 8, indicators: null },
      ],
    });
  });

  test('rows stand in the order of their field', () => {
    const { interventions } = form.fields;
    const sorted = {
      ...form.fields,
      interventions: { ...interventions, rowOrder: ({ amount }: { amount: number }) => -amount },
    };
    expect(valuesOfStored({ ...form, fields: sorted }, stored).interventions?.map(({ id }) => id)).toEqual([4, 3]);
  });

  test('an untouched document is sent as it is stored, without what does not apply', () => {
    expect(bodyOf(form, valuesOfStored(form, stored), stored)).toEqual({
      has_plan: true,
      plan: 'Boats',
      location: { lat: 1.5 },
      budget: 5,
      interventions: [
        { id: 3, kind: 'cash', amount: 7, indicators: [{ client_id: 'a', title: 'Visits', actual: 0 }] },
        { id: 4, kind: 'goods', indicators: [] },
      ],
    });
  });

  test('what an answer of this edit takes away is sent blank, of rows too', () => {
    const held = valuesOfStored(form, stored);
    const [first, ...others] = held.interventions ?? [];
    const edited = {
      ...held,
      has_plan: false,
      interventions: first ? [{ ...first, kind: 'goods' as const }, ...others] : null,
    };
    expect(bodyOf(form, edited, stored)).toMatchObject({
      has_plan: false,
      plan: null,
      interventions: [{ id: 3, kind: 'goods', amount: null }, { id: 4 }],
    });
  });

  test('a new document sends nothing that does not apply', () => {
    const held = valuesOfStored(form, { ...stored, has_plan: false });
    expect(bodyOf(form, held, undefined)).not.toHaveProperty('plan');
  });
});

describe('rows as the server may send and take them', () => {
  const rowsOf = (rows: readonly object[] | null) =>
    valuesOfStored({ ...form, fields: { ...form.fields, interventions: ordered } }, { ...stored, interventions: rows })
      .interventions;
  const ordered = {
    ...form.fields.interventions,
    kind: 'rows',
    rowFields: form.fields.interventions.rowFields ?? {},
    rowOrder: ({ amount }: { amount: number }) => amount,
  } as const;

  test('in the order of their field, and null for none', () => {
    expect(
      rowsOf([
        { id: 1, amount: 9 },
        { id: 2, amount: 3 },
      ])?.map(({ id }) => id),
    ).toEqual([2, 1]);
    expect(rowsOf([])).toBeNull();
  });

  test('a row without an id has none in the form, and sends none', () => {
    const [row] = rowsOf([{ id: null, kind: 'cash' }]) ?? [];
    expect(row).not.toHaveProperty('id');
    const body = bodyOf(form, { ...valuesOfStored(form, stored), interventions: row ? [row] : null }, undefined);
    expect(body.interventions).toEqual([{ kind: 'cash', amount: null, indicators: [] }]);
  });
});

describe('stored files', () => {
  test.each([
    [undefined, null],
    [null, null],
    [[], null],
    ['plan.pdf', null],
    [{ file: 'https://files.example.org/a.pdf' }, null],
    [{ id: '5' }, null],
    [{ id: 5, file: null, caption: ' ' }, [{ id: 5, name: '5' }]],
    [{ id: 5, caption: ' Cover ' }, [{ id: 5, name: '5', caption: 'Cover' }]],
  ])('%j are held as %j', (given, expected) => expect(filesFromStored(given)).toEqual(expected));

  const held = [
    { id: 1, name: 'a', caption: ' A ' },
    { id: 2, name: 'b' },
  ];
  const upload = () => Promise.reject(new Error('not sent'));
  test.each([
    [{ upload }, 1],
    [
      { upload, hasCaption: true },
      { id: 1, caption: 'A' },
    ],
    [{ upload, isMultiple: true }, [1, 2]],
    [
      { upload, isMultiple: true, hasCaption: true },
      [
        { id: 1, caption: 'A' },
        { id: 2, caption: null },
      ],
    ],
  ])('are sent by what the field takes: %j as %j', (files, expected) => {
    expect(filesToBody(files, held)).toEqual(expected);
    expect(filesToBody(files, null)).toEqual('isMultiple' in files ? [] : null);
  });
});

describe('the places of a form', () => {
  const placed = {
    ...form,
    steps: ['first', 'second'],
    stepApplies: (step: string, { has_plan }: Values) => step === 'first' || has_plan === true,
    fields: {
      plan: { ...form.fields.plan, step: 'second', label: () => 'Plan', isExpected: true },
      has_plan: { ...form.fields.has_plan, step: 'first', label: () => 'Is there a plan?', isExpected: () => true },
      latitude: { ...form.fields.latitude, step: 'first' },
      budget: { ...form.fields.budget, step: 'second' },
      interventions: {
        ...form.fields.interventions,
        step: 'second',
        label: () => 'Interventions',
        rowFields: {
          amount: { kind: 'count', label: () => 'Amount' },
          indicators: {
            kind: 'rows',
            label: () => 'Indicators',
            rowFields: { title: { kind: 'text', label: () => 'Title' } },
          },
        },
      },
    },
  } as unknown as FormDefinition<Values, object, unknown, 'first' | 'second'>;
  const held = valuesOfStored(placed, { has_plan: true, plan: 'Boats' });

  test('a field of a row is found by its path, within rows of rows too', () => {
    expect(fieldNamed(placed, 'interventions.0.amount')?.kind).toBe('count');
    expect(fieldNamed(placed, 'interventions.3.indicators.1.title')?.kind).toBe('text');
    for (const path of ['interventions.0', 'interventions.0.other', 'interventions.0.amount.1', 'other.0.amount', '']) {
      expect(fieldNamed(placed, path)).toBeUndefined();
    }
    expect(fieldAt(placed, 'interventions.0.amount')?.[0]).toBe('interventions');
  });

  test('paths stand by the order of steps, then of the table', () => {
    const paths = ['interventions.0.amount', 'plan', 'unknown', 'latitude', 'has_plan'];
    expect(inFormOrder(placed, paths)).toEqual(['has_plan', 'latitude', 'plan', 'interventions.0.amount', 'unknown']);
  });

  test('steps have their fields, and some apply by the answers', () => {
    expect(fieldsOfSteps(placed, held)).toEqual({
      first: ['has_plan', 'latitude'],
      second: ['plan', 'budget', 'interventions'],
    });
    expect(stepsFor(placed, held)).toEqual(['first', 'second']);
    expect(stepsFor(placed, { ...held, has_plan: false })).toEqual(['first']);
    expect(stepsFor(form, held)).toEqual(['only']);
  });

  test('rows are named by their number, on every level', () => {
    const name = (path: string) => labelOf(placed, path, null, held);
    expect(name('interventions.root')).toBe('Interventions');
    expect(name('interventions.0')).toBe('Interventions 1');
    expect(name('interventions.1.amount')).toBe('Interventions 2: Amount');
    expect(name('interventions.1.indicators.0.title')).toBe('Interventions 2: Indicators 1: Title');
    expect(name('unknown')).toBeUndefined();
  });

  test('what is expected and blank is missing, where it applies', () => {
    expect(missingAnswers(placed, held)).toEqual({ first: [], second: [] });
    expect(missingAnswers(placed, { ...held, plan: null })).toEqual({ first: [], second: ['plan'] });
    expect(missingAnswers(placed, { ...held, has_plan: null, plan: null })).toEqual({
      first: ['has_plan'],
      second: [],
    });
  });

  test('an answer is lost where it is given and no longer applies', () => {
    const without = { ...held, has_plan: false };
    expect(answersLost(placed, held, without)).toEqual(['plan']);
    expect(answersLost(placed, held, held)).toEqual([]);
    expect(answersLost(placed, { ...held, plan: null }, without)).toEqual([]);
    const withPlan = (parts: object): typeof placed => ({
      ...placed,
      fields: { ...placed.fields, plan: { ...placed.fields.plan, ...parts } },
    });
    expect(answersLost(withPlan({ isReadOnly: true }), held, without)).toEqual([]);
    expect(answersLost(withPlan({ isGiven: () => false }), held, without)).toEqual([]);
  });
});
