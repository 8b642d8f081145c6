import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FormPage } from '#app/form/FormPage';
import { FormSkeleton } from '#app/form/StoredDocument';
import { apiQuery } from '#app/request/apiQuery';
import { href } from '#app/routes/href';
import { activityRecordQuery } from '#resources/emergency-project/queries';
import { Alert } from '#ui/feedback/Alert';
import { idInAddress } from '../idInAddress';
import { copiedValues, newActivityValues } from './activityValues';
import { RecordForm } from './RecordForm';
import { useActivityStrings } from './useActivityStrings';

/** A new record: blank, on an emergency by `?event=`, or a copy by `?duplicate=`. Activities have no language: the server stores what is written. @source reference/three-w.md, section 2 */
export function Component() {
  const t = useActivityStrings();
  return (
    <FormPage title={t.newTitle} list={{ label: t.allActivities, href: href('allThreeWActivity') }}>
      <NewRecord />
    </FormPage>
  );
}

function NewRecord() {
  const t = useActivityStrings();
  const [search] = useSearchParams();
  const copied = idInAddress(search, 'duplicate');
  const eventId = copied === null ? idInAddress(search, 'event') : null;
  const copiedRecord = useQuery({ ...activityRecordQuery(copied ?? 0), enabled: copied !== null });
  const event = useQuery({
    ...apiQuery('GET /api/v2/event/{id}/', { path: { id: eventId ?? 0 } }),
    enabled: eventId !== null,
  });
  const initialQuery = copied !== null ? copiedRecord : eventId !== null ? event : null;
  if (initialQuery && !initialQuery.data && !initialQuery.isError) return <FormSkeleton />;
  return (
    <>
      {initialQuery?.isError && !initialQuery.data && <Alert tone="warning" title={t.sourceFailed} />}
      <RecordForm initial={copiedRecord.data ? copiedValues(copiedRecord.data) : newActivityValues(event.data)} />
    </>
  );
}
