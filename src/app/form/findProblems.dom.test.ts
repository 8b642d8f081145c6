import { describe, expect, test } from 'vitest';
import { renderStrings } from '#domain/language/strings';
import type { FormDefinition, Problem } from './definition';
import { findProblems, toFieldErrors } from './findProblems';
import type { RuleStrings } from './rules';
import { ruleStrings } from './strings';

interface Values {
  readonly reason: string | null;
  readonly title: string | null;
  readonly agrees: boolean;
  readonly kind: string | null;
  readonly budget: number | null;
  readonly spent: number | null;
  readonly rows: readonly { readonly client_id: string; readonly name: string | null }[] | null;
}

const rules = renderStrings(ruleStrings, 'en', {}) as unknown as RuleStrings;
const label = () => '';
const form: FormDefinition<Values, object, unknown, 'first' | 'second'> = {
  key: 'test',
  draftVersion: 1,
  useStrings: () => null,
  steps: ['first', 'second'],
  stepTitle: label,
  fields: {
    reason: { step: 'second', label, kind: 'text', isRequired: true, isAskedAnew: true },
    title: { step: 'first', label, kind: 'text', isRequired: true, maxLength: 5 },
    agrees: { step: 'first', label, kind: 'checkbox', isRequired: true },
    kind: { step: 'first', label, kind: 'radio', isRequired: true, choices: () => [] },
    budget: { step: 'first', label, kind: 'count' },
    spent: { step: 'first', label, kind: 'count' },
    rows: {
      step: 'first',
      label,
      kind: 'rows',
      minRows: 1,
      rowFields: { name: { label, kind: 'text', isRequired: true } },
    },
  },
  crossRules: ({ budget, spent }): readonly Problem[] =>
    (spent ?? 0) > (budget ?? 0) ? [{ path: 'spent', message: 'Too much.', about: ['budget', 'spent'] }] : [],
};

const complete: Values = {
  reason: 'News',
  title: 'Flood',
  agrees: true,
  kind: 'a',
  budget: 9,
  spent: 5,
  rows: [{ client_id: '1', name: 'Ada' }],
};
const problemsOf = (values: Values, storedValues?: Values, strings = rules) =>
  findProblems(form, values, { rules: strings, t: null, facts: undefined, ...(storedValues && { storedValues }) });
const pathsOf = (...given: Parameters<typeof problemsOf>) => problemsOf(...given).map(({ path }) => path);

describe('the problems of a form', () => {
  test('missing values have the message of their kind, in the order of steps', () => {
    const nothing = { reason: null, title: null, agrees: false, kind: null, budget: null, spent: null, rows: null };
    expect(problemsOf(nothing)).toEqual([
      { path: 'title', message: rules.required },
      { path: 'agrees', message: rules.confirm },
      { path: 'kind', message: rules.choose },
      { path: 'rows.root', message: 'Add at least 1.' },
      { path: 'reason', message: rules.required },
    ]);
    expect(problemsOf(complete)).toEqual([]);
    expect(pathsOf({ ...complete, rows: [{ client_id: '1', name: null }] })).toEqual(['rows.0.name']);
  });

  test('a form without cross-field rules has no such problems', () => {
    const { crossRules: _, ...parts } = form;
    const plain: typeof form = parts;
    expect(findProblems(plain, complete, { rules, t: null, facts: undefined })).toEqual([]);
  });

  test('a message depends on the language and the value', () => {
    const french = { ...rules, tooLong: () => 'Trop long.' } as RuleStrings;
    const long = { ...complete, title: 'Floods' };
    expect(problemsOf(long)[0]?.message).toBe('Use at most 5 characters.');
    expect(problemsOf(long, undefined, french)[0]?.message).toBe('Trop long.');
    expect(problemsOf(complete)).toEqual([]);
    expect(problemsOf(long)[0]?.message).toBe('Use at most 5 characters.');
  });

  test('an edit is rejected for changed values only, not for stored ones', () => {
    const stored = { ...complete, title: 'Floods', spent: 12 };
    expect(pathsOf(stored, stored)).toEqual([]);
    expect(pathsOf({ ...stored, title: 'Flooded' }, stored)).toEqual(['title']);
    // one of the answers of a rule has changed
    expect(pathsOf({ ...stored, budget: 10 }, stored)).toEqual(['spent']);
    // an untouched answer that the edit has made wrong
    expect(pathsOf({ ...complete, budget: 1 }, complete)).toEqual(['spent']);
  });

  test('a value that every edit requires is required although none is stored', () => {
    expect(pathsOf({ ...complete, reason: null }, { ...complete, reason: null })).toEqual(['reason']);
  });
});

test('the first of several problems of a field is shown', () => {
  const problems = [
    { path: 'rows.0.name', message: 'First.' },
    { path: 'rows.0.name', message: 'Second.' },
    { path: 'title', message: 'Third.' },
  ];
  expect(toFieldErrors(problems)).toEqual({
    rows: [{ name: { type: 'rule', message: 'First.' } }],
    title: { type: 'rule', message: 'Third.' },
  });
});
