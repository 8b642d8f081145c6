import type { DrefType } from '#contract/enums';
import type { DrefStage } from '#domain/dref/drefTypes';
import { drefType } from '#domain/dref/drefTypes';
import { lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { DialogButton } from '#ui/overlays/DialogButton';
import { drefListStrings } from '../list/strings';

const ExportDialog = lazyComponent(() => import('../export/ExportDialog').then((module) => module.ExportDialog));

interface ExportActionProps {
  readonly stage: DrefStage;
  readonly id: number;
  readonly isImminentV2: boolean;
  /** The type of the document; loans are not exported. */
  readonly type: DrefType | null;
  readonly title: string | null;
}

interface StoredToExport {
  readonly id: number;
  readonly title: string | null;
  readonly type_of_dref: DrefType | null;
  readonly is_dref_imminent_v2?: boolean | null;
}

/** What the export needs of a stored document. */
export const exported = ({ id, title, type_of_dref, is_dref_imminent_v2 }: StoredToExport) => ({
  id,
  title,
  type: type_of_dref,
  isImminentV2: is_dref_imminent_v2 === true,
});

/** Exports a document from its form, as it is stored. */
export function ExportAction({ stage, id, isImminentV2, type, title }: ExportActionProps) {
  const t = useStrings(drefListStrings);
  if (type === drefType.loan) return null;
  return (
    <DialogButton
      dialog={(close) => (
        <ExportDialog
          document={{ stage, id, isImminentV2 }}
          type={type}
          name={title?.trim() || t.untitled}
          onClose={close}
        />
      )}
    >
      {t.export}
    </DialogButton>
  );
}
