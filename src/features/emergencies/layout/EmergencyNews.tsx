import { href } from '#app/routes/href';
import type { EventDetail } from '#contract/event';
import { parseMoment } from '#domain/format/dates';
import { rowsOf, SinceLastVisit } from '#resources/visits/SinceLastVisit';
import { visitStrings } from '#resources/visits/strings';
import { useStrings } from '#ui/language/useStrings';

interface EmergencyNewsProps {
  readonly event: EventDetail;
  readonly since: Date;
}

const isAfter = (moment: string, since: Date) => (parseMoment(moment) ?? since) > since;

/** What is new on an emergency since the last visit. Its field reports are counted among those that the viewer may open. */
export function EmergencyNews({ event, since }: EmergencyNewsProps) {
  const t = useStrings(visitStrings);
  const { id } = event;
  const isNew = { created_at__gte: since.toISOString() };
  const appeals = event.appeals.map((appeal) => appeal.id);
  const kind = (name: string) => href('emergencyTimeline', { emergencyId: id }, { search: { kind: name } });
  return (
    <SinceLastVisit
      since={since}
      parts={[
        {
          id: 'reports',
          count: event.field_reports.filter(({ created_at }) => isAfter(created_at, since)).length,
          text: (count) => t.reports({ count }),
          href: kind('report'),
        },
        {
          id: 'documents',
          count: [
            rowsOf('GET /api/v2/situation_report/', { event: id, ...isNew }),
            ...(appeals.length > 0 ? [rowsOf('GET /api/v2/appeal_document/', { appeal: appeals, ...isNew })] : []),
          ],
          text: (count) => t.documents({ count }),
          href: kind('document'),
        },
        {
          id: 'alerts',
          count: [rowsOf('GET /api/v2/surge_alert/', { event: id, ...isNew })],
          text: (count) => t.alerts({ count }),
          href: kind('alert'),
        },
        { id: 'edited', count: isAfter(event.updated_at, since) ? 1 : 0, text: () => t.edited },
      ]}
    />
  );
}
