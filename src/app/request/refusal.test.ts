import { expect, test } from 'vitest';
import { refusal } from './refusal';

const url = 'https://go.example.org/api/v2/event/';

/** @source reference/product.md, section 8 */
test.each<[what: string, method: string, status: number, text: string, message: string | null, key: string]>([
  ['a failed server, whatever it says', 'POST', 500, '{"detail":"Traceback"}', null, 'server'],
  ['a read', 'GET', 401, '{}', null, 'read'],
  ['a read that is too large', 'GET', 413, '{}', null, 'read'],
  ['a read without a body', 'GET', 401, ' \n', null, 'empty'],
  ['a write without a body', 'POST', 400, '', null, 'empty'],
  ['a write without permission and without a body', 'POST', 401, '', null, 'loginEnded'],
  ['a write without permission', 'POST', 401, '{"detail":"Token."}', null, 'loginEnded'],
  ['a write that is too large', 'PUT', 413, 'Too much', null, 'tooLarge'],
  ['a write without permission in plain text', 'PUT', 401, 'No', null, 'loginEnded'],
  ['a read without permission, in the words of the server', 'GET', 401, '{"detail":"Token."}', 'Token.', 'read'],
  ['a detail', 'POST', 403, '{"detail":" Not yours. "}', 'Not yours.', 'action'],
  ['details', 'POST', 403, '{"detail":["Not","yours"]}', 'Not yours', 'action'],
  ['a detail of rows', 'POST', 403, '{"detail":[{"a":1}]}', null, 'action'],
  ['an empty detail', 'POST', 403, '{"detail":""}', null, 'action'],
  ['blank details', 'POST', 403, '{"detail":[" "]}', null, 'action'],
  ['the older shape', 'POST', 400, '{"statusCode":400,"error_message":"Wrong"}', 'Wrong', 'action'],
  ['the older shape without its status', 'POST', 400, '{"error_message":"Wrong"}', 'Wrong', 'action'],
  ['a message', 'POST', 400, '{"message":"Wrong","error_code":4001}', 'Wrong', 'action'],
  ['messages', 'POST', 400, '{"message":["Wrong","again"]}', 'Wrong again', 'action'],
  ['a request for patience', 'POST', 429, '{"detail":"Expected available in 86399 seconds."}', null, 'tooMany'],
  ['a request for patience with a read', 'GET', 429, '', null, 'tooMany'],
  ['the older shape without its text', 'POST', 400, '{"statusCode":400,"error_message":{}}', null, 'action'],
  ['a text', 'POST', 400, '"Wrong"', 'Wrong', 'action'],
  ['plain text', 'POST', 400, ' Wrong\n', 'Wrong', 'action'],
  ['a list of texts', 'POST', 400, '["Wrong","again"]', 'Wrong again', 'action'],
  ['a list of what nobody can read', 'POST', 400, '[{"a":1}]', null, 'action'],
  ['a bare number', 'POST', 400, '7', null, 'action'],
  ['null', 'POST', 400, 'null', null, 'action'],
  ['a page', 'POST', 400, '\n <!doctype html>', null, 'action'],
  ['text with a sign in its midst', 'POST', 400, 'a < b', 'a < b', 'action'],
])('%s', (_, method, status, text, serverMessage, messageKey) => {
  const error = refusal(method, url, status, text, undefined);
  expect(error).toMatchObject({ kind: 'refused', method, url, status, serverMessage, messageKey });
  expect(error.formErrors).toEqual(serverMessage === null ? null : { non_field_errors: serverMessage });
});

test('plain text is cut', () => {
  expect(refusal('POST', url, 400, 'x'.repeat(600), undefined).serverMessage).toBe('x'.repeat(500));
});

/** @source reference/shell-and-account.md, section 0.6 */
test.each<[what: string, errors: unknown, sent: unknown, formErrors: unknown, messageKey: string]>([
  ['one text', ' Wrong ', undefined, { non_field_errors: 'Wrong' }, 'action'],
  ['texts and numbers', ['Wrong', 7], undefined, { non_field_errors: 'Wrong 7' }, 'action'],
  ['nothing', {}, undefined, null, 'action'],
  ['null', null, undefined, null, 'action'],
  ['an empty list', [], undefined, null, 'action'],
  ['a blank text', { title: ' ' }, undefined, null, 'action'],
  ['an unreadable value', { title: 7 }, undefined, null, 'action'],
  ['only what is for operators', { internal_non_field_errors: ['Traceback'] }, undefined, null, 'action'],
  ['a field', { title: ['Too long.'], other: [] }, undefined, { title: 'Too long.' }, 'correctErrors'],
  ['a nested field', { a: { b: { c: 'Wrong' } } }, { a: null }, { a: { b: { c: 'Wrong' } } }, 'correctErrors'],
  [
    'rows by the client_id that was sent, also a number, else by their place',
    { rows: [{ x: 'A' }, { x: 'B' }, { x: 'C' }, { x: 'D' }] },
    { rows: [{ client_id: 'k' }, { client_id: 5 }, { client_id: null }, null] },
    { rows: { k: { x: 'A' }, 5: { x: 'B' }, 2: { x: 'C' }, 3: { x: 'D' } } },
    'correctErrors',
  ],
  [
    'rows in rows',
    { rows: [{ inner: [{}, { x: 'A' }] }] },
    { rows: [{ client_id: 'k', inner: [{ client_id: 'l' }, { client_id: 'm' }] }] },
    { rows: { k: { inner: { m: { x: 'A' } } } } },
    'correctErrors',
  ],
  ['a text beside a row', { rows: ['A', { x: 'B' }] }, undefined, { rows: { 0: 'A', 1: { x: 'B' } } }, 'correctErrors'],
  ['a list of rows without what was sent', [{ x: 'A' }], undefined, { 0: { x: 'A' } }, 'correctErrors'],
  ['a row that is a list', { rows: [['A'], {}] }, { rows: 'text' }, { rows: { 0: 'A' } }, 'correctErrors'],
  [
    'a general error of rows',
    { non_field_errors: [{ x: 'A' }] },
    undefined,
    { non_field_errors: { 0: { x: 'A' } } },
    'correctErrors',
  ],
])('errors of a form: %s', (_, errors, sent, formErrors, messageKey) => {
  const error = refusal('POST', url, 400, JSON.stringify({ errors }), sent);
  expect(error.formErrors).toEqual(formErrors);
  expect(error.messageKey).toBe(messageKey);
});

test('fields without an envelope land on the form, with the rows that were sent', () => {
  const body = { title: ['Too long.'], rows: [{ spec: ['Missing.'] }], error_code: 400, timestamp: 'now' };
  const error = refusal('POST', url, 400, JSON.stringify(body), { rows: [{ client_id: 'k' }] });
  expect(error.formErrors).toEqual({ title: 'Too long.', rows: { k: { spec: 'Missing.' } } });
  expect(error.messageKey).toBe('correctErrors');
  expect(refusal('GET', url, 400, JSON.stringify(body), undefined).formErrors).toBeNull();
});

test.each([
  ['POST', 401, null, 'loginEnded'],
  ['POST', 413, null, 'tooLarge'],
  ['POST', 400, 'Wrong', 'action'],
  ['GET', 401, 'Wrong', 'read'],
])('a general error of the form of a %s with the status %i', (method, status, serverMessage, messageKey) => {
  const error = refusal(method, url, status, '{"errors":{"non_field_errors":["Wrong"]}}', undefined);
  expect(error).toMatchObject({ serverMessage, messageKey, formErrors: { non_field_errors: 'Wrong' } });
});
