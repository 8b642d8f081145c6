import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { downloadSheet } from '#app/request/downloadSheet';
import { optionState } from '#app/request/optionState';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { formatIsoDate } from '#domain/format/dates';
import { unitOptionsQuery } from '#resources/local-unit/queries';
import { Button } from '#ui/actions/Button';
import { saveFile } from '#ui/display/saveFile';
import { Alert } from '#ui/feedback/Alert';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import type { ExchangeDialogProps } from './exchangeDialog';
import { localUnitExchangeStrings } from './strings';

/** The units of one type as the spreadsheet that the import takes. @source reference/local-units.md, section 1.7 */
export function ExportDialog({ country, onClose }: ExchangeDialogProps) {
  const t = useStrings(localUnitExchangeStrings);
  const messageOf = useErrorMessage();
  const options = useQuery(unitOptionsQuery());
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const type = options.data?.type.find(({ id }) => id === chosen);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (local_unit_type: number) =>
      downloadSheet('GET /api/v2/export-local-unit/', { query: { country: country.id, local_unit_type } }),
    onSuccess: (content) => {
      const names = { country: country.name ?? '', type: type?.name ?? '', date: formatIsoDate(new Date()) ?? '' };
      saveFile(content, t.exportFileName(names));
      showAlert({ name: 'local-units-exported', variant: 'success', title: t.exported });
      onClose();
    },
  });
  return (
    <Modal
      title={t.exportTitle}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={chosen === undefined}
            isBusy={isPending}
            onPress={() => chosen !== undefined && mutate(chosen)}
          >
            {t.export}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <p>{t.exportText}</p>
        <NativeSelect
          {...optionState(options)}
          label={t.type}
          placeholder={t.chooseType}
          isRequired
          options={(options.data?.type ?? []).map(({ id, name }) => ({ key: id, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
        {error && <Alert tone="danger" title={messageOf(error)} />}
      </Stack>
    </Modal>
  );
}
