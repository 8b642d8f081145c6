import type { FileColumn } from '#ui/table/columns';
import { ExportButton } from './ExportButton';
import type { TableExport } from './useTableExport';

interface ListExportProps<Row> {
  /** From `useList`. */
  readonly list: {
    readonly query: { readonly data: { readonly count: number } | undefined; readonly isPlaceholderData: boolean };
    readonly readAll: TableExport<Row>['read'];
  };
  readonly columns: readonly FileColumn<Row>[];
  /** The name of the file, without its extension. */
  readonly fileName: string;
}

/** Exports a list with the filters and order on the screen; disabled until their rows have loaded. */
export function ListExport<Row>({ list: { query, readAll }, columns, fileName }: ListExportProps<Row>) {
  // a count of the previous filters would allow the export of an empty list
  const total = query.isPlaceholderData ? undefined : query.data?.count;
  return <ExportButton read={readAll} columns={columns} fileName={fileName} total={total} />;
}
