import { PdfExportDialog } from '#resources/pdf-export/PdfExportDialog';
import { exportQuery } from './exportQuery';

interface ExportDialogProps {
  /** Id of the flash update. */
  readonly id: number;
  readonly onClose: () => void;
}

/** Requests the PDF of an update and shows its download link. @source reference/emergencies.md, section 1.12 */
export function ExportDialog({ id, onClose }: ExportDialogProps) {
  return <PdfExportDialog query={exportQuery(id)} onClose={onClose} />;
}
