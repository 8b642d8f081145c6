import { LongForm } from '#app/form/LongForm';
import type { EmergencyProject } from '#contract/emergencyProject';
import { activityForm } from './activityForm';
import type { ActivityValues } from './activityShape';
import { ContextStep } from './ContextStep';
import { DetailsStep } from './DetailsStep';
import { NearActivities } from './NearActivities';
import { SectorsStep } from './SectorsStep';
import { useActivityActions } from './useActivityActions';
import { useActivityStrings } from './useActivityStrings';

const steps = { context: ContextStep, sectors: SectorsStep, details: DetailsStep };

interface RecordFormProps {
  readonly initial: ActivityValues;
  /** The stored record, when one is edited. */
  readonly record?: EmergencyProject;
}

/** Activities in the response to an emergency, in three steps. @source reference/three-w.md, section 2.2 */
export function RecordForm({ initial, record }: RecordFormProps) {
  const t = useActivityStrings();
  return (
    <LongForm
      definition={activityForm}
      label={record ? t.editTitle : t.newTitle}
      initial={initial}
      stored={record}
      actions={useActivityActions()}
      above={() => !record && <NearActivities />}
    >
      {(step) => {
        const Step = steps[step];
        return <Step />;
      }}
    </LongForm>
  );
}
