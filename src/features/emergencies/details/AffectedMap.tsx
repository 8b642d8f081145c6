import { useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import type { EventDetail } from '#contract/event';
import { countriesBounds } from '#domain/places/placeBounds';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { MapView } from '#ui/map/MapView';
import type { LegendEntry, MapLayer } from '#ui/map/mapTypes';
import { emergencyDetailsStrings } from './strings';

const mapHeight = '460px';

/** The affected countries. The base map has no provinces: they are listed beside it. */
export function AffectedMap({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  const countries = useReference('countries');
  const list = countries.data?.results;
  const layers = useMemo((): MapLayer[] => {
    const fills = Object.fromEntries(
      event.countries.flatMap(({ iso3 }) => (iso3 ? [[iso3, '--map-emergency-appeal' as const]] : [])),
    );
    return [{ kind: 'countries', id: 'affected', fills, others: '--map-land' }];
  }, [event.countries]);
  const bounds = useMemo(() => countriesBounds(event.countries, list), [event.countries, list]);
  const legend: LegendEntry[] = [
    { label: t.affectedCountry, colour: '--map-emergency-appeal', look: 'area' },
    { label: t.otherCountry, colour: '--map-land', look: 'area' },
  ];
  return (
    <Loaded query={countries} skeleton={<Skeleton kind="block" height={mapHeight} />}>
      {() => <MapView title={t.affectedPlaces} layers={layers} bounds={bounds} legend={legend} height={mapHeight} />}
    </Loaded>
  );
}
