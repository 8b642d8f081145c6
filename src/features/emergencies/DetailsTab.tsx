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
import { useEmergency } from './layout/useEmergency';

/** @source reference/emergencies.md, section 1.6 */
export function Component() {
  const t = useStrings(emergencyDetailsStrings);
  const event = useEmergency();
  return (
    <div className={styles.blocks}>
      {event.key_figures.length > 0 && (
        <section className={styles.section} aria-label={t.keyFigures}>
          <h2>{t.keyFigures}</h2>
          <KeyFigures
            figures={event.key_figures.map(({ id, number, deck, source }) => ({
              id: String(id),
              label: deck ?? '',
              value: readKeyFigure(number),
              source,
            }))}
          />
        </section>
      )}
      <EmergencyOverview event={event} />
      {!isBlankHtml(event.summary) && (
        <Card title={t.situation}>
          <RichContent html={event.summary} />
        </Card>
      )}
      <EmergencyPlaces event={event} />
      <EmergencyLinks links={event.links} />
      <EmergencyContacts event={event} />
    </div>
  );
}
