import { useEffect, useRef, useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import type { Endpoint } from '#contract/types';
import { saveFile } from '#ui/display/saveFile';
import { useStrings } from '#ui/language/useStrings';
import { isApiError } from './errors';
import { ExportMismatch } from './exportMismatch';
import { exportStrings } from './exportStrings';

/**
 * Exports a list as a CSV file, with progress and cancel.
 *
 * @param recordColumn - the column that tells records apart, where a record has several rows
 * @returns `share` from 0 to 1 while it runs, else null
 */
export function useCsvExport(endpoint: Endpoint, fileName: string, recordColumn?: string) {
  const t = useStrings(exportStrings);
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (query: object, only?: ReadonlySet<string>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const { exportCsv } = await import('./csvExport');
      const options = { only, recordColumn, signal: controller.signal, onProgress: setShare };
      const text = await exportCsv(endpoint, query, options);
      // spreadsheet programs read a file without a byte order mark in a local encoding and break accents
      saveFile(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), fileName);
    } catch (error) {
      if (controller.signal.aborted) return;
      const description =
        error instanceof ExportMismatch
          ? t.mismatch({ received: error.received, expected: error.expected })
          : undefined;
      const debugText = isApiError(error) ? error.debugText : undefined;
      showAlert({ name: `export ${fileName}`, variant: 'danger', title: t.failed, description, debugText });
    } finally {
      running.current = null;
      setShare(null);
    }
  };
  return { share, start, cancel: () => running.current?.abort() };
}
