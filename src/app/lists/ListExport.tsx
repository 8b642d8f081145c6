import type { Endpoint } from '#contract/types';
import { ExportButton } from './ExportButton';

interface ListExportProps {
  /** From `useList`. */
  readonly list: {
    readonly query: { readonly data: { readonly count: number } | undefined; readonly isPlaceholderData: boolean };
    readonly exported: { readonly endpoint: Endpoint; readonly query: object };
  };
  /** Name of the CSV file. */
  readonly fileName: string;
}

/** Exports a list with the filters and order on the screen; disabled until their rows have loaded. */
export function ListExport({ list: { query, exported }, fileName }: ListExportProps) {
  // a count of the previous filters would truncate the export
  const total = query.isPlaceholderData ? undefined : query.data?.count;
  return <ExportButton {...exported} fileName={fileName} total={total} />;
}
