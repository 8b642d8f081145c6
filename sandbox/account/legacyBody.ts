import type { z } from 'zod';
import type { Context } from '../core/http/context';
import { ApiError, legacyError } from '../core/http/errors';

/**
 * The body of an older view of the real server; an invalid body is a 400 with one sentence in the legacy shape.
 *
 * @source reference/shell-and-account.md, section 0.6
 */
export async function bodyOrLegacyError<S extends z.core.$ZodType>(context: Context, schema: S, sentence: string) {
  try {
    return await context.body(schema);
  } catch (error) {
    throw error instanceof ApiError && error.status === 400 ? legacyError(sentence) : error;
  }
}
