import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { referenceQuery } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import type { Country } from '#contract/country';
import { affectedPeople } from '#domain/emergencies/emergencyFigures';
import { type EmergencyPoint, emergencyPoints, type Response } from '#domain/emergencies/emergencyPoints';
import { countriesBounds, regionBounds } from '#domain/places/placeBounds';
import { CountryPointsMap, type PointLook, type PointScales } from '#resources/country/CountryPointsMap';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { useEventName } from '#resources/event/useEventName';
import { TextOutput } from '#ui/display/TextOutput';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import type { MapColour } from '#ui/map/mapTypes';
import styles from './EmergencyMap.module.css';
import type { OverviewFilters } from './queries';
import { emergenciesStrings } from './strings';
import { useOverviewEvents } from './useOverviewEvents';

const colours: Readonly<Record<Response, MapColour>> = {
  without: '--map-without-response',
  with: '--map-with-response',
  mixed: '--map-mixed-response',
};

/** Radius in pixels by people and by emergencies. @source reference/emergencies.md, section 1.1 */
const peopleStops = [
  [1_000, 7],
  [10_000, 9],
  [100_000, 11],
  [1_000_000, 15],
] as const;
const countStops = [
  [2, 7],
  [4, 9],
  [8, 11],
  [16, 15],
] as const;

const look: PointLook<EmergencyPoint> = {
  colour: ({ response }) => colours[response],
  count: ({ events }) => events.length,
  details: (point) => <CountryEmergencies point={point} />,
};

/** Emergencies by country: the colour shows the response, the size the people affected or the number of emergencies. */
export default function EmergencyMap({ filters }: { readonly filters: OverviewFilters }) {
  const t = useStrings(emergenciesStrings);
  const { language } = useLanguage();
  const { query, events } = useOverviewEvents(filters);
  // the centroids of countries are on no row: their list loads after the rows
  const countries = useQuery({ ...referenceQuery('countries'), enabled: events !== undefined });
  const places = countries.data?.results;
  const points = useMemo(() => emergencyPoints(events ?? [], places ?? [], language), [events, places, language]);
  const bounds = useFilteredBounds(filters, places);
  const scales = useMemo(
    (): PointScales<EmergencyPoint> => [
      { key: 'people', label: t.scalePeople, stops: peopleStops, value: ({ people }) => people },
      { key: 'count', label: t.scaleCount, stops: countStops, value: look.count },
    ],
    [t],
  );
  return (
    <Loaded query={combineQueries([query, countries])} skeleton={<CountryPointsSkeleton isAhead />}>
      {() => (
        <CountryPointsMap
          title={t.mapTitleUnknown}
          points={points}
          look={look}
          scales={scales}
          legend={[
            { label: t.withoutResponse, colour: colours.without },
            { label: t.withResponse, colour: colours.with },
            { label: t.mixedResponse, colour: colours.mixed },
          ]}
          countLabel={t.scaleCount}
          emptyMessage={t.noEmergenciesHere}
          note={t.responseNote}
          bounds={bounds}
          isRefreshing={query.isPlaceholderData}
        />
      )}
    </Loaded>
  );
}

/** The bounds of the filtered country or region; null for the whole world. */
function useFilteredBounds({ country, region }: OverviewFilters, countries: readonly Country[] | undefined) {
  const { data: regions } = useQuery({ ...referenceQuery('regions'), enabled: region !== null });
  return useMemo(() => {
    if (country !== null) return countriesBounds([{ id: country }], countries);
    return region === null ? null : regionBounds(region, regions?.results);
  }, [country, region, countries, regions]);
}

function CountryEmergencies({ point }: { readonly point: EmergencyPoint }) {
  const t = useStrings(emergenciesStrings);
  const eventName = useEventName();
  return (
    <Stack as="ul" gap="s3">
      {point.events.map((event) => (
        <li key={event.id}>
          <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
            {eventName(event)}
          </Link>
          <div className={styles.people}>
            <span>{t.people}</span>
            <strong>
              <TextOutput kind="number" value={affectedPeople(event)} />
            </strong>
          </div>
        </li>
      ))}
    </Stack>
  );
}
