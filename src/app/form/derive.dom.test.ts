import { describe, expect, test } from 'vitest';
import type { FormDefinition } from './definition';
import { bodyOf, rowAround, valuesOfStored } from './derive';

const values = { title: 'Floods', places: [{ country: 1 }, { country: 2 }], contacts: { media: { name: 'Ada' } } };

test.each([
  ['places.1.country', { country: 2 }],
  ['places.5.country', undefined],
  ['places.1', undefined],
  ['title', undefined],
  ['contacts.media.name', undefined],
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
