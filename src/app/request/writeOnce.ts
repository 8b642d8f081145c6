import { authorization } from './authorization';
import { isUnauthorised, mayBeStored } from './errors';

/** What the server did, as its response would have said. */
export interface Done<Answer> {
  readonly answer: Answer;
}

export interface WriteOnceOptions<Answer> {
  /** Asks the server whether it did what was sent although its response was lost; null when it did not. */
  readonly findDone?: (() => Promise<Done<Answer> | null>) | undefined;
  /** Asks the server, which has refused the write, what somebody else has done before; null when that is not why. */
  readonly findMeanwhile?: (() => Promise<Done<Answer> | null>) | undefined;
}

/**
 * Sends a write of a dialog or menu. An expired login is renewed in place and the write sent again, as it was refused the first time. When
 * the response is lost, or somebody else has done the same before, the server is asked before the write counts as failed.
 *
 * @throws ApiError like `send`: of the failed write, when the server did not do it or cannot be asked
 */
export async function writeOnce<Answer>(
  write: () => Promise<Answer>,
  { findDone, findMeanwhile }: WriteOnceOptions<Answer> = {},
): Promise<Answer> {
  try {
    return await write().catch(async (error: unknown) => {
      if (isUnauthorised(error) && (await authorization().renew())) return write();
      throw error;
    });
  } catch (error) {
    const find = mayBeStored(error) ? findDone : findMeanwhile;
    const done = isUnauthorised(error) ? null : await find?.().catch(() => null);
    if (!done) throw error;
    return done.answer;
  }
}
