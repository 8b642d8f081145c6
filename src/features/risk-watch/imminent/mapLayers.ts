import type { Geometry } from 'geojson';
import type { EventShapes, Severity, ShapeLayer, TrackPoint } from '#domain/risk-watch/eventShapes';
import { eventKey, type ImminentEvent } from '#domain/risk-watch/imminentEvents';
import type { AreaEdge, BadgesLayer, CirclesLayer, MapColour, MapLayer, MapPoint, ShapesLayer } from '#ui/map/mapTypes';
import { hazardColour, hazardMark } from '../useHazardNames';

export const severityColours: Readonly<Record<Severity, MapColour>> = {
  green: '--severity-green',
  orange: '--severity-orange',
  red: '--severity-red',
  unknown: '--severity-unknown',
};

/** The events as badges with the letters of their hazard; events without a position are left out. */
export function eventLayer(events: readonly ImminentEvent[], nameOf: (event: ImminentEvent) => string): BadgesLayer {
  const points = events.flatMap((event): MapPoint[] => {
    if (!event.position || !event.hazard) return [];
    const [longitude, latitude] = event.position;
    return [
      {
        id: eventKey(event),
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

/** The tooltips of the shapes of an event. */
export interface ShapeLabels {
  readonly area: (area: EventShapes['areas'][number]) => string;
  readonly cone: string;
  readonly track: string;
  readonly point: (point: TrackPoint) => string;
}

/** The id of a track position on the map. */
export const pointId = (index: number) => `position ${index}`;

/** Severity is visible without colour: the edge of an area is wider with higher severity, and dashed where it is unknown. */
export const areaEdges: Readonly<Record<Severity, AreaEdge>> = {
  unknown: { lineWidth: 2, isDashed: true },
  green: { lineWidth: 1, isDashed: false },
  orange: { lineWidth: 2, isDashed: false },
  red: { lineWidth: 3.5, isDashed: false },
};

/** Areas, cone and track of one event, bottom first, as one layer whose data are replaced for each event. */
function shapeLayer(
  { areas, cones, lines }: EventShapes,
  shown: readonly ShapeLayer[],
  labels: ShapeLabels,
): ShapesLayer {
  const feature = (geometry: Geometry, properties: Record<string, unknown>) =>
    ({ type: 'Feature', properties, geometry }) as const;
  const features = [
    ...(shown.includes('area') ? areas : []).map((area, index) =>
      feature(area.geometry, {
        id: `area ${index}`,
        label: labels.area(area),
        colour: severityColours[area.severity],
        opacity: 0.4,
        ...areaEdges[area.severity],
      }),
    ),
    ...(shown.includes('cone') ? cones : []).map((geometry, index) =>
      feature(geometry, { id: `cone ${index}`, label: labels.cone, opacity: 0.06, lineWidth: 1.5, isDashed: true }),
    ),
    ...(shown.includes('track') ? lines : []).map((geometry, index) =>
      feature(geometry, { id: `track ${index}`, label: labels.track }),
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

/** Values that set the halo radius: none for observed positions, small for forecasts, large for the position of the event itself. */
const halos = { observed: 0, forecast: 1, centre: 2 };
const haloStops = [
  [halos.observed, 0],
  [halos.forecast, 12],
  [halos.centre, 18],
] as const;

/** The positions of the track and the position of the event itself. */
function pointLayer({ points, centres }: EventShapes, shown: readonly ShapeLayer[], labels: ShapeLabels): CirclesLayer {
  const track = (shown.includes('positions') ? points : []).map((point, index): MapPoint => {
    const [longitude, latitude] = point.position;
    const value = point.isForecast ? halos.forecast : halos.observed;
    return { id: pointId(index), label: labels.point(point), longitude, latitude, colour: '--ink', value };
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

/** The visible layers of one event, bottom first. @source reference/risk-watch.md, section 1.2 */
export const shapeMapLayers = (shapes: EventShapes, shown: readonly ShapeLayer[], labels: ShapeLabels): MapLayer[] => [
  shapeLayer(shapes, shown, labels),
  pointLayer(shapes, shown, labels),
];
