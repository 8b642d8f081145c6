import { queryClient } from '#app/request/queryClient';
import { href } from '#app/routes/href';
import { drefCodes } from '#domain/emergencies/timeline';
import { eventQuery } from '#resources/event/queries';
import { KeepOffline } from '#resources/offline/KeepOffline';
import { districtsQuery } from '#resources/province/queries';
import { appealDocumentList, drefStagesQuery, timelineQueries } from '../queries';

/** What the tabs read once they have the emergency: provinces on its map, the documents of its appeals and the stages of their DREFs. */
function moreOf(emergencyId: number) {
  const event = queryClient.getQueryData(eventQuery(emergencyId).queryKey);
  if (!event) return [];
  const appeals = (event.appeals ?? []).map(({ id }) => id);
  const countries = (event.countries ?? []).map(({ id }) => id);
  return [
    ...drefCodes(event.appeals ?? []).map(drefStagesQuery),
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
        href('emergencyBrief', params),
        href('emergencyReports', params),
        href('emergencyActivities', params),
        href('emergencySurge', params),
        href('emergencyAdditionalInfo', params),
      ]}
      more={() => moreOf(emergencyId)}
    />
  );
}
