import { LongForm } from '#app/form/LongForm';
import type { FieldReport } from '#contract/fieldReport';
import { ActionsStep } from './ActionsStep';
import { ContextStep } from './ContextStep';
import { Duplicates } from './Duplicates';
import type { ReportStep } from './fieldGroups';
import { ResponseStep } from './ResponseStep';
import { reportForm } from './reportForm';
import type { ReportValues } from './reportShape';
import { SituationStep } from './SituationStep';
import { useConsequences } from './useConsequences';
import { useReportActions } from './useReportActions';
import { useReportWords } from './useReportWords';

const steps = { context: ContextStep, situation: SituationStep, actions: ActionsStep, response: ResponseStep };

interface ReportFormProps {
  readonly userId: number;
  readonly initial: ReportValues;
  /** The stored report, when one is edited. */
  readonly report?: FieldReport;
}

/** A field report in four steps. @source reference/emergencies.md, section 2.1 */
export function ReportForm({ userId, initial, report }: ReportFormProps) {
  const t = useReportWords();
  const actions = useReportActions();
  return (
    <LongForm
      definition={reportForm}
      label={report ? t.editTitle : t.newTitle}
      userId={userId}
      initial={initial}
      stored={report}
      actions={actions}
      above={(step) => !report && (step === 'context' || step === 'response') && <Duplicates />}
      effects={<Consequences />}
    >
      {(step) => {
        const Step = steps[step as ReportStep];
        return <Step />;
      }}
    </LongForm>
  );
}

function Consequences() {
  useConsequences();
  return null;
}
