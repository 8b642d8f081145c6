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
  rowAround,
  stepsFor,
  valuesOfStored,
} from './derive';
import { missingAnswers } from './expectedAnswers';
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

describe('conversion of stored documents to form values and bodies', () => {
  test('rows are read by their fields, including nested rows', () => {
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

  test('rows are sorted by their sort key', () => {
    const { interventions } = form.fields;
    const sorted = {
      ...form.fields,
      interventions: { ...interventions, rowOrder: ({ amount }: { amount: number }) => -amount },
    };
    expect(valuesOfStored({ ...form, fields: sorted }, stored).interventions?.map(({ id }) => id)).toEqual([4, 3]);
  });

  test('an unchanged document is sent as stored, without fields that do not apply', () => {
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

  test('fields that this edit made inapplicable are sent blank, also in rows', () => {
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

  test('a new document sends only applicable fields', () => {
    const held = valuesOfStored(form, { ...stored, has_plan: false });
    expect(bodyOf(form, held, undefined)).not.toHaveProperty('plan');
  });
});

describe('rows of the server', () => {
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

describe('paths of a form', () => {
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
          amount: { kind: 'count', label: () => 'Amount', isExpected: true },
          indicators: {
            kind: 'rows',
            label: () => 'Indicators',
            rowFields: { title: { kind: 'text', label: () => 'Title', isExpected: true } },
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

  test('paths are sorted by step, then by the table', () => {
    const paths = ['interventions.0.amount', 'plan', 'unknown', 'latitude', 'has_plan'];
    expect(inFormOrder(placed, paths)).toEqual(['has_plan', 'latitude', 'plan', 'interventions.0.amount', 'unknown']);
  });

  test('steps have their fields, and some depend on values', () => {
    expect(fieldsOfSteps(placed, held)).toEqual({
      first: ['has_plan', 'latitude'],
      second: ['plan', 'budget', 'interventions'],
    });
    expect(stepsFor(placed, held)).toEqual(['first', 'second']);
    expect(stepsFor(placed, { ...held, has_plan: false })).toEqual(['first']);
    expect(stepsFor(form, held)).toEqual(['only']);
  });

  test('rows are named by their number, on every level', () => {
    const name = (path: string) => labelOf(placed, path, null, held, 'en');
    expect(name('interventions.root')).toBe('Interventions');
    expect(name('interventions.0')).toBe('Interventions 1');
    expect(name('interventions.1.amount')).toBe('Interventions 2: Amount');
    expect(name('interventions.1.indicators.0.title')).toBe('Interventions 2: Indicators 1: Title');
    expect(name('unknown')).toBeUndefined();
  });

  test('expected blank fields are missing if they apply', () => {
    expect(missingAnswers(placed, held)).toEqual({ first: [], second: [] });
    expect(missingAnswers(placed, { ...held, plan: null })).toEqual({ first: [], second: ['plan'] });
    expect(missingAnswers(placed, { ...held, has_plan: null, plan: null })).toEqual({
      first: ['has_plan'],
      second: [],
    });
  });

  test('expected blank fields of rows are missing, also in rows within rows; of a list without rows nothing is', () => {
    const rows = [
      { client_id: 'a', amount: 0, indicators: [{ client_id: 'b', title: ' ' }] },
      { client_id: 'c', amount: null, indicators: null },
    ];
    const missing = missingAnswers(placed, { ...held, interventions: rows });
    expect(missing.second).toEqual(['interventions.0.indicators.0.title', 'interventions.1.amount']);
    const further = { ...placed, alsoMissing: () => ['interventions.1'] } as unknown as typeof placed;
    expect(missingAnswers(further, held).second).toEqual(['interventions.1']);
  });

  test('a value is lost when it no longer applies', () => {
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
