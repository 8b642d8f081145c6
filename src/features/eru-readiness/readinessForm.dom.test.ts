import { describe, expect, test } from 'vitest';
import { blankValues, bodyOf, valuesOfStored } from '#app/form/derive';
import { findProblems } from '#app/form/findProblems';
import { ruleStrings } from '#app/form/strings';
import type { EruReadiness } from '#contract/eruReadiness';
import { renderStrings } from '#domain/language/strings';
import { readinessStrings } from '#resources/eru-readiness/strings';
import { defineReadinessForm } from './readinessForm';
import { type ReadinessValues, rowsOfTypes } from './readinessValues';
import { readinessFormStrings } from './strings';

const form = defineReadinessForm(7);
const t = { ...renderStrings(readinessStrings, 'en'), ...renderStrings(readinessFormStrings, 'en') };
const rules = renderStrings(ruleStrings, 'en');
const problemsOf = (values: ReadinessValues) =>
  findProblems(form, values, { rules, t, facts: undefined }).map(({ path }) => path);

const stored = {
  id: 3,
  updated_at: '2026-05-01T00:00:00Z',
  eru_owner_details: { id: 7 },
  eru_types: [
    {
      id: 31,
      type: 5,
      equipment_readiness: 1,
      people_readiness: 2,
      funding_readiness: 3,
      ns_contribution: 2,
      comment: ' Soon ',
    },
  ],
} as EruReadiness;
const values = valuesOfStored(form, stored);

test('a stored record goes back with its ids, its contribution and its owner', () => {
  expect(bodyOf(form, values, stored)).toEqual({
    eru_owner: 7,
    eru_types: [
      {
        id: 31,
        type: 5,
        equipment_readiness: 1,
        people_readiness: 2,
        funding_readiness: 3,
        ns_contribution: 2,
        comment: ' Soon ',
      },
    ],
  });
});

test('a new record needs a type, and each type its levels and contribution', () => {
  expect(problemsOf(blankValues(form))).toEqual(['types']);
  expect(problemsOf({ types: [2], eru_types: rowsOfTypes([2], null) })).toEqual([
    'eru_types.0.equipment_readiness',
    'eru_types.0.people_readiness',
    'eru_types.0.funding_readiness',
    'eru_types.0.ns_contribution',
  ]);
  expect(problemsOf(values)).toEqual([]);
});

const blankRow = {
  equipment_readiness: null,
  people_readiness: null,
  funding_readiness: null,
  ns_contribution: null,
  comment: null,
};

describe('the rows follow the types', () => {
  const change = (types: number[] | null) => form.consequences?.('types', { ...values, types }, undefined);

  test('those that stay keep their answers, new ones are empty, and none is left without types', () => {
    expect(change([2, 5])).toEqual({
      eru_types: [{ ...blankRow, client_id: 'type-2', type: 2 }, values.eru_types?.[0]],
    });
    expect(change(null)).toEqual({ eru_types: null });
  });

  test('no other answer changes them', () => {
    expect(form.consequences?.('eru_types.0.comment', values, undefined)).toEqual({});
  });
});

test.each([
  [{ eru_types: { 0: { comment: 'Too long.' } } }, { eru_types: { 0: { comment: 'Too long.' } } }],
  [{ eru_types: { eru_types: 'Each once.' } }, { types: 'Each once.' }],
  [{ eru_types: 'Another record.' }, { types: 'Another record.' }],
  [{ eru_owner: 'Unknown.' }, { eru_owner: 'Unknown.' }],
])('the errors %j stand on the form as %j', (errors, expected) => {
  expect(form.mapServerErrors?.(errors, values, stored)).toEqual(expected);
});
