import { useMutation } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { downloadSheet } from '#app/request/downloadSheet';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { PerProcess } from '#contract/perProcess';
import { fileName, saveFile } from '#ui/display/saveFile';
import { useStrings } from '#ui/language/useStrings';
import { perListStrings } from './strings';

/** Saves a cycle as a spreadsheet, `{country}-per-{phase}.xlsx`; a failure is announced. @source reference/preparedness.md, section 1.4 */
export function useSheetExport({ id, country_details, phase_display }: PerProcess) {
  const t = useStrings(perListStrings);
  const messageOf = useErrorMessage();
  return useMutation({
    mutationFn: () => downloadSheet('GET /api/v2/export-per/{id}/', { path: { id } }),
    onSuccess: (file) => saveFile(file, fileName(`${country_details?.name ?? ''} per ${phase_display ?? ''}`, 'xlsx')),
    onError: (error) =>
      showAlert({
        name: `export-per-${id}`,
        variant: 'danger',
        title: t.exportFailed,
        description: messageOf(error),
      }),
  });
}
