import { useQueryClient } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { isApiError } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { rereadUnits } from '#resources/local-unit/queries';
import { useStrings } from '#ui/language/useStrings';
import { readUnitStatus } from '../readUnit';
import { localUnitPageStrings } from './strings';

/** The statuses with which the server refuses a decision on a request that is no longer pending. */
const refusals: readonly (number | null)[] = [400, 404];

/**
 * Finds out whether a decision on a unit was refused because somebody else has decided already: the unit then has another status. It says
 * so with the server's message, and reads the unit again.
 */
export function useDecidedByOther({ id, status }: Pick<PrivateLocalUnitDetail, 'id' | 'status'>) {
  const t = useStrings(localUnitPageStrings);
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  return async (error: unknown): Promise<boolean> => {
    const wasRefused = isApiError(error) && refusals.includes(error.status);
    const isDecided = wasRefused && (await readUnitStatus(id).catch(() => status)) !== status;
    if (!isDecided) return false;
    const name = `unit-${id}-decided`;
    showAlert({ name, variant: 'warning', title: t.decidedByOther, description: messageOf(error) });
    rereadUnits(client);
    return true;
  };
}
