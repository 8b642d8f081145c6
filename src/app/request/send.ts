import type { Endpoint, ResponseOf } from '#contract/types';
import { type Input, type LooseInput, prepareCall, type SendOptions } from './call';
import { ApiError, failure, isAbort } from './errors';
import { readAnswer } from './readAnswer';
import { startTimeLimit, timeLimits } from './timeLimits';

/**
 * Makes a call of the contract.
 *
 * @returns what the server answered, in the contract's shape
 * @throws ApiError for every failure but an abort, which passes as it is
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<ResponseOf<E>> {
  const loose = input as LooseInput;
  const call = prepareCall(endpoint, loose, options);
  const { method, url, headers, body } = call;
  const limit = startTimeLimit(method === 'GET' ? timeLimits.read : timeLimits.write, options.signal);
  let status: number | null = null;
  try {
    const response = await fetch(url, { method, headers, body, signal: limit.signal, priority: options.priority });
    status = response.status;
    limit.restart();
    return (await readAnswer(response, call, loose.body, () => limit.restart())) as ResponseOf<E>;
  } catch (error) {
    if (limit.isExceeded()) throw failure('timeout', method, url, status);
    if (error instanceof ApiError || isAbort(error)) throw error;
    throw failure('network', method, url, status);
  } finally {
    limit.stop();
  }
}
