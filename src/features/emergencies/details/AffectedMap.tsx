import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import type { DistrictGeo } from '#contract/district';
import type { EventDetail } from '#contract/event';
import { countriesBounds, provinceBounds } from '#domain/places/placeBounds';
import { districtsQuery } from '#resources/province/queries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { MapSkeleton } from '#ui/map/MapSkeleton';
import { MapView } from '#ui/map/MapView';
import type { LegendEntry, MapLayer } from '#ui/map/mapTypes';
import { emergencyDetailsStrings } from './strings';

const mapHeight = '360px';

/** All circles have one size: provinces have no figures. */
const stops = [[1, 7]] as const;

const pointsOf = (districts: readonly DistrictGeo[]) =>
  districts.flatMap(({ id, name, centroid }) => {
    const [longitude, latitude] = centroid?.coordinates ?? [];
    if (longitude === undefined || latitude === undefined) return [];
    return [{ id: String(id), longitude, latitude, label: name, value: 1, colour: '--map-without-response' as const }];
  });

/** The places of the provinces that an emergency names; none while they load. */
function useAffectedDistricts(event: EventDetail) {
  const countries = event.countries.map(({ id }) => id);
  const hasProvinces = event.districts.length > 0 && countries.length > 0;
  const { data, isError, refetch } = useQuery({ ...districtsQuery(countries), enabled: hasProvinces });
  const districts = useMemo(() => {
    const named = new Set(event.districts.map(({ id }) => id));
    return data?.results.filter(({ id }) => named.has(id)) ?? [];
  }, [event.districts, data]);
  return { districts, hasFailed: isError && data === undefined, retry: () => void refetch() };
}

/** The affected countries, and a circle at the centroid of each affected province, because the base map has no provinces. The provinces are listed beside the map. */
export function AffectedMap({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  const countries = useReference('countries');
  const list = countries.data?.results;
  const { districts, hasFailed, retry } = useAffectedDistricts(event);
  const points = useMemo(() => pointsOf(districts), [districts]);
  const layers = useMemo((): MapLayer[] => {
    const fills = Object.fromEntries(
      event.countries.flatMap(({ iso3 }) => (iso3 ? [[iso3, '--map-emergency-appeal' as const]] : [])),
    );
    return [
      { kind: 'countries', id: 'affected', fills, others: '--map-land', opacity: points.length > 0 ? 0.4 : 1 },
      { kind: 'circles', id: 'provinces', points, stops },
    ];
  }, [event.countries, points]);
  const bounds = useMemo(
    () => provinceBounds(districts) ?? countriesBounds(event.countries, list),
    [districts, event.countries, list],
  );
  const legend: LegendEntry[] = [
    { label: t.affectedCountry, colour: '--map-emergency-appeal', look: 'area' },
    ...(points.length > 0
      ? [{ label: t.affectedProvince, colour: '--map-without-response', look: 'dot' } as const]
      : []),
    { label: t.otherCountry, colour: '--map-land', look: 'area' },
  ];
  return (
    <Loaded query={countries} skeleton={<MapSkeleton height={mapHeight} />}>
      {() => (
        <div>
          <MapView title={t.affectedPlaces} layers={layers} bounds={bounds} legend={legend} height={mapHeight} />
          {hasFailed && <StateMessage state="error" isCompact message={t.provincesFailed} onRetry={retry} />}
        </div>
      )}
    </Loaded>
  );
}
