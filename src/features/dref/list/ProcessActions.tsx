import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { useCurrentUser } from '#app/session/currentUser';
import type { DrefStatus } from '#contract/enums';
import { type DrefProcess, isLoan } from '#domain/dref/drefProcess';
import { canAddUpdate, canApprove, canCreateReport, canFinalize, type Verdict } from '#domain/dref/drefRules';
import { drefStatus } from '#domain/dref/drefTypes';
import { languageName } from '#domain/language/languageName';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { MenuItem } from '#ui/overlays/menuEntries';
import { DocumentActions } from './DocumentActions';
import { documentName, type ListStrings, statusName } from './documentNames';
import { drefListStrings } from './strings';
import { isBeingTranslated, type Move, type NextStage, useMove } from './workflow';

const CreateStageDialog = lazyComponent(() => import('./CreateStageDialog').then((module) => module.CreateStageDialog));

const MoveDialog = lazyComponent(() => import('./MoveDialog').then((module) => module.MoveDialog));

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

interface ProcessActionsProps {
  readonly process: DrefProcess;
  readonly isClosed: boolean;
  /** Whether the filters of the list would still show the DREF if its latest document had this status. */
  readonly isListed: (status: DrefStatus) => boolean;
}

/** The actions of the latest document of a DREF, with those of the workflow. @source reference/dref.md, section 1.2 */
export function ProcessActions({ process, isClosed, isListed }: ProcessActionsProps) {
  const [nextStage, setNextStage] = useState<NextStage | null>(null);
  const { items, isBusy, dialog } = useWorkflowItems(process, { open: setNextStage, isListed });
  return (
    <>
      <DocumentActions
        process={process}
        document={process.latest}
        moves={isClosed ? undefined : items}
        isMoving={isBusy}
      />
      {dialog && <LazyBlock skeleton={null}>{dialog}</LazyBlock>}
      {nextStage !== null && (
        <LazyBlock skeleton={null}>
          <CreateStageDialog stage={nextStage} process={process} onClose={() => setNextStage(null)} />
        </LazyBlock>
      )}
    </>
  );
}

interface WorkflowOptions extends Pick<ProcessActionsProps, 'isListed'> {
  readonly open: (stage: NextStage) => void;
}

/** What the approval of the latest document ends, and what may follow. @source reference/dref.md, sections 3.1 and 3.2 */
function afterApproval(process: DrefProcess, t: ListStrings): string {
  if (process.latest.stage === 'finalReport') return t.approvalCloses;
  return isLoan(process) ? t.approvalOpensUpdate : t.approvalOpensNext;
}

/** The open question about a move. */
interface Question {
  readonly move: Move;
  /** In milliseconds of the device's clock. */
  readonly openedAt: number;
  /** Whether the document was saved after the question showed it. */
  readonly isSaved: boolean;
}

/** The actions of the workflow as menu items, and the question of the chosen one. */
function useWorkflowItems(process: DrefProcess, { open, isListed }: WorkflowOptions) {
  const t = useStrings(drefListStrings);
  const { language } = useLanguage();
  const { permissions } = useCurrentUser();
  const [question, setQuestion] = useState<Question | null>(null);
  const finalize = useMove('finalize');
  const approve = useMove('approve');
  const { application, latest } = process;
  const name = documentName(latest, t);
  const isWaiting = latest.status === drefStatus.finalizing;
  const isAgain = isWaiting || latest.status === drefStatus.failed;
  const starting = application.starting_language;

  /** Where the DREF stands after a move that took it out of the filtered list. */
  const whereItIs = (status: DrefStatus) =>
    isListed(status) ? undefined : t.leftFilter({ status: statusName(status, t) });
  const openQuestion = (move: Move) => setQuestion({ move, openedAt: Date.now(), isSaved: false });
  const close = () => setQuestion(null);
  const tellMoved: Readonly<Record<Move, (answer: object) => void>> = {
    finalize: (answer) => {
      const isTranslating = isBeingTranslated(answer);
      showAlert({
        name: `finalized-${latest.key}`,
        variant: 'success',
        title: isTranslating ? t.finalizing : t.finalized,
        description: whereItIs(isTranslating ? drefStatus.finalizing : drefStatus.finalized),
      });
    },
    approve: () =>
      showAlert({
        name: `approved-${latest.key}`,
        variant: 'success',
        title: t.approved,
        description: latest.stage === 'finalReport' ? t.nowCompleted : whereItIs(drefStatus.approved),
      }),
  };
  const confirm = (confirmed: Question) => {
    const { move, openedAt } = confirmed;
    const { mutate } = move === 'finalize' ? finalize : approve;
    mutate(
      { ...latest, openedAt },
      {
        onError: close,
        onSuccess: (answer) => {
          // opens the question again where it was closed before the answer came
          setQuestion(answer === null ? { ...confirmed, isSaved: true } : null);
          if (answer !== null) tellMoved[move](answer);
        },
      },
    );
  };
  // lists do not contain the language of updates and reports
  const translated = latest.stage === 'application' ? t.finalizeText : t.finalizeTextFollowUp;
  const finalizeText = isWaiting
    ? t.finalizeTextWaiting({ name })
    : starting === 'en'
      ? t.finalizeTextEnglish({ name })
      : translated({ name, language: languageName(starting, language) });
  const isBusy = finalize.isPending || approve.isPending;
  const texts = {
    finalize: {
      title: t.finalizeTitle,
      confirmLabel: isAgain ? t.finalizeAgain : t.finalize,
      children: <p>{finalizeText}</p>,
    },
    approve: {
      title: t.approveTitle,
      confirmLabel: t.approve,
      children: (
        <p>
          {t.approveText({ name })} {afterApproval(process, t)}
        </p>
      ),
    },
  };
  const dialog = question && (
    <MoveDialog
      {...texts[question.move]}
      document={latest}
      process={process}
      isSaved={question.isSaved}
      isBusy={isBusy}
      onConfirm={() => confirm(question)}
      onClose={close}
    />
  );
  const item = (id: string, label: string, verdict: Verdict<string>, onAction: () => void): MenuItem => ({
    id,
    label,
    ...(verdict.isAllowed ? { onAction } : { isDisabled: true, description: refusals(t)[verdict.reason] }),
  });
  const items = [
    item('finalize', isAgain ? t.finalizeAgain : t.finalize, canFinalize(latest, process, permissions), () =>
      openQuestion('finalize'),
    ),
    item('approve', t.approve, canApprove(latest, process, permissions), () => openQuestion('approve')),
    item('addUpdate', t.addUpdate, canAddUpdate(process), () => open('operationalUpdate')),
    item('createReport', t.createReport, canCreateReport(process), () => open('finalReport')),
  ];
  return { items, isBusy, dialog };
}
