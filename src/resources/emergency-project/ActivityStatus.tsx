import type { EmergencyProject } from '#contract/emergencyProject';
import { isOverdue, utcToday } from '#domain/three-w/status';
import { Tag, type Tone } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import { emergencyActivitiesStrings } from './strings';

const tones: Readonly<Record<EmergencyProject['status'], Tone>> = {
  on_going: 'blue',
  complete: 'green',
  planned: 'neutral',
};

/** The stored status, with a note when the end date has passed, because the server does not update the status. */
export function ActivityStatus({ record }: { readonly record: EmergencyProject }) {
  const t = useStrings(emergencyActivitiesStrings);
  return (
    <>
      <Tag tone={tones[record.status]}>{record.status_display}</Tag>
      {isOverdue(record, utcToday()) && <Tag tone="orange">{t.ended}</Tag>}
    </>
  );
}
