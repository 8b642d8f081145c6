import type { Endpoint } from '#contract/types';
import type { Input } from './call';
import { send } from './send';

/**
 * Downloads a spreadsheet.
 *
 * @returns the file; that the answer is one, which the contract cannot say, is checked where it is read
 * @throws ApiError
 */
export async function downloadSheet<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Blob> {
  const content: unknown = await send(endpoint, input, { accept: 'excel' });
  return content as Blob;
}
