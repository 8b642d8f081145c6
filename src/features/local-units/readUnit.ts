import { isApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import type { LocalUnitsStatus } from '#contract/enums';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';

/** A unit on the server; null for one that it no longer returns. */
export async function readUnit(id: number): Promise<PrivateLocalUnitDetail | null> {
  try {
    return await send('GET /api/v2/local-units/{id}/', { path: { id } });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/** The status of a unit on the server; null for one that it no longer returns. */
export const readUnitStatus = async (id: number): Promise<LocalUnitsStatus | null> =>
  (await readUnit(id))?.status ?? null;
