import { useQueryClient } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { useApiMutation } from '#app/request/useApiMutation';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { formatIsoDate } from '#domain/format/dates';
import { unitStatus } from '#domain/local-units/unitState';
import { rereadUnits, unitEndpoints } from '#resources/local-unit/queries';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { readUnitStatus } from '../readUnit';
import { useSeenUnit } from '../useSeenUnit';
import { useValidateUnit } from '../useValidateUnit';
import { localUnitPageStrings } from './strings';

interface StillRightProps {
  readonly unit: PrivateLocalUnitDetail;
  /** Whether the user validates units of this type: their confirmation is accepted at once. */
  readonly isValidator: boolean;
}

/**
 * Confirms that the data of a validated unit are right today. For the server this is an edit of the date of the data: it locks the unit and
 * mails its validators.
 *
 * @source reference/api-limits.md, Countries, regions, units, point 15
 */
export function StillRight({ unit, isValidator }: StillRightProps) {
  const t = useStrings(localUnitPageStrings);
  const client = useQueryClient();
  const confirm = useConfirmation();
  const messageOf = useErrorMessage();
  const isSeen = useSeenUnit(unit);
  const path = { id: unit.id };
  const edit = useApiMutation('PATCH /api/v2/local-units/{id}/', {
    invalidates: unitEndpoints,
    alertsOnFailure: false,
    isDone: async () => (await readUnitStatus(unit.id)) === unitStatus.pendingEdit,
  });
  const validate = useValidateUnit(unitEndpoints);
  const ask = async () => {
    const message = isValidator ? t.stillRightValidatorText : t.stillRightText;
    if (!(await confirm({ heading: t.stillRightTitle, message, confirmLabel: t.stillRight }))) return;
    const name = `still-right-${unit.id}`;
    const date_of_data = formatIsoDate(new Date()) ?? '';
    try {
      // what it would send back unchanged may be older than what is stored
      if (!(await isSeen())) return;
      // the server checks these of every edit
      const { country, type, local_branch_name, english_branch_name, location_json } = unit;
      const unchanged = { country, type, local_branch_name, english_branch_name, location_json };
      const body = { ...unchanged, date_of_data, update_reason_overview: t.stillRightReason };
      await edit.mutateAsync({ path, body });
    } catch (error) {
      showAlert({ name, variant: 'danger', title: t.confirmationFailed, description: messageOf(error) });
      // somebody else may have changed the unit
      rereadUnits(client);
      return;
    }
    if (!isValidator) return showAlert({ name, variant: 'success', title: t.confirmationSent });
    try {
      await validate.mutateAsync({ path, body: {} });
      showAlert({ name, variant: 'success', title: t.confirmed });
    } catch (error) {
      // the edit is stored, and can be accepted on the page
      showAlert({ name, variant: 'warning', title: t.confirmationSent, description: messageOf(error) });
    }
  };
  return (
    <Button isBusy={edit.isPending || validate.isPending} onPress={() => void ask()}>
      {t.stillRight}
    </Button>
  );
}
