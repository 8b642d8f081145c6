import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { useCurrentUser } from '#app/session/currentUser';
import { type DrefProcess, isLoan } from '#domain/dref/drefProcess';
import { mayAddUpdate, mayApprove, mayCreateReport, mayFinalize, type Verdict } from '#domain/dref/drefRules';
import { drefStatus } from '#domain/dref/drefTypes';
import { languageName } from '#domain/language/languageName';
import { Button } from '#ui/actions/Button';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import type { MenuItem } from '#ui/overlays/menuEntries';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { LazyExportDialog } from '../export/LazyExportDialog';
import { useAllocationForm } from '../sheet/useAllocationForm';
import { DocumentLink } from './DocumentLink';
import styles from './ProcessActions.module.css';
import { drefListStrings } from './strings';
import { documentName, type ListWords } from './useDrefColumns';
import { type NextStage, useMove } from './workflow';

const ShareDialog = retryableLazy(() => import('../share/ShareDialog').then((module) => module.ShareDialog));
const CreateStageDialog = retryableLazy(() => import('./CreateStageDialog').then((module) => module.CreateStageDialog));

const refusals = (t: ListWords): Readonly<Record<string, string>> => ({
  finalizing: t.refusedFinalizing,
  finalized: t.refusedFinalized,
  approved: t.refusedApproved,
  notApprover: t.refusedNotApprover,
  notFinalized: t.refusedNotFinalized,
  noCountry: t.refusedNoCountry,
  applicationNotApproved: t.refusedApplicationNotApproved,
  hasFinalReport: t.refusedHasFinalReport,
  updateNotApproved: t.refusedUpdateNotApproved,
  loan: t.refusedLoan,
});

/** What can be done with the latest document of a DREF; what cannot be done says why. @source reference/dref.md, section 1.2 */
export function ProcessActions({ process, isClosed }: { readonly process: DrefProcess; readonly isClosed: boolean }) {
  const t = useStrings(drefListStrings);
  const { application, latest } = process;
  const [dialog, setDialog] = useState<NextStage | 'share' | 'export' | null>(null);
  const { items, isBusy } = useWorkflowItems(process, setDialog);
  const allocationForm = useAllocationForm();
  const name = documentName(latest, t);
  const share: MenuItem = { id: 'share', label: t.share, onAction: () => setDialog('share') };
  const exported: MenuItem = {
    id: 'export',
    label: t.export,
    ...(isLoan(process)
      ? { isDisabled: true, description: t.refusedLoanExport }
      : { onAction: () => setDialog('export') }),
  };
  const allocation: MenuItem = {
    id: 'allocation',
    label: allocationForm.label,
    onAction: () => void allocationForm.save(latest),
  };
  // a final report asks for no money
  const always = [share, exported, ...(latest.stage === 'finalReport' ? [] : [allocation])];
  return (
    <div className={styles.actions}>
      <DocumentLink document={latest} isImminentV2={application.is_dref_imminent_v2} />
      <Menu
        trigger={
          <Button aria-label={t.moreActionsNamed({ name })} isBusy={isBusy || allocationForm.isBusy}>
            {t.moreActions}
          </Button>
        }
        placement="bottom end"
        items={isClosed ? always : [...items, ...always]}
      />
      {dialog !== null && (
        <BlockBoundary skeleton={null}>
          {dialog === 'share' && <ShareDialog dref={application.id} onClose={() => setDialog(null)} />}
          {dialog === 'export' && (
            <LazyExportDialog document={latest} process={process} name={name} onClose={() => setDialog(null)} />
          )}
          {(dialog === 'operationalUpdate' || dialog === 'finalReport') && (
            <CreateStageDialog stage={dialog} process={process} onClose={() => setDialog(null)} />
          )}
        </BlockBoundary>
      )}
    </div>
  );
}

/** The moves of the workflow as items of a menu. */
function useWorkflowItems(process: DrefProcess, open: (stage: NextStage) => void) {
  const t = useStrings(drefListStrings);
  const { language } = useLanguage();
  const { permissions } = useCurrentUser();
  const confirm = useConfirmation();
  const finalize = useMove('finalize');
  const approve = useMove('approve');
  const { application, latest } = process;
  const name = documentName(latest, t);
  const isFailed = latest.status === drefStatus.failed;
  const starting = application.starting_language;

  const askToFinalize = async () => {
    const message =
      starting === 'en'
        ? t.finalizeTextEnglish({ name })
        : t.finalizeText({ name, language: languageName(starting, language) });
    if (!(await confirm({ heading: t.finalizeTitle, message, confirmLabel: t.finalize }))) return;
    finalize.mutate(latest, {
      onSuccess: (answer) =>
        showAlert({
          name: `finalized-${latest.key}`,
          variant: 'success',
          title: 'id' in answer ? t.finalized : t.finalizing,
        }),
    });
  };
  const askToApprove = async () => {
    const message = t.approveText({ name });
    if (!(await confirm({ heading: t.approveTitle, message, confirmLabel: t.approve }))) return;
    approve.mutate(latest, {
      onSuccess: () => showAlert({ name: `approved-${latest.key}`, variant: 'success', title: t.approved }),
    });
  };
  const item = (id: string, label: string, verdict: Verdict<string>, onAction: () => void): MenuItem => ({
    id,
    label,
    ...(verdict.isAllowed ? { onAction } : { isDisabled: true, description: refusals(t)[verdict.reason] }),
  });
  const items = [
    item(
      'finalize',
      isFailed ? t.finalizeAgain : t.finalize,
      mayFinalize(latest, process, permissions),
      () => void askToFinalize(),
    ),
    item('approve', t.approve, mayApprove(latest, process, permissions), () => void askToApprove()),
    item('addUpdate', t.addUpdate, mayAddUpdate(process), () => open('operationalUpdate')),
    item('createReport', t.createReport, mayCreateReport(process), () => open('finalReport')),
  ];
  return { items, isBusy: finalize.isPending || approve.isPending };
}
