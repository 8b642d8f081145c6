import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Loaded } from '#app/request/Loaded';
import { optionState } from '#app/request/optionState';
import type { LocalUnitImport } from '#contract/localUnitImport';
import { managedTypesQuery, unitOptionsQuery } from '#resources/local-unit/queries';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import type { ExchangeDialogProps } from './exchangeDialog';
import { watchImport } from './followImport';
import { ImportForm } from './ImportForm';
import { ImportResult } from './ImportResult';
import { importQuery } from './importQueries';
import { localUnitExchangeStrings } from './strings';

/** Replaces the units of a type by those of a file. @source reference/local-units.md, section 1.6 */
export function ImportDialog({ country, rights, onClose }: ExchangeDialogProps) {
  const t = useStrings(localUnitExchangeStrings);
  const options = useQuery(unitOptionsQuery());
  const managed = useQuery(managedTypesQuery(country.id));
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const [started, setStarted] = useState<LocalUnitImport | null>(null);
  const types = (options.data?.type ?? []).filter(({ id }) => rights.mayImport(id));
  const type = types.find(({ id }) => id === chosen);
  return (
    <Modal title={t.importTitle} size="lg" isOpen onClose={onClose}>
      {started ? (
        <Stack gap="s4">
          <RunningImport started={started} />
          <Row gap="s2" justify="end">
            <Button onPress={() => setStarted(null)}>{t.another}</Button>
            <Button variant="primary" onPress={onClose}>
              {t.close}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Stack gap="s4">
          <NativeSelect
            {...optionState(options)}
            label={t.type}
            placeholder={t.chooseType}
            isRequired
            options={types.map(({ id, name }) => ({ key: id, label: name }))}
            value={chosen}
            onChange={setChosen}
          />
          {type && (
            <Loaded query={managed} skeleton={<Skeleton kind="text" />} isCompact>
              {({ results }) =>
                results.some(({ enabled, local_unit_type_details: { id } }) => enabled && id === type.id) ? (
                  <ImportForm key={type.id} country={country} type={type} onStarted={setStarted} />
                ) : (
                  <Alert tone="warning" title={t.notManaged} />
                )
              }
            </Loaded>
          )}
        </Stack>
      )}
    </Modal>
  );
}

/** The progress of the started import, then its result. */
function RunningImport({ started }: { readonly started: LocalUnitImport }) {
  const { data = started } = useQuery({ ...importQuery(started.id), enabled: false });
  useEffect(() => watchImport(started.id), [started.id]);
  return <ImportResult item={data} />;
}
