import { useQuery } from '@tanstack/react-query';
import { valuesOfStored } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { StoredDocument } from '#app/form/StoredDocument';
import { href } from '#app/routes/href';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { EmergencyProject } from '#contract/emergencyProject';
import { activityRecordQuery } from '#resources/emergency-project/queries';
import { activityForm } from './activityForm';
import { RecordForm } from './RecordForm';
import { useActivityStrings } from './useActivityStrings';

export function Component() {
  const t = useActivityStrings();
  const { activityId } = useNumericParams('activityId');
  const query = activityRecordQuery(activityId);
  const { data } = useQuery(query);
  return (
    <FormPage
      title={t.editTitle}
      description={data?.title.trim()}
      list={{ label: t.allActivities, href: href('allThreeWActivity') }}
    >
      <StoredDocument<EmergencyProject> query={query} missing={t.missing({ id: String(activityId) })}>
        {(record) => <RecordForm key={record.id} record={record} initial={valuesOfStored(activityForm, record)} />}
      </StoredDocument>
    </FormPage>
  );
}
