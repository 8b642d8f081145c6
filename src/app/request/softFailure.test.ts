import { expect, test } from 'vitest';
import { assertDone } from './softFailure';

/** @source reference/shell-and-account.md, section 0.6 */
test.each([
  [{ status: 200, data: 'Success' }],
  [{ status: 399, data: 'Success' }],
  [{ status: '400', data: 'Text' }],
  [{ data: 'Success' }],
  [null],
  [undefined],
  ['Could not decode'],
])('%j is done', (answer) => expect(() => assertDone(answer)).not.toThrow());

test.each([
  [{ status: 400, data: 'Nothing to add.' }, 400, 'Nothing to add.', 'Nothing to add.'],
  [{ status: 500, data: { errors: [] } }, 500, null, 'action'],
  [{ status: 404 }, 404, null, 'action'],
])('%j changed nothing', (answer, status, serverMessage, message) => {
  expect(() => assertDone(answer)).toThrow(
    expect.objectContaining({ kind: 'soft-failure', method: 'POST', status, serverMessage, message, formErrors: null }),
  );
});
