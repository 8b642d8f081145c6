import type { FeatureCollection } from 'geojson';
import type { EventShapes, Severity, ShapeLayer, TrackPoint } from '#domain/risk-watch/eventShapes';
import type { ImminentEvent } from '#domain/risk-watch/imminentEvents';
import type { MapColour, MapLayer, MapPoint } from '#ui/map/mapTypes';
import { hazardColour, hazardMark } from '../useHazardNames';

export const severityColours: Readonly<Record<Severity, MapColour>> = {
  green: '--severity-green',
  orange: '--severity-orange',
  red: '--severity-red',
  unknown: '--severity-unknown',
};

/** The events as discs with the letters of their hazard; those without a place are left out. */
export function eventLayer(events: readonly ImminentEvent[], nameOf: (event: ImminentEvent) => string): MapLayer {
  const points = events.flatMap((event): MapPoint[] => {
    if (!event.position || !event.hazard) return [];
    const [longitude, latitude] = event.position;
    return [
      {
        id: String(event.id),
        label: nameOf(event),
        longitude,
        latitude,
        colour: hazardColour(event.hazard),
        mark: hazardMark(event.hazard),
      },
    ];
  });
  return { kind: 'badges', id: 'events', points, ink: '--on-hazard' };
}

const collection = (features: FeatureCollection['features']): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

/** The words on the shapes of an event. */
export interface ShapeWords {
  readonly area: (area: EventShapes['areas'][number]) => string;
  readonly cone: string;
  readonly track: string;
  readonly point: (point: TrackPoint) => string;
}

/** Where a position of the track is known by on the map. */
export const pointId = (index: number) => `position ${index}`;

/** The shown layers of one event, the lowest first: areas, cone, track, positions, the event's own place. @source reference/risk-watch.md, section 1.2 */
export function shapeMapLayers(
  { areas, cones, lines, points, centres }: EventShapes,
  shown: readonly ShapeLayer[],
  words: ShapeWords,
): MapLayer[] {
  const layers: MapLayer[] = [];
  if (shown.includes('area')) {
    layers.push({
      kind: 'shapes',
      id: 'area',
      colour: severityColours.unknown,
      opacity: 0.4,
      lineWidth: 1,
      data: collection(
        areas.map((area, index) => ({
          type: 'Feature',
          properties: { id: `area ${index}`, label: words.area(area), colour: severityColours[area.severity] },
          geometry: area.geometry,
        })),
      ),
    });
  }
  if (shown.includes('cone')) {
    const data = collection(
      cones.map((geometry, index) => ({
        type: 'Feature',
        properties: { id: `cone ${index}`, label: words.cone },
        geometry,
      })),
    );
    layers.push({ kind: 'shapes', id: 'cone', colour: '--ink', opacity: 0.06, lineWidth: 1.5, isDashed: true, data });
  }
  if (shown.includes('track')) {
    const data = collection(
      lines.map((geometry, index) => ({
        type: 'Feature',
        properties: { id: `track ${index}`, label: words.track },
        geometry,
      })),
    );
    layers.push({ kind: 'shapes', id: 'track', colour: '--ink', lineWidth: 2, data });
  }
  if (shown.includes('positions')) {
    // forecasts have a halo, observed positions have none
    const at = (isForecast: boolean) =>
      points.flatMap((point, index): MapPoint[] => {
        const [longitude, latitude] = point.position;
        const label = words.point(point);
        return point.isForecast === isForecast
          ? [{ id: pointId(index), label, longitude, latitude, colour: '--ink' }]
          : [];
      });
    layers.push({ kind: 'circles', id: 'observed', points: at(false), stops: [] });
    layers.push({
      kind: 'circles',
      id: 'forecast',
      points: at(true),
      stops: [
        [0, 12],
        [1, 12],
      ],
    });
  }
  const places = centres.map(
    ({ position: [longitude = 0, latitude = 0], severity }, index): MapPoint => ({
      id: `centre ${index}`,
      label: '',
      longitude,
      latitude,
      colour: severityColours[severity],
      value: 1,
    }),
  );
  if (places.length > 0)
    layers.push({
      kind: 'circles',
      id: 'centres',
      points: places,
      stops: [
        [0, 18],
        [1, 18],
      ],
    });
  return layers;
}
