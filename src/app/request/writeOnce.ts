import { authorization } from './authorization';
import { isUnauthorised, mayBeStored } from './errors';

/** What the server did, as its response would have said. */
export interface Done<Answer> {
  readonly answer: Answer;
}

interface WriteOnceOptions<Answer> {
  /** Asks the server whether it did what was sent although its response was lost; null when it did not. */
  readonly findDone?: (() => Promise<Done<Answer> | null>) | undefined;
}

/**
 * Sends a write of a dialog or menu. An expired login is renewed in place and the write sent again, as it was refused the first time. When
 * the response is lost, the server is asked before the write counts as failed.
 *
 * @throws ApiError like `send`: of the first failure, when the server did not do it or cannot be asked
 */
export async function writeOnce<Answer>(
  write: () => Promise<Answer>,
  { findDone }: WriteOnceOptions<Answer> = {},
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (isUnauthorised(error) && (await authorization().renew())) return write();
    const done = findDone && mayBeStored(error) ? await findDone().catch(() => null) : null;
    if (done === null) throw error;
    return done.answer;
  }
}
