import { queryClient } from '#app/request/queryClient';
import { href } from '#app/routes/href';
import { eventQuery } from '#resources/event/queries';
import { KeepOffline } from '#resources/offline/KeepOffline';
import { districtsQuery } from '#resources/province/queries';
import { appealDocumentList, timelineQueries } from '../queries';

/** What the tabs read once they have the emergency: provinces on its map, and the documents of its appeals. */
function moreOf(emergencyId: number) {
  const event = queryClient.getQueryData(eventQuery(emergencyId).queryKey);
  if (!event) return [];
  const appeals = (event.appeals ?? []).map(({ id }) => id);
  const countries = (event.countries ?? []).map(({ id }) => id);
  return [
    ...(countries.length > 0 ? [districtsQuery(countries)] : []),
    ...(appeals.length > 0
      ? [
          appealDocumentList.query(new URLSearchParams(), appeals),
          timelineQueries(emergencyId, appeals).appealDocuments,
        ]
      : []),
  ];
}

/** Keeps an emergency with all its tabs for use without a connection. */
export function KeepEmergency({ emergencyId, name }: { readonly emergencyId: number; readonly name: string }) {
  const params = { emergencyId };
  return (
    <KeepOffline
      title={name}
      addresses={[
        href('emergenciesLayout', params),
        href('emergencyDetails', params),
        href('emergencyTimeline', params),
        href('emergencyReports', params),
        href('emergencyActivities', params),
        href('emergencySurge', params),
        href('emergencyAdditionalInfo', params),
      ]}
      more={() => moreOf(emergencyId)}
    />
  );
}
