import { Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { PdfExport } from './PdfExport';
import { pdfExportStrings } from './strings';

interface PdfExportDialogProps extends ComponentProps<typeof PdfExport> {
  /** Address of the page that can be printed instead, if there is one. */
  readonly printHref?: string;
  readonly onClose: () => void;
}

/** Requests a PDF and shows its download link, beside a link to the page that can be printed instead. */
export function PdfExportDialog({ query, printHref, onClose }: PdfExportDialogProps) {
  const t = useStrings(pdfExportStrings);
  return (
    <Modal title={t.title} isOpen onClose={onClose} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <Stack gap="s4">
        <PdfExport query={query} />
        {printHref !== undefined && (
          <Link href={printHref} target="_blank" rel="noopener noreferrer" icon={<Printer aria-hidden="true" />}>
            {t.printPage}
          </Link>
        )}
      </Stack>
    </Modal>
  );
}
