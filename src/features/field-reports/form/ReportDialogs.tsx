import type { FieldReport } from '#contract/fieldReport';
import { DifferenceDialog } from '#ui/drafts/DifferenceDialog';
import { RestoreDraftDialog } from '#ui/drafts/RestoreDraftDialog';
import type { useDraft } from '#ui/drafts/useDraft';
import type { ReportValues } from './reportShape';
import { valuesOfReport } from './reportValues';
import type { useReportSubmit } from './useReportSubmit';
import { useReportWords } from './useReportWords';

interface ReportDialogsProps {
  readonly report: FieldReport | undefined;
  readonly current: ReportValues;
  readonly draft: Pick<ReturnType<typeof useDraft>, 'offered' | 'restore' | 'discard' | 'postpone'>;
  readonly saving: ReturnType<typeof useReportSubmit>;
}

/** What must be decided before the form goes on: a draft from before, or a version that somebody else saved. */
export default function ReportDialogs({ report, current, draft, saving }: ReportDialogsProps) {
  const { conflict } = saving;
  const shown = conflict?.theirs ?? (draft.offered?.values as ReportValues | undefined) ?? current;
  const { labelOf, wordsFor } = useReportWords(conflict?.fresh ?? report, shown);
  if (conflict) {
    return (
      <DifferenceDialog
        mine={conflict.mine}
        theirs={conflict.theirs}
        base={conflict.base}
        labelOf={labelOf}
        wordsFor={wordsFor}
        onResolve={saving.resolve}
        onCancel={saving.cancel}
      />
    );
  }
  const begun = draft.offered?.base as FieldReport | undefined;
  return (
    <RestoreDraftDialog
      draft={draft}
      current={current}
      begunFrom={begun && valuesOfReport(begun)}
      labelOf={labelOf}
      wordsFor={wordsFor}
    />
  );
}
