import { useDeferredValue } from 'react';
import { ForPermitted } from '#app/session/ForPermitted';
import { affectedCurve, byDay, type TimelineKind, timelineKinds, timelineOf } from '#domain/emergencies/timeline';
import { formatDate } from '#domain/format/dates';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import { urlChoice } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { useLastVisitOfEmergency } from './layout/LastVisit';
import { useEmergency } from './layout/useEmergency';
import { Entry } from './timeline/Entry';
import { emergencyTimelineStrings } from './timeline/strings';
import styles from './timeline/timeline.module.css';
import { useTimelineNames } from './timeline/useTimelineNames';
import { useDrefStages, useTimelineReads } from './timeline/useTimelineReads';

const AffectedChart = lazyComponent(() => import('./timeline/AffectedChart').then((module) => module.AffectedChart));

const NearFlashUpdates = lazyComponent(() =>
  import('./timeline/NearFlashUpdates').then((module) => module.NearFlashUpdates),
);

const filters = { kind: urlChoice([...timelineKinds]) };

/** All that happened in an emergency, day by day, with who said it. */
export function Component() {
  const t = useStrings(emergencyTimelineStrings);
  const { language } = useLanguage();
  const event = useEmergency();
  const since = useLastVisitOfEmergency();
  const { values, set, clear, activeCount } = useUrlFilters(filters);
  const reads = useTimelineReads(event);
  const stages = useDrefStages(event);
  const failed = [...reads.failed, ...stages.failed];
  const isLoading = reads.isLoading || stages.isLoading;
  const entries = timelineOf({ event, ...reads.parts, drefStages: stages.drefStages }, useTimelineNames());
  const shown = entries.filter(({ kind }) => values.kind === null || kind === values.kind);
  const kinds = timelineKinds.filter((kind) => entries.some((entry) => entry.kind === kind));
  const curve = affectedCurve(event.field_reports);
  const days = useDeferredValue(byDay(shown));
  return (
    <Stack gap="s4">
      {curve && (
        <LazyBlock skeleton={<Skeleton kind="block" height="320px" />} resetKey={event}>
          <AffectedChart curve={curve} />
        </LazyBlock>
      )}
      <Card title={t.title} hasPadding={false}>
        <FilterBar activeCount={activeCount} onClear={clear} results={t.entries({ count: shown.length })}>
          <NativeSelect
            label={t.kind}
            placeholder={t.allKinds}
            options={kinds.map((kind) => ({ key: kind, label: kindNames(t)[kind] }))}
            value={values.kind ?? undefined}
            onChange={(kind) => set('kind', kind ?? null)}
          />
        </FilterBar>
        {failed.length > 0 && (
          <StateMessage
            state="error"
            isCompact
            message={t.partsFailed}
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
          />
        )}
        {days.length === 0 && !isLoading && (
          <StateMessage state={activeCount > 0 ? 'emptyForFilter' : 'empty'} message={t.none} />
        )}
        <ol className={styles.days}>
          {days.map(({ day, entries: ofDay }) => (
            <li key={day} className={styles.day}>
              <h3 className={styles.date}>
                <time dateTime={day}>{formatDate(day, language)}</time>
              </h3>
              <ul className={styles.entries}>
                {ofDay.map((entry) => (
                  <Entry key={entry.id} entry={entry} kindName={kindNames(t)[entry.kind]} since={since} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
        {isLoading && <Skeleton kind="text" lines={4} />}
        <Note padding="s3 edge">{t.note}</Note>
      </Card>
      {event.dtype !== null && (
        <ForPermitted roles={['federationAdmin']} isPermitted={({ isFederationAdmin }) => isFederationAdmin}>
          <LazyBlock skeleton={null} resetKey={event}>
            <NearFlashUpdates event={event} />
          </LazyBlock>
        </ForPermitted>
      )}
    </Stack>
  );
}

const kindNames = (
  t: {
    readonly [K in TimelineKind]: string;
  },
): Readonly<Record<TimelineKind, string>> => t;
