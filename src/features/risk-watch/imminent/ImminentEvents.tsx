import { useCallback, useMemo, useRef } from 'react';
import { config } from '#app/config';
import { formatList } from '#domain/format/formatList';
import type { Bounds } from '#domain/places/geo';
import { eventKey, latestEvents, latestUpdate, matchesFilters, whyMissing } from '#domain/risk-watch/imminentEvents';
import { availableSources, levelsOf, type RiskSource, riskSources } from '#domain/risk-watch/levels';
import { oncePerStorm } from '#domain/risk-watch/sameStorm';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
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
import { SaveEvents } from './SaveEvents';
import { SourceField } from './SourceField';
import type { ListedEvent, RiskPlace, SourceChoice } from './sources';
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

/** The imminent events of one source, or of all: filters, map, list and details. @source reference/risk-watch.md, section 1.2 */
export function ImminentEvents({ title, place, bounds, defaultSource }: ImminentEventsProps) {
  const t = useStrings(imminentStrings);
  const offered = availableSources(config.environment);
  const view = useUrlFilters(viewParsers);
  const filters = useUrlFilters(imminentFilters);
  const chosen = view.values.source;
  const first = defaultSource ?? offered[0] ?? 'gdacs';
  const source: SourceChoice = chosen === 'all' || (chosen !== null && offered.includes(chosen)) ? chosen : first;
  const isAll = source === 'all';
  const { hazard, level, country } = filters.values;
  const { query, shown: own } = useListedEvents(isAll ? first : source, place, country, { renewal });
  const others = useOtherSources({
    offered,
    place,
    country,
    isEnabled: isAll || own.data !== undefined,
    renewal: isAll && renewal,
  });
  const { events } = others;
  const shown = isAll ? others.all : own;
  // a source that arrives later brings no new events
  const added = useNewEvents(`${source} ${country} ${isAll ? Object.keys(events) : ''}`, shown.data);
  const leastLevel = level !== null && !isAll && levelsOf[source].includes(level) ? level : null;
  const changeSource = (next: SourceChoice) => {
    view.set('source', next);
    view.set('of', null);
    view.set('event', null);
    view.set('step', null);
    filters.set('level', null);
  };
  const movesFocus = useRef(false);
  const open = (next: RiskSource, id: number) => {
    movesFocus.current = true;
    if (!isAll) changeSource(next);
    else {
      view.set('of', next);
      view.set('step', null);
    }
    view.set('event', id);
  };
  const hasAll = offered.every((key) => events[key]);
  const listedOnce = useMemo(() => oncePerStorm(others.all.data ?? []).length, [others.all.data]);
  const counts = {
    ...Object.fromEntries(Object.entries(events).flatMap(([key, rows]) => (rows ? [[key, rows.length]] : []))),
    ...(hasAll && { all: listedOnce }),
  };
  const matching = shown.data?.filter(({ event }) => matchesFilters(event, { hazard, level: leastLevel }));
  const found = isAll && matching ? oncePerStorm(matching) : matching;
  const failed = isAll ? offered.filter((key) => others.shown[key].data === undefined && others.shown[key].error) : [];
  const { language } = useLanguage();
  const formatTime = useTimeFormat();
  const newest = shown.data ? latestUpdate(shown.data.map(({ event }) => event)) : null;
  return (
    <Card title={title} hasPadding={false} footer={<LoadedAt query={query} />}>
      <Stack gap="s2" padding="s3 edge">
        <p className={styles.intro}>{t.intro}</p>
        <SourceField source={source} offered={offered} counts={counts} onChange={changeSource} />
        {(isAll || source === 'pdc') && (place.region !== undefined || country !== null) && <Note>{t.pdcPlaces}</Note>}
        {newest && (
          <Note>
            {(isAll ? t.newestOfAll : t.newest)({ time: formatTime(newest) })} · {t.renews}
          </Note>
        )}
        {isAll && <Note>{t.allNote}</Note>}
        {failed.length > 0 && shown.data && (
          <Alert
            tone="warning"
            title={t.sourcesFailed({
              sources: formatList(
                failed.map((key) => t[key]),
                language,
              ),
            })}
            description={<Button onPress={() => void shown.refetch()}>{t.retrySources}</Button>}
          />
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
      <RiskLoaded query={shown} skeleton={<Skeleton kind="block" height="560px" phoneHeight="1340px" />}>
        {(listed) => (
          <SourcesContext value={{ events, open, isAll, movesFocus }}>
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

const keysOf = (listed: readonly ListedEvent[]) => listed.map(({ event }) => eventKey(event));

/** One row for each storm: its selected event, or that of the first source. */
const stormRows = (listed: readonly ListedEvent[], chosen: string | null): readonly ListedEvent[] =>
  oncePerStorm(latestEvents(listed)).flatMap((group) => {
    const [first] = group.toSorted((a, b) => riskSources.indexOf(a.event.source) - riskSources.indexOf(b.event.source));
    const shown = group.find(({ event }) => eventKey(event) === chosen) ?? first;
    return first && shown ? [{ ...shown, row: eventKey(first.event) }] : [];
  });

interface FilteredEventsProps {
  readonly source: SourceChoice;
  readonly title: string;
  readonly listed: readonly ListedEvent[];
  readonly filter: Parameters<typeof matchesFilters>[1];
  readonly isFiltered: boolean;
  /** Whether the events are those of one country, by a filter. */
  readonly isOfCountry: boolean;
  readonly bounds: Bounds | null;
  readonly onClear: () => void;
  /** The keys of events that are new in the list. */
  readonly added: ReadonlySet<string>;
}

function FilteredEvents(props: FilteredEventsProps) {
  const { source, title, listed, filter, isFiltered, isOfCountry, bounds, onClear, added } = props;
  const t = useStrings(imminentStrings);
  const { hazard, level } = filter;
  const isAll = source === 'all';
  const { values, set } = useUrlFilters(viewParsers);
  const of = isAll ? values.of : source;
  const chosen = values.event === null || of === null ? null : eventKey({ source: of, id: values.event });
  const matching = useMemo(
    () => listed.filter(({ event }) => matchesFilters(event, { hazard, level })),
    [listed, hazard, level],
  );
  const shown = useMemo(() => (isAll ? stormRows(matching, chosen) : matching), [isAll, matching, chosen]);
  const choose = useCallback(
    (key: string | null) => {
      const event = listed.find((each) => eventKey(each.event) === key)?.event;
      // an address with an event names its source: the initial one of a country changes with its events
      if (event) set('source', source);
      set('of', isAll && event ? event.source : null);
      set('event', event?.id ?? null);
      set('step', null);
    },
    [set, source, isAll, listed],
  );
  const missing = whyMissing({ id: chosen, listed: keysOf(listed), shown: keysOf(matching), isOfCountry });
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
            message={isFiltered ? (isAll ? t.noneOfAllForFilter : t.noneForFilter) : t.none}
            actions={isFiltered && <ClearButton onPress={onClear} />}
          />
        </div>
      ) : (
        <EventMap
          title={title}
          listed={shown}
          chosenKey={chosen}
          onChoose={choose}
          bounds={bounds}
          added={added}
          actions={<SaveEvents title={title} listed={shown} source={source} filter={filter} />}
        />
      )}
    </>
  );
}
