import { describe, expect, test } from 'vitest';
import { renderStrings } from '#domain/language/strings';
import french from '../../../translations/fr/shared/serverWords.json';
import { ApiError } from './errors';
import { serverWordStrings } from './serverWordStrings';
import { inOwnWords, refusalInOwnWords } from './serverWords';

const english = renderStrings(serverWordStrings, 'en');

// tests/recorded holds these sentences; see also reference/local-units.md, section 4.4
describe('sentences of the server', () => {
  test.each([
    ['This field is required.', 'Please fill this in.'],
    ['This field may not be null.', 'Please fill this in.'],
    ['Ensure this field has no more than 255 characters.', 'At most 255 characters are accepted.'],
    ['Ensure this value is less than or equal to 2147483647.', 'Enter 2,147,483,647 or less.'],
    ['Ensure this value is greater than or equal to -5.', 'Enter -5 or more.'],
    ['Select a valid choice. 7 is not one of the available choices.', 'Choose one of the options that are offered.'],
    ["Invalid pk '999999' - object does not exist.", 'What is chosen here does not exist any more.'],
    ['Invalid pk "77" - object does not exist.', 'What is chosen here does not exist any more.'],
    ['"20" is not a valid choice.', 'Choose one of the options that are offered.'],
    ['Only original langauge is supported: fr', /^This can be changed only in the language .*: French\.$/],
    ['Branch Name Combination is required !', /^Give the name of the unit/],
    ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.', 'Enter a valid date.'],
    ['Invalid old password', 'This is not your present password.'],
    ['This password is too common.', /^This password is used by many people/],
    [
      'The verification period is expired. You must verify your email within 30 days. Please register again.',
      /^This registration was not confirmed within 30 days/,
    ],
    ['eru type should be unique', 'A type of unit is given twice.'],
    ['You need to be country admin to create/update ERU Readiness', 'You do not have the permission to do this.'],
    ['Please contact system adminstrators to configurate private and public key.', /^This server does not make tokens/],
    ["Approved Dref can't be changed. Please contact Admin", /^This document is approved/],
    ['Invalid uploaded file extension: docx, Supported only PDF Files', 'Only PDF files are accepted.'],
    ['Nobody has foreseen this.', 'Nobody has foreseen this.'],
  ])('%s', (sentence, words) => expect(inOwnWords(sentence, english, 'en')).toMatch(words));

  test('are said in the language of the page', () => {
    const words = renderStrings(serverWordStrings, 'fr', french);
    expect(inOwnWords('This field is required.', words, 'fr')).toBe(french.required);
    expect(inOwnWords('Only original langauge is supported: es', words, 'fr')).toContain('espagnol');
  });
});

test('a refusal keeps the words of the server beside those that are shown', async () => {
  const formErrors = { email: 'A user with that email address already exists.', rows: { 1: { year: 'Odd.' } } };
  const parts = {
    kind: 'refused',
    status: 400,
    method: 'POST',
    url: '/register',
    messageKey: 'correctErrors',
  } as const;
  const shown = await refusalInOwnWords(new ApiError({ ...parts, serverMessage: null, formErrors }));
  expect(shown.formErrors).toEqual({
    email: 'There is an account with this e-mail address already.',
    rows: { 1: { year: 'Odd.' } },
  });
  expect(shown.serverErrors).toEqual(formErrors);
  expect(shown.debugText).toContain('A user with that email address already exists.');
});
