import { useCallback, useMemo } from 'react';
import { config } from '#app/config';
import type { Bounds } from '#domain/places/geo';
import { latestUpdate, matchesFilters, whyMissing } from '#domain/risk-watch/imminentEvents';
import { availableSources, levelsOf, type RiskSource } from '#domain/risk-watch/levels';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { LoadedAt } from '../LoadedAt';
import { RiskLoaded } from '../RiskLoaded';
import { ClearButton } from './ClearButton';
import { EventFilters } from './EventFilters';
import { EventMap } from './EventMap';
import styles from './imminent.module.css';
import { SourcesContext } from './SameStorm';
import { SourceField } from './SourceField';
import type { ListedEvent, RiskPlace } from './sources';
import { imminentStrings } from './strings';
import { useTimeFormat } from './useEventNames';
import { useListedEvents } from './useListedEvents';
import { useNewEvents } from './useNewEvents';
import { useOtherSources } from './useOtherSources';
import { imminentFilters, viewParsers } from './view';

/** Milliseconds after which the list is read again. */
const renewal = 600_000;

interface ImminentEventsProps {
  readonly title: string;
  readonly place: RiskPlace;
  readonly bounds: Bounds | null;
  /** The initial source; defaults to the first available one. */
  readonly defaultSource?: RiskSource;
}

/** The imminent events of one source: filters, map, list and details. @source reference/risk-watch.md, section 1.2 */
export function ImminentEvents({ title, place, bounds, defaultSource }: ImminentEventsProps) {
  const t = useStrings(imminentStrings);
  const offered = availableSources(config.environment);
  const view = useUrlFilters(viewParsers);
  const filters = useUrlFilters(imminentFilters);
  const chosen = view.values.source;
  const source = chosen !== null && offered.includes(chosen) ? chosen : (defaultSource ?? offered[0] ?? 'gdacs');
  const { hazard, level, country } = filters.values;
  const { query, shown } = useListedEvents(source, place, country, { renewal });
  const events = useOtherSources({ offered, place, country, isEnabled: shown.data !== undefined });
  const added = useNewEvents(`${source} ${country}`, shown.data);
  const leastLevel = level !== null && levelsOf[source].includes(level) ? level : null;
  const found = shown.data?.filter(({ event }) => matchesFilters(event, { hazard, level: leastLevel }));
  const changeSource = (next: RiskSource) => {
    view.set('source', next);
    view.set('event', null);
    view.set('step', null);
    filters.set('level', null);
  };
  const open = (next: RiskSource, id: number) => {
    changeSource(next);
    view.set('event', id);
  };
  const counts = Object.fromEntries(
    Object.entries(events).flatMap(([key, rows]) => (rows ? [[key, rows.length]] : [])),
  );
  const formatTime = useTimeFormat();
  const newest = shown.data ? latestUpdate(shown.data.map(({ event }) => event)) : null;
  return (
    <Card title={title} hasPadding={false} footer={<LoadedAt query={query} />}>
      <Stack gap="s3" padding="s4 edge">
        <p className={styles.intro}>{t.intro}</p>
        <SourceField source={source} offered={offered} counts={counts} onChange={changeSource} />
        {source === 'pdc' && (place.region !== undefined || country !== null) && <Note>{t.pdcPlaces}</Note>}
        {newest && (
          <Note>
            {t.newest({ time: formatTime(newest) })} {t.renews}
          </Note>
        )}
        <div role="status">{added.size > 0 && <Alert tone="info" title={t.newEvents({ count: added.size })} />}</div>
      </Stack>
      <EventFilters
        source={source}
        filters={filters}
        region={place.region}
        count={found?.length}
        hasCountry={place.iso3 === undefined}
      />
      <RiskLoaded query={shown} skeleton={<Skeleton kind="block" height="560px" />}>
        {(listed) => (
          <SourcesContext value={{ events, open }}>
            <FilteredEvents
              key={source}
              source={source}
              title={title}
              listed={listed}
              filter={{ hazard, level: leastLevel }}
              isFiltered={hazard !== null || leastLevel !== null || country !== null}
              isOfCountry={country !== null}
              bounds={bounds}
              onClear={filters.clear}
              added={added}
            />
          </SourcesContext>
        )}
      </RiskLoaded>
    </Card>
  );
}

const idsOf = (listed: readonly ListedEvent[]) => listed.map(({ event }) => event.id);

interface FilteredEventsProps {
  readonly source: RiskSource;
  readonly title: string;
  readonly listed: readonly ListedEvent[];
  readonly filter: Parameters<typeof matchesFilters>[1];
  readonly isFiltered: boolean;
  /** Whether the events are those of one country, by a filter. */
  readonly isOfCountry: boolean;
  readonly bounds: Bounds | null;
  readonly onClear: () => void;
  /** The ids of events that are new in the list. */
  readonly added: ReadonlySet<number>;
}

function FilteredEvents(props: FilteredEventsProps) {
  const { source, title, listed, filter, isFiltered, isOfCountry, bounds, onClear, added } = props;
  const t = useStrings(imminentStrings);
  const { hazard, level } = filter;
  const shown = useMemo(
    () => listed.filter(({ event }) => matchesFilters(event, { hazard, level })),
    [listed, hazard, level],
  );
  const { values, set } = useUrlFilters(viewParsers);
  const { event: chosen } = values;
  const choose = useCallback(
    (id: number | null) => {
      // an address with an event names its source: the initial one of a country changes with its events
      if (id !== null) set('source', source);
      set('event', id);
      set('step', null);
    },
    [set, source],
  );
  const missing = whyMissing({ id: chosen, listed: idsOf(listed), shown: idsOf(shown), isOfCountry });
  const notice = missing && (
    <Stack gap="0" padding="s3 edge">
      <Alert
        title={missing === 'gone' ? t.eventGone : t.eventFiltered}
        description={missing === 'filtered' && <ClearButton onPress={onClear} />}
        onClose={() => choose(null)}
      />
    </Stack>
  );
  return (
    <>
      {notice}
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <StateMessage
            state={isFiltered ? 'emptyForFilter' : 'empty'}
            message={isFiltered ? t.noneForFilter : t.none}
            actions={isFiltered && <ClearButton onPress={onClear} />}
          />
        </div>
      ) : (
        <EventMap title={title} listed={shown} chosenId={chosen} onChoose={choose} bounds={bounds} added={added} />
      )}
    </>
  );
}
