import { useMemo } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { useReference } from '#app/request/referenceData';
import { countriesBounds } from '#domain/places/placeBounds';
import { MapView } from '#ui/map/MapView';
import type { CirclesLayer } from '#ui/map/mapTypes';
import type { UnitValues } from './unitShape';
import { useUnitWords } from './useUnitWords';

const stops: CirclesLayer['stops'] = [[1, 9]];

interface PositionMapProps {
  readonly onPlace: (longitude: number, latitude: number) => void;
}

/** A map of the country on which a press sets the position; presses outside of the country do nothing. */
export function PositionMap({ onPlace }: PositionMapProps) {
  const t = useUnitWords();
  const { country, latitude, longitude } = useFormSelector((values: UnitValues) => ({
    country: values.country,
    latitude: values.latitude,
    longitude: values.longitude,
  }));
  const { data: countries } = useReference('countries');
  const iso3 = countries?.results.find(({ id }) => id === country)?.iso3;
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
      countries={{
        answers: (pressed) => pressed === iso3,
        onPick: (_, where) => onPlace(where.longitude, where.latitude),
      }}
    />
  );
}
