import { useMemo } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { useReference } from '#app/request/referenceData';
import { countriesBounds } from '#domain/places/placeBounds';
import { useAppendRow } from '#ui/form/useAppendRow';
import { MapView } from '#ui/map/MapView';
import type { CirclesLayer } from '#ui/map/mapTypes';
import type { ActivityValues } from './activityShape';
import { useActivityWords } from './useActivityWords';

const stops: CirclesLayer['stops'] = [[1, 8]];
/** Some ten metres: what a finger on a map can mean at most. */
const decimals = 4;
const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

interface PointsMapProps {
  /** Of the activity. */
  readonly index: number;
  readonly activity: string;
}

/** A map on which a press adds a place; the places stand as fields above it. */
export function PointsMap({ index, activity }: PointsMapProps) {
  const t = useActivityWords();
  const name = `activities.${index}.points`;
  const append = useAppendRow(name, 'description');
  const { country, points } = useFormSelector((values: ActivityValues) => ({
    country: values.country,
    points: (values.activities?.[index]?.points ?? []).map(({ client_id, description, latitude, longitude }) => ({
      client_id,
      description,
      latitude,
      longitude,
    })),
  }));
  const { data: countries } = useReference('countries');
  const bounds = useMemo(
    () => countriesBounds(country === null ? [] : [{ id: country }], countries?.results),
    [country, countries],
  );
  const layers = useMemo(
    (): CirclesLayer[] => [
      {
        kind: 'circles',
        id: 'points',
        stops,
        points: points.flatMap(({ client_id, description, latitude, longitude }) =>
          latitude === null || longitude === null
            ? []
            : [{ id: client_id, latitude, longitude, label: description ?? '', value: 1, colour: '--map-most' }],
        ),
      },
    ],
    [points],
  );
  const add = ({ longitude, latitude }: { readonly longitude: number; readonly latitude: number }) => {
    append({ description: null, latitude: rounded(latitude), longitude: rounded(longitude) });
  };
  return (
    <MapView
      title={`${t.pointsMap}: ${activity}`}
      layers={layers}
      bounds={bounds}
      height="360px"
      onPickElsewhere={add}
    />
  );
}
