import type { Geometry } from 'geojson';
import type { EventShapes, Severity, ShapeLayer, TrackPoint } from '#domain/risk-watch/eventShapes';
import type { ImminentEvent } from '#domain/risk-watch/imminentEvents';
import type { AreaEdge, BadgesLayer, CirclesLayer, MapColour, MapLayer, MapPoint, ShapesLayer } from '#ui/map/mapTypes';
import { hazardColour, hazardMark } from '../useHazardNames';

export const severityColours: Readonly<Record<Severity, MapColour>> = {
  green: '--severity-green',
  orange: '--severity-orange',
  red: '--severity-red',
  unknown: '--severity-unknown',
};

/** The events as discs with the letters of their hazard; those without a place are left out. */
export function eventLayer(events: readonly ImminentEvent[], nameOf: (event: ImminentEvent) => string): BadgesLayer {
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

/** The words on the shapes of an event. */
export interface ShapeLabels {
  readonly area: (area: EventShapes['areas'][number]) => string;
  readonly cone: string;
  readonly track: string;
  readonly point: (point: TrackPoint) => string;
}

/** Where a position of the track is known by on the map. */
export const pointId = (index: number) => `position ${index}`;

/** Areas of graver severity have a wider edge, those of unknown severity a dashed one: they are told apart without their colours. */
export const areaEdges: Readonly<Record<Severity, AreaEdge>> = {
  unknown: { lineWidth: 2, isDashed: true },
  green: { lineWidth: 1, isDashed: false },
  orange: { lineWidth: 2, isDashed: false },
  red: { lineWidth: 3.5, isDashed: false },
};

/** Areas, cone and track of one event, the lowest first: one layer, which is filled anew for each event. */
function shapeLayer(
  { areas, cones, lines }: EventShapes,
  shown: readonly ShapeLayer[],
  words: ShapeLabels,
): ShapesLayer {
  const feature = (geometry: Geometry, properties: Record<string, unknown>) =>
    ({ type: 'Feature', properties, geometry }) as const;
  const features = [
    ...(shown.includes('area') ? areas : []).map((area, index) =>
      feature(area.geometry, {
        id: `area ${index}`,
        label: words.area(area),
        colour: severityColours[area.severity],
        opacity: 0.4,
        ...areaEdges[area.severity],
      }),
    ),
    ...(shown.includes('cone') ? cones : []).map((geometry, index) =>
      feature(geometry, { id: `cone ${index}`, label: words.cone, opacity: 0.06, lineWidth: 1.5, isDashed: true }),
    ),
    ...(shown.includes('track') ? lines : []).map((geometry, index) =>
      feature(geometry, { id: `track ${index}`, label: words.track }),
    ),
  ];
  return {
    kind: 'shapes',
    id: 'footprint',
    colour: '--ink',
    lineWidth: 2,
    data: { type: 'FeatureCollection', features },
  };
}

/** The radius of the halo: none round observed positions, a small one round forecasts, a large one round the event's own place. */
const halos = { observed: 0, forecast: 1, centre: 2 };
const haloStops = [
  [halos.observed, 0],
  [halos.forecast, 12],
  [halos.centre, 18],
] as const;

/** The positions of the track and the event's own place. */
function pointLayer({ points, centres }: EventShapes, shown: readonly ShapeLayer[], words: ShapeLabels): CirclesLayer {
  const track = (shown.includes('positions') ? points : []).map((point, index): MapPoint => {
    const [longitude, latitude] = point.position;
    const value = point.isForecast ? halos.forecast : halos.observed;
    return { id: pointId(index), label: words.point(point), longitude, latitude, colour: '--ink', value };
  });
  const places = centres.map(
    ({ position: [longitude = 0, latitude = 0], severity }, index): MapPoint => ({
      id: `centre ${index}`,
      label: '',
      longitude,
      latitude,
      colour: severityColours[severity],
      value: halos.centre,
    }),
  );
  return { kind: 'circles', id: 'positions', points: [...track, ...places], stops: haloStops };
}

/** The shown layers of one event, the lowest first. @source reference/risk-watch.md, section 1.2 */
export const shapeMapLayers = (shapes: EventShapes, shown: readonly ShapeLayer[], words: ShapeLabels): MapLayer[] => [
  shapeLayer(shapes, shown, words),
  pointLayer(shapes, shown, words),
];
