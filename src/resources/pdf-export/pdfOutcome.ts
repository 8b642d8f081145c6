import type { PdfExport } from '#contract/pdfExport';
import { safeHref } from '#domain/links/safeUrl';

/** How the making of a PDF ended: with its address, in failure, or not within the time. */
export type PdfOutcome = { readonly address: string } | 'failed' | 'not-ready';

/** How an export ended; undefined while the server works on it. */
export function exportOutcome({ status, pdf_file }: Pick<PdfExport, 'status' | 'pdf_file'>): PdfOutcome | undefined {
  if (status === 0) return undefined;
  const address = status === 1 ? safeHref(pdf_file) : null;
  return address === null ? 'failed' : { address };
}
