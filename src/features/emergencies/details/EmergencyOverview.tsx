import type { EventDetail } from '#contract/event';
import { emergencyReportFigures } from '#domain/emergencies/emergencyFigures';
import { formatList } from '#domain/format/formatList';
import { compareNames } from '#domain/language/compare';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { MapSkeleton } from '#ui/map/MapSkeleton';
import styles from './EmergencyOverview.module.css';
import { OverviewFacts } from './OverviewFacts';
import { ReportFigures } from './ReportFigures';
import { emergencyDetailsStrings } from './strings';

// lazy: below the fold
const AffectedMap = lazyComponent(() => import('./AffectedMap').then((module) => module.AffectedMap));

/** The main facts of an emergency beside the map of the places that it affects; editors may hide the map. @source reference/emergencies.md, section 1.6 */
export function EmergencyOverview({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  if (event.hide_field_report_map || event.countries.length === 0) {
    return (
      <Card title={t.overview}>
        <OverviewFacts event={event} />
      </Card>
    );
  }
  return (
    <Card title={t.overview} hasPadding={false}>
      <div className={styles.split}>
        <LazyBlock when="idle" skeleton={<MapSkeleton height="360px" />}>
          <AffectedMap event={event} />
        </LazyBlock>
        <Stack gap="s4" padding="s4 edge" align="start" className={styles.side}>
          <OverviewFacts event={event} look="rows" />
          <Provinces event={event} />
        </Stack>
      </div>
    </Card>
  );
}

/** The figures of the newest report; editors may hide them. */
export function NewestFigures({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  const figures = event.hide_attached_field_reports ? null : emergencyReportFigures(event.field_reports, event.dtype);
  if (!figures) return null;
  return (
    <Card title={t.figures}>
      <ReportFigures {...figures} />
    </Card>
  );
}

function Provinces({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  const { language } = useLanguage();
  const byName = compareNames(language);
  const names = event.districts.toSorted((a, b) => byName(a.name, b.name));
  return (
    <Stack as="section" gap="s3">
      <h3>
        {formatList(
          event.countries.flatMap(({ name, iso3 }) => name ?? iso3 ?? []),
          language,
        )}
      </h3>
      {names.length === 0 ? (
        <Note>{t.noProvinces}</Note>
      ) : (
        <ul className={styles.provinces} aria-label={t.affectedPlaces}>
          {names.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <Note>{t.mapNote}</Note>
    </Stack>
  );
}
