import { ReferenceText } from '#app/request/ReferenceText';
import type { EventDetail } from '#contract/event';
import { oldestReport } from '#domain/emergencies/emergencyFigures';
import { type Description, DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { emergencyDetailsStrings } from './strings';

interface OverviewFactsProps {
  readonly event: EventDetail;
  readonly look?: 'grid' | 'rows';
}

/** The facts of an emergency that the head of its page does not say. Requests for assistance come from its first report. @source reference/emergencies.md, section 1.6 */
export function OverviewFacts({ event, look }: OverviewFactsProps) {
  const t = useStrings(emergencyDetailsStrings);
  const first = oldestReport(event.field_reports);
  const items: Description[] = [
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
  return <DescriptionGrid items={items} look={look} />;
}
