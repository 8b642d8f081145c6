import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FormPage } from '#app/form/FormPage';
import { FormSkeleton } from '#app/form/StoredDocument';
import { href } from '#app/routes/href';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { emergencyIdOf, emergencyQuery } from './formQueries';
import { ReportForm } from './ReportForm';
import { newReportValues, valuesForEmergency } from './reportValues';
import { reportFormStrings } from './strings';

/** What the page was opened with: an emergency by `?event=` or the navigation's state, an early warning by its state. */
function useOrigin() {
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  const given = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  return {
    eventId: emergencyIdOf(search.get('event')) ?? emergencyIdOf(given.event),
    isEarlyWarning: given.earlyWarning === true,
  };
}

export function Component() {
  const t = useStrings(reportFormStrings);
  const { eventId, isEarlyWarning } = useOrigin();
  const { data: event, isError } = useQuery({ ...emergencyQuery(eventId ?? 0), enabled: eventId !== null });
  const isReady = eventId === null || event !== undefined || isError;
  return (
    <FormPage title={t.newTitle} list={{ label: t.allReports, href: href('allFieldReports') }}>
      {isError && <Alert tone="warning" title={t.emergencyNotLoaded} />}
      {isReady ? (
        <ReportForm initial={event ? valuesForEmergency(event, isEarlyWarning) : newReportValues(isEarlyWarning)} />
      ) : (
        <FormSkeleton />
      )}
    </FormPage>
  );
}
