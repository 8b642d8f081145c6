import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FormPage } from '#app/form/FormPage';
import { FormSkeleton } from '#app/form/StoredDocument';
import { href } from '#app/routes/href';
import { reportedEventIn } from '#domain/risk-watch/reportedEvent';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { emergencyQuery, parseEmergencyId } from './formQueries';
import { ReportForm } from './ReportForm';
import { newReportValues, valuesForEmergency, valuesForImminent } from './reportValues';
import { reportFormStrings } from './strings';

/** What the link to the page sets: an emergency by `?event=` or the navigation state, an early warning and an imminent event by the state. */
function useOrigin() {
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  const fields = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  return {
    eventId: parseEmergencyId(search.get('event')) ?? parseEmergencyId(fields.event),
    isEarlyWarning: fields.earlyWarning === true,
    imminent: reportedEventIn(state),
  };
}

export function Component() {
  const t = useStrings(reportFormStrings);
  const { eventId, isEarlyWarning, imminent } = useOrigin();
  const { data: event, isError } = useQuery({ ...emergencyQuery(eventId ?? 0), enabled: eventId !== null });
  const isReady = eventId === null || event !== undefined || isError;
  return (
    <FormPage title={t.newTitle} list={{ label: t.allReports, href: href('allFieldReports') }}>
      {isError && <Alert tone="warning" title={t.emergencyNotLoaded} />}
      {isReady ? (
        <ReportForm
          initial={
            event
              ? valuesForEmergency(event, isEarlyWarning)
              : imminent
                ? valuesForImminent(imminent, isEarlyWarning)
                : newReportValues(isEarlyWarning)
          }
        />
      ) : (
        <FormSkeleton />
      )}
    </FormPage>
  );
}
