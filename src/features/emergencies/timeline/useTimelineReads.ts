import { useQueries, useQuery } from '@tanstack/react-query';
import type { EventDetail } from '#contract/event';
import { drefCodes } from '#domain/emergencies/timeline';
import { allActivitiesQuery } from '#resources/emergency-project/queries';
import { drefStagesQuery, responseDocumentsQuery, timelineQueries } from '../queries';

/** The reads of a timeline side by side: one that fails leaves the others. */
export function useTimelineReads({ id, appeals }: Pick<EventDetail, 'id' | 'appeals'>) {
  const queries = timelineQueries(
    id,
    appeals.map((appeal) => appeal.id),
  );
  const responseDocuments = useQuery(responseDocumentsQuery(id));
  const activities = useQuery(allActivitiesQuery({ event: id }));
  const appealDocuments = useQuery({ ...queries.appealDocuments, enabled: appeals.length > 0 });
  const alerts = useQuery(queries.alerts);
  const personnel = useQuery(queries.personnel);
  const all = [responseDocuments, activities, appealDocuments, alerts, personnel];
  return {
    parts: {
      responseDocuments: responseDocuments.data?.results,
      activities: activities.data?.results,
      appealDocuments: appealDocuments.data?.results,
      alerts: alerts.data?.results,
      personnel: personnel.data?.results,
    },
    failed: all.filter(({ error, data }) => error && data === undefined),
    isLoading: all.some(({ isLoading }) => isLoading),
  };
}

/** The stages of the DREFs of an emergency, a read for each appeal that may have one. */
export function useDrefStages({ appeals }: Pick<EventDetail, 'appeals'>) {
  const all = useQueries({ queries: drefCodes(appeals).map(drefStagesQuery) });
  return {
    drefStages: all.flatMap(({ data }) => data ?? []),
    failed: all.filter(({ error, data }) => error && data === undefined),
    isLoading: all.some(({ isLoading }) => isLoading),
  };
}
