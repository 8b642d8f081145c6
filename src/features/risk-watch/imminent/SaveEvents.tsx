import { useContext } from 'react';
import { useReference } from '#app/request/referenceData';
import type { EventFilters } from '#domain/risk-watch/imminentEvents';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { SaveList } from '../SaveList';
import { riskWatchStrings } from '../strings';
import { useHazardNames } from '../useHazardNames';
import { SourcesContext, sameInOthers } from './SameStorm';
import type { ListedEvent, SourceChoice } from './sources';
import { imminentStrings } from './strings';
import { useEventNames } from './useEventNames';
import { imminentFilters } from './view';

interface SaveEventsProps {
  readonly title: string;
  readonly listed: readonly ListedEvent[];
  readonly source: SourceChoice;
  /** The filters as they apply: a source may not know the level of the address. */
  readonly filter: EventFilters;
}

/** Exports the filtered events as a CSV file, in the order of the list. */
export function SaveEvents({ title, listed, source, filter: { hazard, level } }: SaveEventsProps) {
  const t = useStrings(imminentStrings);
  const sharedStrings = useStrings(riskWatchStrings);
  const names = useEventNames();
  const { events } = useContext(SourcesContext);
  const hazardName = useHazardNames();
  const { country } = useUrlFilters(imminentFilters).values;
  const { data: countries } = useReference('countries');
  const countryName = countries?.results.find(({ id }) => id === country)?.name;
  const settings: readonly (readonly [name: string, value: string])[] = [
    [t.events, title],
    [t.source, t[source]],
    ...(hazard === null ? [] : [[sharedStrings.hazard, hazardName(hazard)] as const]),
    ...(level === null ? [] : [[t.level, t[level]] as const]),
    ...(countryName ? [[t.country, countryName] as const] : []),
  ];
  const table = () => ({
    columns: [
      t.source,
      t.columnOthers,
      t.columnEvent,
      sharedStrings.hazard,
      t.columnLevel,
      t.country,
      t.columnDate,
      t.columnUpdated,
      t.latitude,
      t.longitude,
    ],
    rows: listed.map(({ event, ...more }) => [
      t[event.source],
      sameInOthers({ event, ...more }, events)
        .map((other) => t[other.event.source])
        .join(', '),
      names.title(event),
      hazardName(event.hazard),
      event.level && t[event.level],
      event.country,
      event.date,
      event.updated,
      event.position?.[1] ?? null,
      event.position?.[0] ?? null,
    ]),
  });
  return <SaveList title={settings.map(([, value]) => value).join(' ')} settings={settings} table={table} />;
}
