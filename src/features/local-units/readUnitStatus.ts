import { isApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import type { LocalUnitsStatus } from '#contract/enums';

/** The status of a unit on the server; null for one that it no longer returns. */
export async function readUnitStatus(id: number): Promise<LocalUnitsStatus | null> {
  try {
    return (await send('GET /api/v2/local-units/{id}/', { path: { id } })).status;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
