import { expect } from 'vitest';
import type { Session } from '#app/session/session';
import { ApiError } from './errors';
import { send } from './send';

export const session: Session = {
  id: 1,
  username: 'staff@example.org',
  firstName: 'Ana',
  lastName: 'Diaz',
  displayName: 'Ana Diaz',
  token: 'abc',
  expires: '2999-01-01T00:00:00Z',
};

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
