import { useState } from 'react';
import { type DrefDocument, type DrefProcess, isLoan } from '#domain/dref/drefProcess';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import type { MenuItem } from '#ui/overlays/menuEntries';
import { LazyExportDialog } from '../export/LazyExportDialog';
import { useAllocationForm } from '../sheet/useAllocationForm';
import styles from './DocumentActions.module.css';
import { DocumentLink } from './DocumentLink';
import { documentName } from './documentNames';
import { drefListStrings } from './strings';

const ShareDialog = lazyComponent(() => import('../share/ShareDialog').then((module) => module.ShareDialog));

/** A menu item; disabled with a reason where the action is not available. */
const unless = (refusal: string | null, item: MenuItem): MenuItem =>
  refusal === null ? item : { id: item.id, label: item.label, icon: item.icon, isDisabled: true, description: refusal };

interface DocumentActionsProps {
  readonly process: DrefProcess;
  readonly document: DrefDocument;
  /** Actions of the workflow; only the latest document has them. */
  readonly moves?: readonly MenuItem[];
  readonly isMoving?: boolean;
  /** `s` in the list of earlier documents. */
  readonly size?: 'm' | 's';
}

/** The menu of a document; unavailable actions show the reason. @source reference/dref.md, section 1.2 */
export function DocumentActions({ process, document, moves = [], isMoving = false, size }: DocumentActionsProps) {
  const t = useStrings(drefListStrings);
  const [dialog, setDialog] = useState<'share' | 'export' | null>(null);
  const allocationForm = useAllocationForm();
  const name = documentName(document, t);
  const close = () => setDialog(null);
  const items = [
    ...moves,
    // all stages of a DREF are shared together
    { id: 'share', label: t.share, onAction: () => setDialog('share') },
    unless(isLoan(process) ? t.refusedLoanExport : null, {
      id: 'export',
      label: t.export,
      onAction: () => setDialog('export'),
    }),
    unless(document.stage === 'finalReport' ? t.refusedReportAllocation : null, {
      id: 'allocation',
      label: allocationForm.label,
      onAction: () => allocationForm.save(document),
    }),
  ];
  return (
    <div className={styles.actions}>
      <DocumentLink document={document} isImminentV2={process.application.is_dref_imminent_v2} size={size} />
      <Menu
        trigger={
          <Button size={size} aria-label={t.moreActionsNamed({ name })} isBusy={isMoving || allocationForm.isBusy}>
            {t.moreActions}
          </Button>
        }
        placement="bottom end"
        items={items}
      />
      {dialog !== null && (
        <LazyBlock skeleton={null}>
          {dialog === 'share' && <ShareDialog dref={process.application.id} onClose={close} />}
          {dialog === 'export' && (
            <LazyExportDialog document={document} process={process} name={name} onClose={close} />
          )}
        </LazyBlock>
      )}
    </div>
  );
}
