import { useState } from 'react';
import type { DrefDocument, DrefProcess } from '#domain/dref/drefProcess';
import { isLoan } from '#domain/dref/drefProcess';
import { Button } from '#ui/actions/Button';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { useStrings } from '#ui/language/useStrings';
import { LazyExportDialog } from './LazyExportDialog';
import { drefExportStrings } from './strings';

interface ExportButtonProps {
  readonly document: DrefDocument;
  readonly process: DrefProcess;
  /** What the document is called. */
  readonly name: string;
}

/** Opens the export of an earlier document of a DREF; loans are not exported. @source reference/dref.md, section 1.2 */
export function ExportButton({ document, process, name }: ExportButtonProps) {
  const t = useStrings(drefExportStrings);
  const [isOpen, setOpen] = useState(false);
  if (isLoan(process)) return null;
  return (
    <>
      <Button size="s" aria-label={t.ofDocument({ name })} onPress={() => setOpen(true)}>
        {t.title}
      </Button>
      {isOpen && (
        <BlockBoundary skeleton={null}>
          <LazyExportDialog document={document} process={process} name={name} onClose={() => setOpen(false)} />
        </BlockBoundary>
      )}
    </>
  );
}
