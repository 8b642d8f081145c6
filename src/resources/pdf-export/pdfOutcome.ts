import type { PdfExport } from '#contract/pdfExport';
import { safeHref } from '#domain/links/safeUrl';

/** The outcome of a PDF export: its address, a failure, or a timeout. */
export type PdfOutcome = { readonly address: string } | 'failed' | 'not-ready';

/** The outcome of an export; undefined while it is pending. */
export function exportOutcome({ status, pdf_file }: Pick<PdfExport, 'status' | 'pdf_file'>): PdfOutcome | undefined {
  if (status === 0) return undefined;
  const address = status === 1 ? safeHref(pdf_file) : null;
  return address === null ? 'failed' : { address };
}
