import { useApiMutation } from '#app/request/useApiMutation';
import type { Endpoint } from '#contract/types';
import { unitStatus } from '#domain/local-units/unitState';
import { readUnitStatus } from './readUnit';

/**
 * Validates a unit; after a lost response its status tells whether it was validated.
 *
 * @param invalidates - the reads to repeat after each unit
 */
export const useValidateUnit = (invalidates: readonly Endpoint[] = []) =>
  useApiMutation('POST /api/v2/local-units/{id}/validate/', {
    invalidates,
    alertsOnFailure: false,
    isDone: async ({ path }) => (await readUnitStatus(Number(path.id))) === unitStatus.validated,
  });
