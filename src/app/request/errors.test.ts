import { describe, expect, test } from 'vitest';
import {
  ApiError,
  errorMessage,
  failure,
  isAbort,
  isApiError,
  isRefusedOrMissing,
  type RequestStrings,
} from './errors';

const url = new URL('https://go.example.org/api/v2/event/7/');
const t = { action: 'Some error', read: 'Failed to load' } as RequestStrings;

test.each([
  [new DOMException('stopped', 'AbortError'), true],
  [{ name: 'AbortError' }, true],
  [new DOMException('late', 'TimeoutError'), false],
  [{}, false],
  [null, false],
  [undefined, false],
  ['AbortError', false],
])('%s is an abort: %s', (error, expected) => expect(isAbort(error)).toBe(expected));

test.each([
  [401, true],
  [403, true],
  [404, true],
  [400, false],
  [500, false],
  [null, false],
])('a failure with the status %s is permanent: %s', (status, expected) =>
  expect(isRefusedOrMissing(failure('network', 'GET', url, status))).toBe(expected),
);

test('an error of another kind is neither permanent nor of a request', () => {
  expect(isRefusedOrMissing({ status: 404 })).toBe(false);
  expect(isApiError(new Error('x'))).toBe(false);
});

test.each([
  ['network', 'POST', 'network'],
  ['timeout', 'GET', 'timeout'],
  ['timeout', 'POST', 'timeoutOfWrite'],
  ['parse', 'POST', 'parse'],
  ['redirected', 'GET', 'redirected'],
  ['no-body', 'POST', 'noBody'],
] as const)('a failure of the kind %s of a %s says %s', (kind, method, messageKey) => {
  const expected = { kind, method, messageKey, status: null, url: url.href, serverMessage: null, formErrors: null };
  expect(failure(kind, method, url)).toMatchObject({ ...expected, name: 'ApiError', message: messageKey });
});

describe('an error', () => {
  const parts = {
    kind: 'refused',
    status: 400,
    method: 'POST',
    url: url.href,
    messageKey: 'action',
    formErrors: { title: 'Too long.' },
  } as const;

  test.each([
    ['the server says', 'Not now.', 'Not now.', 'Not now.'],
    ['the product says, where the server says nothing', null, 'Some error', 'action'],
  ])('is shown and logged as %s', (_, serverMessage, shown, message) => {
    const error = new ApiError({ ...parts, serverMessage });
    expect(errorMessage(error, t)).toBe(shown);
    expect(error.message).toBe(message);
    expect(JSON.parse(error.debugText)).toEqual({
      kind: 'refused',
      status: 400,
      method: 'POST',
      url: url.href,
      message,
      errors: { title: 'Too long.' },
    });
    expect(error.debugText).toContain('\n  "kind"');
  });

  test('of a read whose login was refused says what to do, not what the server says of the token', () => {
    const error = new ApiError({ ...parts, status: 401, method: 'GET', serverMessage: 'Invalid token.' });
    expect(errorMessage(error, { ...t, logInToSee: 'Log in' })).toBe('Log in');
  });

  test('of the product itself is shown in general words', () => {
    expect(errorMessage(new TypeError('x is undefined'), t)).toBe('Some error');
  });
});
