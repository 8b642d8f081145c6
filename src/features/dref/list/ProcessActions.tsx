import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { useCurrentUser } from '#app/session/currentUser';
import type { DrefProcess } from '#domain/dref/drefProcess';
import { canAddUpdate, canApprove, canCreateReport, canFinalize, type Verdict } from '#domain/dref/drefRules';
import { drefStatus } from '#domain/dref/drefTypes';
import { languageName } from '#domain/language/languageName';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { MenuItem } from '#ui/overlays/menuEntries';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { DocumentActions } from './DocumentActions';
import { drefListStrings } from './strings';
import { documentName, type ListStrings } from './useDrefColumns';
import { type NextStage, useMove } from './workflow';

const CreateStageDialog = lazyComponent(() => import('./CreateStageDialog').then((module) => module.CreateStageDialog));

const refusals = (t: ListStrings): Readonly<Record<string, string>> => ({
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

/** The actions of the latest document of a DREF, with those of the workflow. @source reference/dref.md, section 1.2 */
export function ProcessActions({ process, isClosed }: { readonly process: DrefProcess; readonly isClosed: boolean }) {
  const [nextStage, setNextStage] = useState<NextStage | null>(null);
  const { items, isBusy } = useWorkflowItems(process, setNextStage);
  return (
    <>
      <DocumentActions
        process={process}
        document={process.latest}
        moves={isClosed ? undefined : items}
        isMoving={isBusy}
      />
      {nextStage !== null && (
        <LazyBlock skeleton={null}>
          <CreateStageDialog stage={nextStage} process={process} onClose={() => setNextStage(null)} />
        </LazyBlock>
      )}
    </>
  );
}

/** The actions of the workflow as menu items. */
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
    // lists do not contain the language of updates and reports
    const text = latest.stage === 'application' ? t.finalizeText : t.finalizeTextFollowUp;
    const message =
      starting === 'en' ? t.finalizeTextEnglish({ name }) : text({ name, language: languageName(starting, language) });
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
      canFinalize(latest, process, permissions),
      () => void askToFinalize(),
    ),
    item('approve', t.approve, canApprove(latest, process, permissions), () => void askToApprove()),
    item('addUpdate', t.addUpdate, canAddUpdate(process), () => open('operationalUpdate')),
    item('createReport', t.createReport, canCreateReport(process), () => open('finalReport')),
  ];
  return { items, isBusy: finalize.isPending || approve.isPending };
}
