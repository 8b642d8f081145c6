import type { EventDetail } from '#contract/event';
import { readKeyFigure } from '#domain/emergencies/emergencyKeyFigure';
import { isBlankHtml } from '#ui/content/plainText';
import { RichContent } from '#ui/content/RichContent';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './details/blocks.module.css';
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
    <div className={styles.blocks}>
      <Block event={event} of={EventKeyFigures} />
      <Block event={event} of={EmergencyOverview} />
      <Block event={event} of={Situation} />
      <Block event={event} of={EmergencyPlaces} />
      <Block event={event} of={EmergencyLinks} />
      <Block event={event} of={EmergencyContacts} />
    </div>
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
    value: readKeyFigure(number),
    source,
  }));
  return (
    <section className={styles.section} aria-label={t.keyFigures}>
      <h2>{t.keyFigures}</h2>
      <KeyFigures figures={figures} />
    </section>
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
