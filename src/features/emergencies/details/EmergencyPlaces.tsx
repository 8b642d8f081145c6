import type { EventDetail } from '#contract/event';
import { emergencyReportFigures } from '#domain/emergencies/emergencyFigures';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './EmergencyPlaces.module.css';
import { ReportFigures } from './ReportFigures';
import { emergencyDetailsStrings } from './strings';

// lazy: below the fold
const AffectedMap = lazyComponent(() => import('./AffectedMap').then((module) => module.AffectedMap));

/** The affected places and the figures of the newest report; editors may hide either. */
export function EmergencyPlaces({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  const figures = event.hide_attached_field_reports ? null : emergencyReportFigures(event.field_reports, event.dtype);
  const isMapShown = !event.hide_field_report_map && event.countries.length > 0;
  return (
    <>
      {isMapShown && (
        <Card title={t.affectedPlaces} hasPadding={false}>
          <div className={styles.split}>
            <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="420px" />}>
              <AffectedMap event={event} />
            </LazyBlock>
            <div className={styles.side}>
              <Provinces event={event} />
              {figures && (
                <section className={styles.figures}>
                  <h3>{t.figures}</h3>
                  <ReportFigures {...figures} look="rows" />
                </section>
              )}
            </div>
          </div>
        </Card>
      )}
      {figures && !isMapShown && (
        <Card title={t.figures}>
          <ReportFigures {...figures} />
        </Card>
      )}
    </>
  );
}

function Provinces({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  const names = event.districts.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <section className={styles.figures}>
      <h3>{event.countries.map(({ name, iso3 }) => name ?? iso3).join(', ')}</h3>
      {names.length === 0 ? (
        <p className={styles.note}>{t.noProvinces}</p>
      ) : (
        <ul className={styles.provinces} aria-label={t.affectedPlaces}>
          {names.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t.mapNote}</p>
    </section>
  );
}
