import { PdfExport } from '#resources/pdf-export/PdfExport';
import { pdfExportStrings } from '#resources/pdf-export/strings';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { Modal } from '#ui/overlays/Modal';
import { extractQuery } from './extractQuery';

interface ExtractDialogProps {
  /** Of the flash update. */
  readonly id: number;
  readonly onClose: () => void;
}

/** Has the PDF of an update made and offers it. @source reference/emergencies.md, section 1.12 */
export function ExtractDialog({ id, onClose }: ExtractDialogProps) {
  const t = useStrings(pdfExportStrings);
  return (
    <Modal title={t.title} isOpen onClose={onClose} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <PdfExport query={extractQuery(id)} />
    </Modal>
  );
}
