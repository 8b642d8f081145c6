import { afterEach, describe, expect, test, vi } from 'vitest';
import { setAuthorization } from './authorization';
import { ApiError } from './errors';
import { writeOnce } from './writeOnce';

const failure = (parts: Partial<ApiError>) =>
  new ApiError({
    kind: 'refused',
    status: 500,
    method: 'POST',
    url: '',
    serverMessage: null,
    messageKey: 'internalServerError',
    formErrors: null,
    ...parts,
  } as ConstructorParameters<typeof ApiError>[0]);

afterEach(() => setAuthorization());

/** Sends a write that fails, and expects that the server is asked by an option of `writeOnce`, or not. */
async function expectAsked(option: 'findDone' | 'findMeanwhile', error: unknown, isAsked: boolean) {
  const find = vi.fn(async () => ({ answer: 'found' }));
  const sent = writeOnce(() => Promise.reject(error), { [option]: find });
  if (isAsked) expect(await sent).toBe('found');
  else await expect(sent).rejects.toBe(error);
  expect(find).toHaveBeenCalledTimes(isAsked ? 1 : 0);
}

describe('a write whose response is lost', () => {
  test.each<[what: string, error: unknown, isAsked: boolean]>([
    ['without a connection', failure({ kind: 'network', status: null }), true],
    ['after the time limit', failure({ kind: 'timeout', status: null }), true],
    ['with a page in its place', failure({ kind: 'parse', status: 200 }), true],
    ['by a failure of the server', failure({ status: 502 }), true],
    ['by a refusal', failure({ status: 400 }), false],
    ['by a missing permission', failure({ status: 403 }), false],
  ])('%s: asks the server first: %s', (_, error, isAsked) => expectAsked('findDone', error, isAsked));

  test('fails with the first error when it was not done, or cannot be asked for', async () => {
    const error = failure({ kind: 'network', status: null });
    const write = () => Promise.reject(error);
    await expect(writeOnce(write, { findDone: async () => null })).rejects.toBe(error);
    await expect(writeOnce(write, { findDone: () => Promise.reject(new Error('offline')) })).rejects.toBe(error);
    await expect(writeOnce(write)).rejects.toBe(error);
  });
});

describe('a write that somebody else has done before', () => {
  test.each<[what: string, error: unknown, isAsked: boolean]>([
    ['a wrong state', failure({ status: 400 }), true],
    ['a missing permission', failure({ status: 403 }), true],
    ['a missing document', failure({ status: 404 }), true],
    ['a lost connection', failure({ kind: 'network', status: null }), false],
    ['a failure of the server', failure({ status: 500 }), false],
    ['an expired login', failure({ status: 401 }), false],
  ])('after %s asks the server what was done: %o', (_, error, isAsked) => expectAsked('findMeanwhile', error, isAsked));

  test('is refused as it was when that is not why, or the server cannot be asked', async () => {
    const error = failure({ status: 400 });
    const write = () => Promise.reject(error);
    await expect(writeOnce(write, { findMeanwhile: async () => null })).rejects.toBe(error);
    await expect(writeOnce(write, { findMeanwhile: () => Promise.reject(new Error('offline')) })).rejects.toBe(error);
  });

  test('is asked about also after a new login', async () => {
    setAuthorization({ token: () => undefined, renew: async () => true });
    const write = vi
      .fn(async () => 'saved')
      .mockRejectedValueOnce(failure({ status: 401 }))
      .mockRejectedValueOnce(failure({ status: 400 }));
    expect(await writeOnce(write, { findMeanwhile: async () => ({ answer: 'of somebody else' }) })).toBe(
      'of somebody else',
    );
  });
});

describe('a write with an expired login', () => {
  test('is sent again after a new login', async () => {
    setAuthorization({ token: () => undefined, renew: async () => true });
    const write = vi.fn(async () => 'saved').mockRejectedValueOnce(failure({ status: 401 }));
    expect(await writeOnce(write)).toBe('saved');
    expect(write).toHaveBeenCalledTimes(2);
  });

  test('fails once without one', async () => {
    setAuthorization({ token: () => undefined, renew: async () => false });
    const error = failure({ status: 401 });
    const write = vi.fn(() => Promise.reject(error));
    await expect(writeOnce(write)).rejects.toBe(error);
    expect(write).toHaveBeenCalledTimes(1);
  });
});
