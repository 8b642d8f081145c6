import { useContext } from 'react';
import { useReference } from '#app/request/referenceData';
import type { ChartTable } from '#ui/chart/chartTable';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { SaveList } from '../SaveList';
import { riskWatchStrings } from '../strings';
import { useHazardNames } from '../useHazardNames';
import { SourcesContext, sameInOthers } from './SameStorm';
import type { ListedEvent } from './sources';
import { imminentStrings } from './strings';
import { useEventNames } from './useEventNames';
import { imminentFilters } from './view';

interface SaveEventsProps {
  readonly title: string;
  readonly listed: readonly ListedEvent[];
}

/** Exports the filtered events as a CSV file, in the order of the list. */
export function SaveEvents({ title, listed }: SaveEventsProps) {
  const t = useStrings(imminentStrings);
  const sharedStrings = useStrings(riskWatchStrings);
  const names = useEventNames();
  const { events } = useContext(SourcesContext);
  const hazardName = useHazardNames();
  const { hazard, level, country } = useUrlFilters(imminentFilters).values;
  const { data: countries } = useReference('countries');
  const countryName = countries?.results.find(({ id }) => id === country)?.name;
  const settings = (): NonNullable<ChartTable['settings']> => [
    [t.events, title],
    ...(hazard === null ? [] : [[sharedStrings.hazard, hazardName(hazard)] as const]),
    ...(level === null ? [] : [[t.level, t[level]] as const]),
    ...(countryName ? [[t.country, countryName] as const] : []),
  ];
  const table = () => ({
    settings: settings(),
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
  return <SaveList title={title} table={table} />;
}
