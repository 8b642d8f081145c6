import { ReferenceText } from '#app/request/ReferenceText';
import type { EventDetail } from '#contract/event';
import { oldestReport } from '#domain/emergencies/emergencyFigures';
import { type Description, DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { SeverityTag } from '../layout/SeverityTag';
import { emergencyDetailsStrings } from './strings';

/** The main facts of an emergency. Requests for assistance come from its first report. @source reference/emergencies.md, section 1.6 */
export function EmergencyOverview({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  const first = oldestReport(event.field_reports);
  const items: Description[] = [
    { id: 'level', label: t.categorisation, value: <SeverityTag event={event} isShort /> },
    {
      id: 'type',
      label: t.type,
      value: (
        <ReferenceText
          name="disasterTypes"
          value={event.dtype}
          textIn={({ results }) => results.find(({ id }) => id === event.dtype)?.name}
        />
      ),
    },
    { id: 'start', label: t.start, value: <TextOutput kind="date" value={event.disaster_start_date} show="words" /> },
    {
      id: 'visibility',
      label: t.visibility,
      value: (
        <ReferenceText
          name="globalEnums"
          value={event.visibility}
          textIn={({ api_visibility_choices: levels }) =>
            levels.find(({ key }) => Number(key) === event.visibility)?.value
          }
        />
      ),
    },
    { id: 'mdr', label: t.mdr, value: event.appeals[0]?.code },
    { id: 'glide', label: t.glide, value: event.glide },
    {
      id: 'ns',
      label: t.nsAssistance,
      value: <TextOutput kind="boolean" value={first?.ns_request_assistance} />,
    },
    {
      id: 'government',
      label: t.governmentAssistance,
      value: <TextOutput kind="boolean" value={first?.request_assistance} />,
    },
  ];
  return (
    <Card title={t.overview}>
      <DescriptionGrid items={items} />
    </Card>
  );
}
