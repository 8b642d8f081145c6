import { PdfExportDialog } from '#resources/pdf-export/PdfExportDialog';
import { extractQuery } from './extractQuery';

interface ExtractDialogProps {
  /** Of the flash update. */
  readonly id: number;
  readonly onClose: () => void;
}

/** Has the PDF of an update made and offers it. @source reference/emergencies.md, section 1.12 */
export function ExtractDialog({ id, onClose }: ExtractDialogProps) {
  return <PdfExportDialog query={extractQuery(id)} onClose={onClose} />;
}
