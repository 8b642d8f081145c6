import { currentSession } from './session';

/** Whether a person is the one who is logged in. */
export const isLoggedIn = (userId: number | string | undefined): boolean =>
  String(currentSession()?.id) === String(userId);

/**
 * Ends a task of several requests once its person is no longer logged in: the next request would be made in the name of whoever is.
 *
 * @throws AbortError
 */
export function checkLoggedIn(userId: number | string | undefined): void {
  if (!isLoggedIn(userId)) throw new DOMException('Somebody else is logged in', 'AbortError');
}
