import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { send } from '#app/request/send';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { PerProcess } from '#contract/perProcess';
import { fileName, saveFile } from '#ui/display/saveFile';
import { useStrings } from '#ui/language/useStrings';
import { perListStrings } from './strings';

/** Saves a cycle as a spreadsheet, `{country}-per-{phase}.xlsx`; a failure is announced. @source reference/preparedness.md, section 1.4 */
export function useSheetExport({ id, country_details, phase_display }: PerProcess) {
  const t = useStrings(perListStrings);
  const messageOf = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const content: unknown = await send('GET /api/v2/export-per/{id}/', { path: { id } }, { accept: 'excel' });
      // the answer of a file is checked to be one where it is read
      saveFile(content as Blob, fileName(`${country_details?.name ?? ''} per ${phase_display ?? ''}`, 'xlsx'));
    } catch (error) {
      showAlert({
        name: `export-per-${id}`,
        variant: 'danger',
        title: t.exportFailed,
        description: messageOf(error),
      });
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
}
