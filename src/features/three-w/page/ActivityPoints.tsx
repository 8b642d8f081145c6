import { useMemo } from 'react';
import type { EmergencyProject } from '#contract/emergencyProject';
import { boundsOf } from '#domain/places/geo';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type MapItem, MapWithList } from '#ui/map/MapWithList';
import type { CirclesLayer } from '#ui/map/mapTypes';
import { activityPageStrings } from './strings';

interface PointItem extends MapItem {
  readonly activity: string;
}

const stops: CirclesLayer['stops'] = [[1, 8]];
/** Padding around the points in degrees, so that the map of a single point has an extent. */
const around = 0.5;

/** The places of a record's activities. */
export function ActivityPoints({ record }: { readonly record: EmergencyProject }) {
  const t = useStrings(activityPageStrings);
  const items = useMemo(
    () =>
      record.activities.flatMap(({ action_details, custom_action, points }) =>
        points.map(({ id, description, latitude, longitude }): PointItem => {
          const activity = action_details?.title ?? custom_action ?? t.custom;
          return { id: String(id), longitude, latitude, title: description, activity };
        }),
      ),
    [record, t],
  );
  const layers = useMemo(
    (): CirclesLayer[] => [
      {
        kind: 'circles',
        id: 'points',
        stops,
        points: items.map(({ id, longitude, latitude, title }) => ({
          id,
          longitude,
          latitude,
          label: title,
          value: 1,
          colour: '--map-most',
        })),
      },
    ],
    [items],
  );
  const bounds = useMemo(
    () =>
      boundsOf(
        items.flatMap(({ longitude, latitude }) => [
          [longitude - around, Math.max(-90, latitude - around)],
          [longitude + around, Math.min(90, latitude + around)],
        ]),
      ),
    [items],
  );
  return (
    <Card title={t.places} hasPadding={false}>
      <MapWithList
        title={t.placesMap}
        layers={layers}
        bounds={bounds}
        height="380px"
        items={items}
        details={(item) => <p>{item.activity}</p>}
      />
    </Card>
  );
}
