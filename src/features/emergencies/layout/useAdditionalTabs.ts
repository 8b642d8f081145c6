import { useQuery } from '@tanstack/react-query';
import type { EventDetail } from '#contract/event';
import { additionalTabs } from '#domain/emergencies/emergencyTabs';
import { withContent } from '#resources/snippet/withContent';
import { useStrings } from '#ui/language/useStrings';
import { snippetsQuery } from '../queries';
import { emergencyStrings } from './strings';

/** The additional tabs of an emergency, and their query. */
export function useAdditionalTabs(event: EventDetail) {
  const t = useStrings(emergencyStrings);
  const query = useQuery(snippetsQuery(event.id));
  const tabs = query.data && additionalTabs(event, withContent(query.data.results), (tab) => t.additional({ tab }));
  return { query, tabs };
}
