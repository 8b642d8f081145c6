import { href } from '#app/routes/href';
import { PdfExportDialog } from '#resources/pdf-export/PdfExportDialog';
import { pdfQuery } from '#resources/pdf-export/pdfQuery';

/** Milliseconds between two questions whether the PDF is ready. @source reference/preparedness.md, section 1.6 */
const exportInterval = 5000;

interface PdfDialogProps {
  readonly country: number;
  readonly perId: number;
  readonly onClose: () => void;
}

/** Has the PDF of a cycle made and offers it, besides the page that can be printed at once. */
export function PdfDialog({ country, perId, onClose }: PdfDialogProps) {
  const body = { export_id: perId, export_type: 'per', per_country: country } as const;
  return (
    <PdfExportDialog
      query={pdfQuery(body, exportInterval)}
      printHref={href('perExport', { countryId: country, perId })}
      onClose={onClose}
    />
  );
}
