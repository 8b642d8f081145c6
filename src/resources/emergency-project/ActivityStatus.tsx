import type { EmergencyProject } from '#contract/emergencyProject';
import { statusTones } from '#domain/format/statusTones';
import { type ActivityStatusKey, currentStatus, ownToday } from '#domain/three-w/status';
import { Tag, type Tone } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import { statusNames } from './activityTexts';
import { emergencyActivitiesStrings } from './strings';

const tones: Readonly<Record<ActivityStatusKey, Tone>> = {
  on_going: statusTones.open,
  complete: statusTones.done,
  planned: statusTones.planned,
};

/** The status by the dates, with the stored one where it differs: the server keeps the status of the day of writing. */
export function ActivityStatus({ record }: { readonly record: EmergencyProject }) {
  const t = useStrings(emergencyActivitiesStrings);
  const names = statusNames(t);
  const status = currentStatus(record, ownToday());
  return (
    <>
      <Tag tone={tones[status]}>{names[status]}</Tag>
      {status !== record.status && <Tag tone={statusTones.due}>{t.storedAs({ status: names[record.status] })}</Tag>}
    </>
  );
}
