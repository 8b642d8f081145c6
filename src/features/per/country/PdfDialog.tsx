import { Printer } from 'lucide-react';
import { href } from '#app/routes/href';
import { PdfExport } from '#resources/pdf-export/PdfExport';
import { pdfQuery } from '#resources/pdf-export/pdfQuery';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { useStrings } from '#ui/language/useStrings';
import { Modal } from '#ui/overlays/Modal';
import styles from './country.module.css';
import { countryPerStrings } from './strings';

/** Milliseconds between two questions whether the PDF is ready. @source reference/preparedness.md, section 1.6 */
const exportInterval = 5000;

interface PdfDialogProps {
  readonly country: number;
  readonly perId: number;
  readonly onClose: () => void;
}

/** Has the PDF of a cycle made and offers it, besides the page that can be printed at once. */
export function PdfDialog({ country, perId, onClose }: PdfDialogProps) {
  const t = useStrings(countryPerStrings);
  const body = { export_id: perId, export_type: 'per', per_country: country } as const;
  return (
    <Modal title={t.export} isOpen onClose={onClose} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <div className={styles.stack}>
        <PdfExport query={pdfQuery(body, exportInterval)} />
        <Link
          href={href('perExport', { countryId: country, perId })}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Printer aria-hidden="true" />}
        >
          {t.printPage}
        </Link>
      </div>
    </Modal>
  );
}
