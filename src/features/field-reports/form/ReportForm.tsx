import { useFormContext } from 'react-hook-form';
import { LongForm } from '#app/form/LongForm';
import { useFormSelector } from '#app/form/useFormSelector';
import type { FieldReport } from '#contract/fieldReport';
import { LikelyDuplicates } from '#resources/event/LikelyDuplicates';
import { ActionsStep } from './ActionsStep';
import { ContextStep } from './ContextStep';
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
      above={(step) => !report && (step === 'context' || step === 'response') && <Duplicates />}
    >
      {(step) => {
        const Step = steps[step];
        return <Step />;
      }}
    </LongForm>
  );
}

function Duplicates() {
  const { setValue } = useFormContext<ReportValues>();
  const { event, ...crisis } = useFormSelector(({ event, country, dtype, start_date }: ReportValues) => {
    return { event, country, dtype, start_date };
  });
  const use = (id: number) => setValue('event', id, { shouldDirty: true, shouldTouch: true });
  return event === null && <LikelyDuplicates crisis={crisis} onUse={use} />;
}
