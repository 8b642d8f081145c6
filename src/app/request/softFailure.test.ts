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
  [{ status: 400, data: 'Could not add.' }, 400],
  [{ status: 500, data: { errors: [] } }, 500],
  [{ status: 404 }, 404],
])('%j changed nothing, which the product says in its own words', (answer, status) => {
  expect(() => assertDone(answer)).toThrow(
    expect.objectContaining({
      ...{ kind: 'soft-failure', method: 'POST', status, serverMessage: null, messageKey: 'action' },
    }),
  );
});
