import { Printer } from 'lucide-react';
import { useState } from 'react';
import { PdfExport } from '#resources/pdf-export/PdfExport';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { CheckboxField } from '#ui/fields/CheckboxField';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { printAddress } from '../documentAddress';
import { exportQuery } from './exportQuery';
import { type Exported, hasGrantChoice } from './exportState';
import { drefExportStrings } from './strings';

interface ExportDialogProps {
  readonly document: Exported;
  /** The type of the application. */
  readonly type: number | null;
  /** What the document is called. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Starts the export of a document as PDF and offers the file; also links to the print page. @source reference/dref.md, section 1.4 */
export function ExportDialog({ document, type, name, onClose }: ExportDialogProps) {
  const t = useStrings(drefExportStrings);
  const hasChoice = hasGrantChoice(document.stage, type);
  const [isPga, setPga] = useState(false);
  const [isStarted, setStarted] = useState(!hasChoice);
  const print = printAddress(document);
  return (
    <Modal title={t.title} isOpen onClose={onClose} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <Stack gap="s4" justify="start">
        <strong dir="auto">{name}</strong>
        {isStarted ? (
          <PdfExport query={exportQuery(document, isPga)} />
        ) : (
          <>
            <CheckboxField label={t.includeGrant} value={isPga} onChange={(value) => setPga(value ?? false)} />
            <div>
              <Button variant="primary" onPress={() => setStarted(true)}>
                {t.start}
              </Button>
            </div>
          </>
        )}
        <Link
          href={isPga ? `${print}?is_pga=true` : print}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Printer aria-hidden="true" />}
        >
          {t.printPage}
        </Link>
      </Stack>
    </Modal>
  );
}
