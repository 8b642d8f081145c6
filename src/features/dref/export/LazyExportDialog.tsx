import type { DrefDocument, DrefProcess } from '#domain/dref/drefProcess';
import { lazyComponent } from '#ui/feedback/LazyBlock';

const ExportDialog = lazyComponent(() => import('./ExportDialog').then((module) => module.ExportDialog));

interface LazyExportDialogProps {
  readonly document: DrefDocument;
  readonly process: DrefProcess;
  readonly name: string;
  readonly onClose: () => void;
}

/** The export of a document in a list; its code loads when it is opened. */
export function LazyExportDialog({ document: { stage, id }, process, name, onClose }: LazyExportDialogProps) {
  const { type_of_dref, is_dref_imminent_v2 } = process.application;
  return (
    <ExportDialog
      document={{ stage, id, isImminentV2: is_dref_imminent_v2 }}
      type={type_of_dref}
      name={name}
      onClose={onClose}
    />
  );
}
