import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { useFailureMessage } from '#app/form/useFormFailure';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { send } from '#app/request/send';
import { useApiMutation } from '#app/request/useApiMutation';
import type { LocalUnitType } from '#contract/localUnit';
import type { ExternallyManagedType } from '#contract/localUnitImport';
import { managedTypesQuery, unitEndpoints, unitOptionsQuery } from '#resources/local-unit/queries';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { SwitchField } from '#ui/fields/SwitchField';
import { TextField } from '#ui/fields/TextField';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import type { ExchangeDialogProps } from './exchangeDialog';
import { localUnitExchangeStrings } from './strings';

const invalidates = [...unitEndpoints, 'GET /api/v2/externally-managed-local-unit/'] as const;

/** Switches of the externally managed types of a country. @source reference/local-units.md, section 1.8 */
export function ConfigureDialog({ country, onClose }: ExchangeDialogProps) {
  const t = useStrings(localUnitExchangeStrings);
  const managed = useQuery(managedTypesQuery(country.id));
  const settings = combineQueries([useQuery(unitOptionsQuery()), managed]);
  const [confirming, setConfirming] = useState<LocalUnitType | null>(null);
  const recordOf = ({ id }: LocalUnitType) =>
    managed.data?.results.find(({ local_unit_type_details }) => local_unit_type_details.id === id);
  const society = country.society_name?.trim() || country.name?.trim() || '';
  return (
    <Modal title={t.configureTitle} isOpen onClose={onClose}>
      <Stack gap="s4">
        <p>{t.configureText}</p>
        <Loaded query={settings} skeleton={<Skeleton kind="block" height="240px" />}>
          {([options]) =>
            (options.type ?? []).map((type) => (
              <SwitchField
                key={type.id}
                label={type.name}
                value={recordOf(type)?.enabled ?? false}
                onChange={() => setConfirming(type)}
              />
            ))
          }
        </Loaded>
      </Stack>
      {confirming && (
        <ConfirmSwitch
          country={country.id}
          society={society}
          type={confirming}
          record={recordOf(confirming)}
          onClose={() => setConfirming(null)}
        />
      )}
    </Modal>
  );
}

interface ConfirmSwitchProps {
  readonly country: number;
  readonly society: string;
  readonly type: LocalUnitType;
  /** The stored setting of the type; undefined when it has never been changed. */
  readonly record: ExternallyManagedType | undefined;
  readonly onClose: () => void;
}

/** Switches a type, after the name of the National Society is typed as confirmation: every unit of the type changes. */
function ConfirmSwitch({ country, society, type, record, onClose }: ConfirmSwitchProps) {
  const t = useStrings(localUnitExchangeStrings);
  const messageOf = useFailureMessage();
  const [typed, setTyped] = useState('');
  const options = { invalidates, alertsOnFailure: false };
  const enabled = !(record?.enabled ?? false);
  const create = useApiMutation('POST /api/v2/externally-managed-local-unit/', {
    ...options,
    isDone: async () => {
      const { results } = await send('GET /api/v2/externally-managed-local-unit/', { query: { country__id: country } });
      return results.some((each) => each.local_unit_type_details.id === type.id && each.enabled === enabled);
    },
  });
  const change = useApiMutation('PUT /api/v2/externally-managed-local-unit/{id}/', { ...options, isRepeatable: true });
  const error = create.error ?? change.error;
  const submit = async () => {
    const body = { country, local_unit_type: type.id, enabled };
    try {
      if (record) await change.mutateAsync({ path: { id: record.id }, body });
      else await create.mutateAsync({ body });
      showAlert({ name: `managed-${type.id}-${enabled}`, variant: 'success', title: t.switched({ type: type.name }) });
      onClose();
    } catch {
      // the dialog shows the error
    }
  };
  return (
    <Modal
      title={enabled ? t.confirmOn({ type: type.name }) : t.confirmOff({ type: type.name })}
      isOpen
      isAlert
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="danger"
            isDisabled={typed !== society}
            isBusy={create.isPending || change.isPending}
            onPress={submit}
          >
            {t.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <p>{enabled ? t.onText : t.offText}</p>
        <TextField
          label={t.typeName({ society })}
          autoComplete="off"
          value={typed}
          onChange={(text) => setTyped(text ?? '')}
        />
        {error && <Alert tone="danger" title={messageOf(error)} />}
      </Stack>
    </Modal>
  );
}
