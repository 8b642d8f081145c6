import { href } from '#app/routes/href';
import type { EapKind } from '#domain/eap/eapTypes';
import { PdfExportDialog } from '#resources/pdf-export/PdfExportDialog';
import { pdfQuery } from '#resources/pdf-export/pdfQuery';
import type { Exported } from './exported';

interface ExportEapDialogProps {
  readonly registration: number;
  readonly kind: EapKind;
  readonly exported: Exported;
  readonly onClose: () => void;
}

/** Requests the PDF of a version, with its changes, or of the summary. @source reference/eap.md, section 1.5 */
export function ExportEapDialog({ registration, kind, exported, onClose }: ExportEapDialogProps) {
  const { version, diff, summary } = exported;
  const body = { export_id: registration, export_type: kind, version, diff, summary, is_pga: false };
  return (
    <PdfExportDialog query={pdfQuery(body)} printHref={printAddress(registration, kind, exported)} onClose={onClose} />
  );
}

/** The address of the page that is printed. */
function printAddress(eapId: number, kind: EapKind, { version, diff, summary }: Exported): string {
  if (summary) return href('eapSummaryExport', { eapId });
  const page = href(kind === 'full' ? 'eapFullExport' : 'eapSimplifiedExport', { eapId });
  const search = new URLSearchParams({ version: String(version), ...(diff && { diff: 'true' }) });
  return `${page}?${search}`;
}
