import type { z } from 'zod';
import type { Context } from '../core/http/context';
import { ApiError, oldShape } from '../core/http/errors';

/**
 * The body of one of the real server's hand-written views, which answer what is missing in the old shape, in one sentence.
 *
 * @source reference/shell-and-account.md, section 0.6
 */
export async function bodyOrSentence<S extends z.ZodType>(context: Context, schema: S, sentence: string) {
  try {
    return await context.body(schema);
  } catch (error) {
    throw error instanceof ApiError && error.status === 400 ? oldShape(sentence) : error;
  }
}
