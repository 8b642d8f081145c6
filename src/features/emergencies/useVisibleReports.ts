import { useMemo } from 'react';
import { useCurrentUser } from '#app/session/currentUser';
import type { Event, EventDetail } from '#contract/event';
import { viewerOf, visibleReports } from '#domain/field-reports/fieldReportVisibility';

interface EventPage {
  readonly results: Event[];
}

/**
 * What every read of emergencies selects: the emergency without the reports that the viewer may not open, so that neither figures
 * nor contacts nor lists tell of them.
 */
export function useVisibleReports() {
  const { user } = useCurrentUser();
  return useMemo(() => {
    const viewer = viewerOf(user);
    const inEvent = <E extends Event | EventDetail>(event: E): E => ({
      ...event,
      field_reports: visibleReports(event.field_reports, viewer),
    });
    const inPage = <P extends EventPage>(page: P): P => ({ ...page, results: page.results.map(inEvent) });
    return { inEvent, inPage };
  }, [user]);
}
