import { useMemo } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { useReference } from '#app/request/referenceData';
import { countriesBounds } from '#domain/places/placeBounds';
import { MapView } from '#ui/map/MapView';
import type { CirclesLayer } from '#ui/map/mapTypes';
import type { UnitValues } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

const stops: CirclesLayer['stops'] = [[1, 9]];

interface PositionMapProps {
  readonly onPlace: (longitude: number, latitude: number) => void;
}

/**
 * A map of the country on which a press sets the position. Presses beside the country's drawn shape count too: small islands are not
 * drawn, and coasts and borders only roughly. The server refuses what lies outside of the country.
 */
export function PositionMap({ onPlace }: PositionMapProps) {
  const t = useUnitStrings();
  const { country, latitude, longitude } = useFormSelector((values: UnitValues) => ({
    country: values.country,
    latitude: values.latitude,
    longitude: values.longitude,
  }));
  const { data: countries } = useReference('countries');
  const bounds = useMemo(
    () => countriesBounds(country === null ? [] : [{ id: country }], countries?.results),
    [country, countries],
  );
  const layers = useMemo((): CirclesLayer[] => {
    const isPlaced = latitude !== null && longitude !== null;
    const points = isPlaced
      ? [{ id: 'position', latitude, longitude, label: '', value: 1, colour: '--series-1' as const }]
      : [];
    return [{ kind: 'circles', id: 'position', stops, points }];
  }, [latitude, longitude]);
  return (
    <MapView
      title={t.positionMap}
      layers={layers}
      bounds={bounds}
      height="420px"
      onPickBackground={(where) => onPlace(where.longitude, where.latitude)}
    />
  );
}
