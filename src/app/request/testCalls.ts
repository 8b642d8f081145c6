import { expect } from 'vitest';
import { setAuthorization } from './authorization';
import { ApiError } from './errors';
import { send } from './send';

/** Lets the calls of a test go with the token `abc`. */
export const logInForTest = () => setAuthorization({ token: () => 'abc', renew: async () => false });

/** A read and a write, for what is true of all of them. */
export const readEvent = () => send('GET /api/v2/event/{id}/', { path: { id: 7 } });
export const login = () =>
  send('POST /get_auth_token', { body: { username: 'a', password: 'b' } }, { anonymous: true });

/** The error that a call fails with. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}
