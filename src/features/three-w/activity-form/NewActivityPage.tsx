import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FormPage } from '#app/form/FormPage';
import { FormSkeleton } from '#app/form/StoredDocument';
import { apiQuery } from '#app/request/apiQuery';
import { href } from '#app/routes/href';
import { activityRecordQuery } from '#resources/emergency-project/queries';
import { Alert } from '#ui/feedback/Alert';
import { useLanguage } from '#ui/language/LanguageContext';
import { idInAddress } from '../idInAddress';
import { copiedValues, newActivityValues } from './activityValues';
import { RecordForm } from './RecordForm';
import { useActivityStrings } from './useActivityStrings';

/** A new record: blank, on an emergency by `?event=`, or a copy by `?duplicate=`. Activities are written in English alone. @source reference/three-w.md, section 2 */
export function Component() {
  const t = useActivityStrings();
  const { language } = useLanguage();
  return (
    <FormPage title={t.newTitle} list={{ label: t.allActivities, href: href('allThreeWActivity') }}>
      {language === 'en' ? <NewRecord /> : <Alert tone="warning" title={t.englishOnly} />}
    </FormPage>
  );
}

function NewRecord() {
  const t = useActivityStrings();
  const [search] = useSearchParams();
  const copied = idInAddress(search, 'duplicate');
  const eventId = copied === null ? idInAddress(search, 'event') : null;
  const source = useQuery({ ...activityRecordQuery(copied ?? 0), enabled: copied !== null });
  const event = useQuery({
    ...apiQuery('GET /api/v2/event/{id}/', { path: { id: eventId ?? 0 } }),
    enabled: eventId !== null,
  });
  const asked = copied !== null ? source : eventId !== null ? event : null;
  if (asked && !asked.data && !asked.isError) return <FormSkeleton />;
  return (
    <>
      {asked?.isError && !asked.data && <Alert tone="warning" title={t.sourceFailed} />}
      <RecordForm initial={source.data ? copiedValues(source.data) : newActivityValues(event.data)} />
    </>
  );
}
