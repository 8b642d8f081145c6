import type { EventDetail } from '#contract/event';
import { parseKeyFigure } from '#domain/emergencies/emergencyKeyFigure';
import { isBlankHtml } from '#ui/content/plainText';
import { RichContent } from '#ui/content/RichContent';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { EmergencyContacts } from './details/EmergencyContacts';
import { EmergencyLinks } from './details/EmergencyLinks';
import { EmergencyOverview } from './details/EmergencyOverview';
import { EmergencyPlaces } from './details/EmergencyPlaces';
import { emergencyDetailsStrings } from './details/strings';
import { Block } from './layout/Block';
import { useEmergency } from './layout/useEmergency';

/** @source reference/emergencies.md, section 1.6 */
export function Component() {
  const event = useEmergency();
  return (
    <Stack gap="s5">
      <Block event={event} of={EventKeyFigures} />
      <Block event={event} of={EmergencyOverview} />
      <Block event={event} of={Situation} />
      <Block event={event} of={EmergencyPlaces} />
      <Block event={event} of={EmergencyLinks} />
      <Block event={event} of={EmergencyContacts} />
    </Stack>
  );
}

interface EventProps {
  readonly event: EventDetail;
}

function EventKeyFigures({ event }: EventProps) {
  const t = useStrings(emergencyDetailsStrings);
  if (event.key_figures.length === 0) return null;
  const figures = event.key_figures.map(({ id, number, deck, source }) => ({
    id: String(id),
    label: deck ?? '',
    value: parseKeyFigure(number),
    source,
  }));
  return (
    <Stack as="section" gap="s3" aria-label={t.keyFigures}>
      <h2>{t.keyFigures}</h2>
      <KeyFigures figures={figures} />
    </Stack>
  );
}

function Situation({ event }: EventProps) {
  const t = useStrings(emergencyDetailsStrings);
  if (isBlankHtml(event.summary)) return null;
  return (
    <Card title={t.situation}>
      <RichContent html={event.summary} />
    </Card>
  );
}
