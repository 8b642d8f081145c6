import { expect, test } from 'vitest';
import { isCheckedFile } from './eapTypes';
import { missingAnswers, missingForSubmission, submissionFields } from './submission';

test.each(['simplified', 'full'] as const)('a blank %s protocol lacks every field of the list', (kind) => {
  expect(missingForSubmission(kind, {})).toEqual(submissionFields[kind]);
});

test('zero is an answer; an empty text, an empty list and null are none', () => {
  const all = Object.fromEntries(submissionFields.simplified.map((name) => [name, 'text']));
  expect(missingForSubmission('simplified', { ...all, readiness_budget: 0 })).toEqual([]);
  const gaps = { ...all, early_actions: [], budget_file: null, risks_selected_protocols: '' };
  expect(missingForSubmission('simplified', gaps)).toEqual(
    ['budget_file', 'risks_selected_protocols', 'early_actions'].toSorted(
      (a, b) => submissionFields.simplified.indexOf(a) - submissionFields.simplified.indexOf(b),
    ),
  );
});

test('what the form asks for besides, where it applies', () => {
  const given = { cover_image_file: { id: 1 }, partners: [1], lead_timeframe_unit: 30, total_people_targeted: 10_000 };
  const no = { is_worked_with_government: false, is_technical_working_groups: false };
  expect(missingAnswers('full', { ...given, ...no })).toEqual([]);
  expect(missingAnswers('full', given)).toEqual(['is_worked_with_government', 'is_technical_working_groups']);
  expect(missingAnswers('full', { ...given, ...no, is_technical_working_groups: true })).toEqual([
    'technically_working_group_title',
    'technical_working_groups_in_place_description',
  ]);
  const simplified = { ...given, selection_criteria: 'Age' };
  expect(missingAnswers('simplified', simplified)).toEqual(['trigger_statement']);
  expect(missingAnswers('simplified', { ...simplified, partners: [] })).toEqual(['partners', 'trigger_statement']);
});

test.each([
  ['budget.xlsx', true],
  ['BUDGET.XLSM', true],
  ['review.pdf', true],
  ['photo.png', false],
  ['archive.docx.zip', false],
])('%s may be a budget or checklist: %s', (name, isAllowed) => expect(isCheckedFile(name)).toBe(isAllowed));
