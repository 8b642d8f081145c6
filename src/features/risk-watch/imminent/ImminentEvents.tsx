import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { config } from '#app/config';
import { useReference } from '#app/request/referenceData';
import type { Country } from '#contract/country';
import type { Bounds } from '#domain/places/geo';
import { latestUpdate, matchesFilters } from '#domain/risk-watch/imminentEvents';
import { availableSources, levelsOf, type RiskSource } from '#domain/risk-watch/levels';
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
import { SourceField } from './SourceField';
import { imminentSources, type ListedEvent, type RiskPlace } from './sources';
import { imminentStrings } from './strings';
import { useTimeFormat } from './useEventNames';
import { imminentFilters, viewParsers } from './view';

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
  const countries = useReference('countries');
  const iso3 = country === null ? null : codeOf(country, countries.data?.results);
  const query = useQuery({
    ...imminentSources[source].listQuery({ ...place, ...(iso3 ? { iso3 } : {}) }),
    enabled: iso3 !== undefined,
  });
  const leastLevel = level !== null && levelsOf[source].includes(level) ? level : null;
  const changeSource = (next: RiskSource) => {
    view.set('source', next);
    view.set('event', null);
    view.set('step', null);
    filters.set('level', null);
  };
  const formatTime = useTimeFormat();
  const newest = query.data ? latestUpdate(query.data.map(({ event }) => event)) : null;
  return (
    <Card title={title} hasPadding={false} footer={<LoadedAt query={query} />}>
      <Stack gap="s3" padding="s4 s5">
        <p className={styles.intro}>{t.intro}</p>
        <SourceField source={source} offered={offered} onChange={changeSource} />
        <EventFilters source={source} filters={filters} region={place.region} hasCountry={place.iso3 === undefined} />
        {source === 'pdc' && (place.region !== undefined || country !== null) && <Note>{t.pdcPlaces}</Note>}
        {newest && <Note>{t.newest({ time: formatTime(newest) })}</Note>}
      </Stack>
      <RiskLoaded
        query={iso3 === undefined ? failureOf(countries) : query}
        skeleton={<Skeleton kind="block" height="560px" />}
      >
        {(listed) => (
          <FilteredEvents
            key={source}
            title={title}
            listed={listed}
            filter={{ hazard, level: leastLevel }}
            isFiltered={filters.activeCount > 0}
            bounds={bounds}
            onClear={filters.clear}
          />
        )}
      </RiskLoaded>
    </Card>
  );
}

/** A code that no country has, so that the list of an unknown country is empty. */
const unknownCode = '---';

/** The lower-case code of a country; undefined until the countries have loaded. */
const codeOf = (country: number, countries: readonly Country[] | undefined) =>
  countries && (countries.find(({ id }) => id === country)?.iso3?.toLowerCase() ?? unknownCode);

/** The state of the countries query in the shape of the list query, while the code of the country is not loaded. */
const failureOf = ({ error, refetch }: { readonly error: unknown; readonly refetch: () => unknown }) => ({
  data: undefined,
  error,
  refetch,
});

interface FilteredEventsProps {
  readonly title: string;
  readonly listed: readonly ListedEvent[];
  readonly filter: Parameters<typeof matchesFilters>[1];
  readonly isFiltered: boolean;
  readonly bounds: Bounds | null;
  readonly onClear: () => void;
}

function FilteredEvents({ title, listed, filter, isFiltered, bounds, onClear }: FilteredEventsProps) {
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
      set('event', id);
      set('step', null);
    },
    [set],
  );
  if (shown.length === 0) {
    return (
      <div className={styles.empty}>
        <StateMessage
          state={isFiltered ? 'emptyForFilter' : 'empty'}
          message={isFiltered ? t.noneForFilter : t.none}
          actions={isFiltered && <ClearButton onPress={onClear} />}
        />
      </div>
    );
  }
  return <EventMap title={title} listed={shown} chosenId={chosen} onChoose={choose} bounds={bounds} />;
}
