import { useQueryClient } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { rereadUnits } from '#resources/local-unit/queries';
import { useStrings } from '#ui/language/useStrings';
import { obstacleStrings } from './obstacleStrings';
import { readUnit } from './readUnit';

type SeenUnit = Pick<PrivateLocalUnitDetail, 'id' | 'status' | 'modified_at'>;

/** Whether a unit was edited after it was read, and has its status again. */
export const isEditedSince = (seen: SeenUnit, stored: SeenUnit | null): boolean =>
  stored !== null && stored.status === seen.status && stored.modified_at !== seen.modified_at;

/**
 * Finds out before a decision on a unit whether it is still the one on the screen: the server decides on the unit as it is, so that a page
 * that was left open would validate, reject or deprecate an edit that its reader has not seen. A changed unit is told and read again.
 *
 * @returns a function that returns whether to go on; a unit that is gone, or was decided on, is left to the server to refuse
 * @source reference/local-units.md, sections 3.1 and 4.4
 */
export function useSeenUnit(seen: SeenUnit) {
  const t = useStrings(obstacleStrings);
  const client = useQueryClient();
  return async (): Promise<boolean> => {
    if (!isEditedSince(seen, await readUnit(seen.id))) return true;
    showAlert({ name: `unit-${seen.id}-changed`, variant: 'warning', title: t.changedMeanwhile });
    rereadUnits(client);
    return false;
  };
}
