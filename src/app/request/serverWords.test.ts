import { afterEach, describe, expect, test, vi } from 'vitest';
import { resetCachedLanguage } from '#app/language/chosenLanguage';
import { renderStrings } from '#domain/language/strings';
import { recordings } from '#tests/recordings';
import french from '../../../translations/fr/shared/serverWords.json';
import { ApiError, type FormErrors } from './errors';
import { refusal } from './refusal';
import { serverWordStrings } from './serverWordStrings';
import { inOwnWords, refusalInOwnWords, textInOwnWords } from './serverWords';

afterEach(() => {
  vi.unstubAllGlobals();
  resetCachedLanguage();
});

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
    [
      'Original language is "en": only the original language is supported when changing.',
      /^This can be changed only in the language .*: English\.$/,
    ],
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
    [
      'Invalid uploaded file extension: txt, Supported only pdf, docx Files',
      'Files of this type are not accepted here.',
    ],
    ['SVG image upload is not allowed. Please use another image type.', /^SVG pictures are not accepted\./],
    ['The submitted file is empty.', 'The file is empty.'],
    [
      'Ensure this filename has at most 100 characters (it has 112).',
      /^The name of the file is too long: at most 100 /,
    ],
    ["Can't create Final Report for not approved Operational Update 8 ids", /must be approved first\.$/],
    ['DREF Final Report with this dref already exists.', 'There is a final report already.'],
    ['EAP can only be revised when it is locked.', 'This version has been revised already.'],
    [
      'Cannot change status to Under Review, Please revise the EAP to address the comments.',
      /^Revise the version first/,
    ],
    ['Cannot update while EAP Application is in 20.', /^The protocol cannot be changed now/],
    ['Invalid time_value(s) [6] for the selected timeframe Years.', 'Choose one of the options that are offered.'],
    ['time_value is required and cannot be empty.', 'Please fill this in.'],
    ['Resource not found', /^This does not exist any more/],
    ['Authentication credentials were not provided.', 'Please log in first.'],
    ['Not found.', /^This does not exist any more/],
    ['Could not authenticate', /^This link cannot be used any more/],
    ['Invalid Old Password', 'This is not your present password.'],
    ['Input coordinates is outside country Kenya boundary', 'This position is outside the country.'],
    ['Country and Local unit Type is externally managed cannot be created manually.', /externally managed/],
    [`{"Can't have health data for type 1"}`, /^A unit of this type cannot have answers about health/],
    ['No change request found to validate', /^No request for this unit waits/],
    ['Branch Name Combination is required.', /^Give the name of the unit/],
    ["Health Facility Type 'Clinic' not found", 'Choose one of the options that are offered.'],
    ['The uploaded file is empty. Please provide at least one data row.', 'The file has no rows of data.'],
    ['All region/province should be from selected country', /^The provinces belong/],
    ['Reporting NS is required when National Society is leading the activity', 'Please fill this in.'],
    ["Can't revert back to draft", /cannot become a draft again/],
    ['Can add utmost 10 documents', /^No more documents of yours/],
    ['Nobody has foreseen this.', 'Nobody has foreseen this.'],
  ])('%s', (sentence, words) => expect(inOwnWords(sentence, english, 'en')).toMatch(words));

  test('are said in the language of the page', () => {
    const words = renderStrings(serverWordStrings, 'fr', french);
    expect(inOwnWords('This field is required.', words, 'fr')).toBe(french.required);
    expect(inOwnWords('Only original langauge is supported: es', words, 'fr')).toContain('espagnol');
  });
});

test('the sentences of a cell of an errors file are said one by one', () => {
  const text = 'Enter a valid email address.; Ensure this field has no more than 255 characters.';
  expect(textInOwnWords(text, english, 'en')).toBe(
    'Enter a valid e-mail address. At most 255 characters are accepted.',
  );
});

const sentence = "You don't have permissions to validate";

test.each([
  ['fr', 403, french.permission],
  ['fr', 400, sentence],
  ['en', 403, sentence],
] as const)('a sentence that is not known says in %s of status %i: %s', async (language, status, words) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(language) });
  resetCachedLanguage();
  const error = await refusalInOwnWords(
    new ApiError({
      ...{ kind: 'refused', status, method: 'POST', url: '/validate', messageKey: 'action' },
      serverMessage: sentence,
      formErrors: { non_field_errors: sentence },
    }),
  );
  expect([error.serverMessage, error.formErrors]).toEqual([words, { non_field_errors: words }]);
  expect(error.debugText).toContain(sentence);
});

test.each([
  ['GET', /^The server does not know one of the chosen values/],
  ['POST', /^correctErrors$/],
])('values of a %s that are not known are said in words', async (method, words) => {
  const error = await refusalInOwnWords(
    new ApiError({
      ...{ kind: 'refused', status: 400, method, url: '/list', messageKey: 'correctErrors', serverMessage: null },
      formErrors: { country: 'Select a valid choice. 7 is not one of the available choices.' },
    }),
  );
  expect(error.message).toMatch(words);
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

/** Recorded sentences that no screen shows: requests that the product does not send, and those with a text of the screen's own. */
const notShown = [
  /^OBSOLETE_PAYLOAD$/,
  /^Validated budget file can only be uploaded when EAP status is %s\.$/,
  /^The fields eap_registration, version must make a unique set\.$/,
  /ErrorDetail\(string=/,
  /^Could not satisfy the request Accept header\.$/,
  /^Please provide iso3 in the query params$/,
  /^Last change request not found$/,
  // the risk API, whose screens say it
  /^Not found\.$/,
];

const textsIn = (errors: FormErrors | null): string[] =>
  Object.values(errors ?? {}).flatMap((error) => (typeof error === 'string' ? [error] : textsIn(error)));

test('every recorded refusal is said in the words of the product', () => {
  const refused = [...recordings('exchanges'), ...recordings('reads')].filter(
    // an excerpt, with the stored document beside the refusal
    ([file, { status }]) => status >= 400 && status < 500 && !file.endsWith('23-failed-save-half-stored.json'),
  );
  const sentences = refused.flatMap(([, { name, status, response }]) => {
    const text = typeof response === 'string' ? response : JSON.stringify(response);
    const { formErrors, serverMessage } = refusal(name.split(' ')[0] ?? '', '', status, text, {});
    return [...textsIn(formErrors), ...(serverMessage === null ? [] : [serverMessage])];
  });
  const unknown = [...new Set(sentences)].filter((sentence) => inOwnWords(sentence, english, 'en') === sentence);
  expect(refused.length).toBeGreaterThan(50);
  expect(unknown.filter((sentence) => !notShown.some((pattern) => pattern.test(sentence)))).toEqual([]);
});
