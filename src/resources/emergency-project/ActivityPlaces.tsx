import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import type { EmergencyProject } from '#contract/emergencyProject';
import { countriesBounds } from '#domain/places/placeBounds';
import { leadName, type PlaceOfWork, placesOfWork } from '#domain/three-w/activities';
import { districtsQuery } from '#resources/province/queries';
import { ChoroplethLegend, choroplethColour } from '#ui/chart/ChoroplethLegend';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { type MapItem, MapWithList } from '#ui/map/MapWithList';
import type { CirclesLayer, MapColour } from '#ui/map/mapTypes';
import { emergencyActivitiesStrings } from './strings';

/** @source reference/three-w.md, section 1.10 */
const steps = [
  { from: 1, colour: '--map-few' },
  { from: 2, colour: '--map-some' },
  { from: 5, colour: '--map-many' },
  { from: 10, colour: '--map-most' },
] as const;

/** Records and radius in pixels. */
const stops: CirclesLayer['stops'] = [
  [1, 7],
  [10, 18],
];

const mapHeight = '420px';

interface PlaceItem extends MapItem {
  readonly records: readonly EmergencyProject[];
}

interface ActivityPlacesProps {
  /** The countries of the map's initial bounds. */
  readonly countries: readonly { readonly id: number }[];
  readonly records: readonly EmergencyProject[];
  /** Stands here until the places are known. */
  readonly skeleton: ReactNode;
}

/** Records by province, on the map and as a list; work in a whole country is placed at the country. */
export function ActivityPlaces({ countries, records, skeleton }: ActivityPlacesProps) {
  const t = useStrings(emergencyActivitiesStrings);
  const places = useMemo(() => placesOfWork(records), [records]);
  const known = useReference('countries');
  const countryIds = useMemo(
    () => [...new Set([...countries.map(({ id }) => id), ...records.map(({ country }) => country)])].sort(),
    [countries, records],
  );
  const districts = useQuery({ ...districtsQuery(countryIds), enabled: countryIds.length > 0 });
  const bounds = useMemo(() => countriesBounds(countries, known.data?.results), [countries, known.data]);
  const items = useMemo(() => {
    const points = new Map<string, { readonly coordinates: readonly number[] } | null>([
      ...(districts.data?.results ?? []).map(({ id, centroid }) => [`district ${id}`, centroid] as const),
      ...(known.data?.results ?? []).map(({ id, centroid }) => [`country ${id}`, centroid] as const),
    ]);
    const nameOf = ({ country, district }: PlaceOfWork) =>
      district?.name ?? t.countrywide({ country: country.name ?? country.iso3 ?? '' });
    return places.flatMap((place): PlaceItem[] => {
      const [longitude, latitude] = points.get(place.id)?.coordinates ?? [];
      if (longitude === undefined || latitude === undefined) return [];
      const { id, records: own } = place;
      return [{ id, longitude, latitude, title: nameOf(place), count: own.length, records: own }];
    });
  }, [places, districts.data, known.data, t]);
  const layers = useMemo(
    (): CirclesLayer[] => [
      {
        kind: 'circles',
        id: 'activities',
        stops,
        points: items.map(({ id, longitude, latitude, title, records: own }) => ({
          id,
          longitude,
          latitude,
          label: title,
          value: own.length,
          colour: choroplethColour(steps, own.length) as MapColour,
        })),
      },
    ],
    [items],
  );
  const details = useCallback(({ records: own }: PlaceItem) => <PlaceRecords records={own} />, []);
  const missing = places.length - items.length;
  return (
    <Loaded query={combineQueries([known, districts])} skeleton={skeleton}>
      {() => (
        <>
          <MapWithList
            title={t.responseMap}
            layers={layers}
            bounds={bounds}
            height={mapHeight}
            countLabel={t.total}
            items={items}
            details={details}
          />
          <Stack gap="s3" padding="s4 edge">
            <ChoroplethLegend title={t.mapLegend} steps={steps} />
            {missing > 0 && <Note>{t.notPlaced({ count: missing })}</Note>}
          </Stack>
        </>
      )}
    </Loaded>
  );
}

function PlaceRecords({ records }: { readonly records: readonly EmergencyProject[] }) {
  return (
    <Stack as="ul" gap="s2">
      {records.map((record) => (
        <li key={record.id}>
          <Link to="threeWActivityDetail" params={{ activityId: record.id }}>
            {record.title}
          </Link>
          <Note as="div">{leadName(record)}</Note>
        </li>
      ))}
    </Stack>
  );
}
