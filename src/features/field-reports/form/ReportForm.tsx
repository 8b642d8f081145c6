import { LongForm } from '#app/form/LongForm';
import type { FieldReport } from '#contract/fieldReport';
import { ActionsStep } from './ActionsStep';
import { ContextStep } from './ContextStep';
import { NearReports } from './NearReports';
import { ResponseStep } from './ResponseStep';
import { reportForm } from './reportForm';
import type { ReportValues } from './reportShape';
import { SituationStep } from './SituationStep';
import { useReportActions } from './useReportActions';
import { useReportStrings } from './useReportStrings';

const steps = { context: ContextStep, situation: SituationStep, actions: ActionsStep, response: ResponseStep };

interface ReportFormProps {
  readonly initial: ReportValues;
  /** The stored report, when one is edited. */
  readonly report?: FieldReport;
}

/** A field report in four steps. @source reference/emergencies.md, section 2.1 */
export function ReportForm({ initial, report }: ReportFormProps) {
  const t = useReportStrings();
  const actions = useReportActions();
  return (
    <LongForm
      definition={reportForm}
      label={report ? t.editTitle : t.newTitle}
      initial={initial}
      stored={report}
      actions={actions}
      above={(step) => !report && <NearReports isShown={step === 'context' || step === 'response'} />}
    >
      {(step) => {
        const Step = steps[step];
        return <Step />;
      }}
    </LongForm>
  );
}
