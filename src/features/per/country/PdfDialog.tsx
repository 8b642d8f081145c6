import { href } from '#app/routes/href';
import { PdfExportDialog } from '#resources/pdf-export/PdfExportDialog';
import { pdfQuery } from '#resources/pdf-export/pdfQuery';

interface PdfDialogProps {
  readonly country: number;
  readonly perId: number;
  readonly onClose: () => void;
}

/** Requests the PDF of a cycle and offers the download, next to a link to the printable page. */
export function PdfDialog({ country, perId, onClose }: PdfDialogProps) {
  const body = { export_id: perId, export_type: 'per', per_country: country } as const;
  return (
    <PdfExportDialog
      query={pdfQuery(body)}
      printHref={href('perExport', { countryId: country, perId })}
      onClose={onClose}
    />
  );
}
