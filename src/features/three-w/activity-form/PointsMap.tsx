import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { useReference } from '#app/request/referenceData';
import { labelled } from '#domain/format/labelled';
import { countriesBounds } from '#domain/places/placeBounds';
import { districtsQuery } from '#resources/province/queries';
import { useAppendRow } from '#ui/form/useAppendRow';
import { useLanguage } from '#ui/language/LanguageContext';
import { MapView } from '#ui/map/MapView';
import type { CirclesLayer } from '#ui/map/mapTypes';
import type { ActivityValues } from './activityShape';
import { locationAt, provincePoints } from './mapPoints';
import { useActivityStrings } from './useActivityStrings';

const locationStops: CirclesLayer['stops'] = [[1, 8]];
const provinceStops: CirclesLayer['stops'] = [[1, 5]];

interface PointsMapProps {
  /** Of the activity. */
  readonly index: number;
  readonly activity: string;
}

/** A map on which a press adds a place; the fields of the places are above it. */
export function PointsMap({ index, activity }: PointsMapProps) {
  const t = useActivityStrings();
  const { language } = useLanguage();
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
  const { data: districts } = useQuery({
    ...districtsQuery(country === null ? [] : [country]),
    enabled: country !== null,
  });
  const bounds = useMemo(
    () => countriesBounds(country === null ? [] : [{ id: country }], countries?.results),
    [country, countries],
  );
  const provinces = useMemo(() => provincePoints(districts?.results ?? []), [districts]);
  const layers = useMemo(
    (): CirclesLayer[] => [
      { kind: 'circles', id: 'provinces', stops: provinceStops, points: provinces },
      {
        kind: 'circles',
        id: 'points',
        stops: locationStops,
        points: points.flatMap(({ client_id, description, latitude, longitude }) =>
          latitude === null || longitude === null
            ? []
            : [{ id: client_id, latitude, longitude, label: description ?? '', value: 1, colour: '--map-most' }],
        ),
      },
    ],
    [points, provinces],
  );
  return (
    <MapView
      title={labelled(language, t.pointsMap, activity)}
      layers={layers}
      legend={[
        { label: t.points, colour: '--map-most' },
        { label: t.provinceMark, colour: '--map-some' },
      ]}
      bounds={bounds}
      height="360px"
      onPick={(place) => {
        if (place && provinces.some(({ id }) => id === place.id)) append(locationAt(place, place.label));
      }}
      onPickBackground={(place) => append(locationAt(place))}
    />
  );
}
