import { expect, test } from 'vitest';
import { keyedRowErrors, keyedRows } from './keyedRows';

const stored = [
  { id: 1, role: 'media', name: 'Ada' },
  { id: 2, role: 'press', name: 'Bo' },
  { id: 3, role: 'media', name: 'Second of its role' },
];
const names = { media: 'Ada Changed', lead: 'New', idle: null };
const rows = keyedRows({
  keys: ['lead', 'media', 'idle'] as const,
  stored,
  keyOf: ({ role }) => role,
  unchanged: (row) => row,
  toBody: (key, before) => (names[key] === null ? null : { id: before?.id ?? 0, role: key, name: names[key] }),
});

test('the first stored row of a key is edited, the others are sent unchanged', () => {
  expect(rows).toEqual([
    { key: 'lead', body: { id: 0, role: 'lead', name: 'New' } },
    { key: 'media', body: { id: 1, role: 'media', name: 'Ada Changed' } },
    { key: null, body: stored[1] },
    { key: null, body: stored[2] },
  ]);
});

test.each([
  ['of the list', 'Too many.', { non_field_errors: 'Too many.' }],
  ['of a shown part', { 1: { name: 'Bad.' } }, { media: { name: 'Bad.' } }],
  ['of a part that is not shown', { 1: { role: 'Unknown.' } }, { media: { non_field_errors: 'Unknown.' } }],
  ['of a row as a whole', { 0: 'Incomplete.' }, { lead: { non_field_errors: 'Incomplete.' } }],
  ['of a row that the form does not show', { 2: { name: 'Bad.' } }, { non_field_errors: 'Bad.' }],
])('errors %s stand under the keys of the form', (_, errors, expected) => {
  expect(keyedRowErrors(errors, rows, ['name'])).toEqual(expected);
});
