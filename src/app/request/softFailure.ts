import { ApiError } from './errors';

/**
 * The subscription calls answer 200 also when they changed nothing, and say so in the body. Their sentences are English and give no
 * reason: they are not shown.
 *
 * @throws ApiError `soft-failure` with the product's sentence
 * @source reference/shell-and-account.md, section 0.6
 */
export function assertDone(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const { status } = answer as { status?: unknown };
  if (typeof status !== 'number' || status < 400) return;
  throw new ApiError({
    kind: 'soft-failure',
    status,
    method: 'POST',
    url: '',
    serverMessage: null,
    messageKey: 'action',
    formErrors: null,
  });
}
