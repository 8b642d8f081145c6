import { useEffect, useRef, useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { isApiError } from '#app/request/errors';
import { ExportMismatch } from '#app/request/exportMismatch';
import type { ReadAllOptions } from '#app/request/readAllPages';
import { formatDateTime } from '#domain/format/dates';
import { shareStrings } from '#ui/display/shareStrings';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { FileColumn } from '#ui/table/columns';
import type { TableFormat } from '#ui/table/tableFile';
import { exportStrings } from './exportStrings';

/** A table that can be saved as a file. */
export interface TableExport<Row> {
  readonly columns: readonly FileColumn<Row>[];
  /** All rows with the filters and the order on the screen. */
  readonly read: (options: ReadAllOptions) => Promise<readonly Row[]> | readonly Row[];
  /** The name of the file, without its extension. */
  readonly fileName: string;
}

/**
 * Saves a table as a file, with progress and cancel.
 *
 * @returns `share` from 0 to 1 while it runs, else null
 */
export function useTableExport<Row>({ columns, read, fileName }: TableExport<Row>) {
  const t = useStrings(exportStrings);
  const words = useStrings(shareStrings);
  const { language } = useLanguage();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: TableFormat) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const { saveTable } = await import('#ui/table/tableFile');
      const rows = await read({ signal: controller.signal, onProgress: setShare });
      const source = [
        [words.sourceAddress, location.href],
        [words.sourceDate, formatDateTime(new Date(), language) ?? ''],
        [words.sourceRows, String(rows.length)],
      ] as const;
      const sheets = [words.tableSheet, words.sourceSheet] as const;
      await saveTable({ name: fileName, columns, rows, source, sheets }, format);
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
