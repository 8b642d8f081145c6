import type {
  AdamExposure,
  GdacsExposure,
  MeteoSwissExposure,
  PdcExposure,
  RiskFeature,
  RiskGeometry,
} from '#contract/riskEvent';
import { type Bounds, boundsOf, type Position, positionsOf } from '../places/geo';
import { isAfter, sourceDate } from './sourceDates';

/** The severity of an area, as its source colours it. */
export const severities = ['green', 'orange', 'red', 'unknown'] as const;
export type Severity = (typeof severities)[number];

/** The layers of an event that can be shown and hidden. @source reference/risk-watch.md, section 1.2 */
export const shapeLayers = ['positions', 'area', 'track', 'cone'] as const;
export type ShapeLayer = (typeof shapeLayers)[number];

export interface Area {
  readonly geometry: RiskGeometry;
  readonly severity: Severity;
  /** The source's label, such as its wind speed. */
  readonly label: string | null;
}

/** Where a storm was, is or is to be. */
export interface TrackPoint {
  readonly position: readonly [longitude: number, latitude: number];
  /** ISO 8601; null where the source gives no time. */
  readonly time: string | null;
  readonly isForecast: boolean;
  /** km/h */
  readonly wind: number | null;
}

/** The footprint of an event in one shape, whatever its source. */
export interface EventShapes {
  readonly areas: readonly Area[];
  /** Where a storm may go. */
  readonly cones: readonly RiskGeometry[];
  readonly lines: readonly RiskGeometry[];
  /** By time; without a time in the order of the source. */
  readonly points: readonly TrackPoint[];
  /** The place of the event itself, with its severity. */
  readonly centres: readonly { readonly position: Position; readonly severity: Severity }[];
}

const none: EventShapes = { areas: [], cones: [], lines: [], points: [], centres: [] };
const kilometresPerMile = 1.609_344;

const severityOf = (value: unknown): Severity => {
  const name = typeof value === 'string' ? value.toLowerCase() : '';
  return severities.find((severity) => severity === name) ?? 'unknown';
};

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const labelOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null);

const isArea = ({ type }: RiskGeometry) => type === 'Polygon' || type === 'MultiPolygon';
const isLine = ({ type }: RiskGeometry) => type === 'LineString' || type === 'MultiLineString';

const pointPosition = (geometry: RiskGeometry): readonly [number, number] | null => {
  const [longitude, latitude] = geometry.type === 'Point' ? geometry.coordinates : [];
  return longitude === undefined || latitude === undefined ? null : [longitude, latitude];
};

/** By time, each moment once; those without a time keep their order, after the others. */
function inOrder(points: readonly TrackPoint[]): TrackPoint[] {
  const seen = new Set<string>();
  const once = points.filter(({ time }) => time === null || (!seen.has(time) && seen.add(time)));
  const at = ({ time }: TrackPoint) => (time === null ? Number.POSITIVE_INFINITY : Date.parse(time));
  return once.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)));
}

/** The shapes of features that have a geometry. */
const shapesIn = (features: readonly RiskFeature[] | null | undefined) =>
  (features ?? []).flatMap(({ geometry, properties }) =>
    geometry ? [{ geometry, properties: properties ?? {} }] : [],
  );

/**
 * PDC: a footprint without severity, the first cone of three days or else of five, and positions whose order makes the track.
 *
 * @param updated - when the event was updated, ISO 8601: later positions are forecasts
 * @source reference/risk-watch.md, section 1.2
 */
export function pdcShapes(exposure: PdcExposure, updated: string | null): EventShapes {
  const { footprint_geojson: footprint, storm_position_geojson: storm } = exposure;
  if (footprint === null && storm === null) return none;
  const cone = shapesIn(exposure.cyclone_three_days_cou)[0] ?? shapesIn(exposure.cyclone_five_days_cou)[0];
  const points = inOrder(
    shapesIn(storm).flatMap(({ geometry, properties }) => {
      const position = pointPosition(geometry);
      if (!position) return [];
      const time = sourceDate(properties.forecast_date_time);
      const mph = numberOf(properties.wind_speed_mph);
      const wind = mph === null ? null : Math.round(mph * kilometresPerMile);
      return [{ position, time, isForecast: isAfter(time, updated), wind }];
    }),
  );
  const line: RiskGeometry = { type: 'LineString', coordinates: points.map(({ position }) => [...position]) };
  return {
    areas: shapesIn(footprint ? [footprint] : []).map(({ geometry }) => ({
      geometry,
      severity: 'unknown' as const,
      label: null,
    })),
    cones: cone ? [cone.geometry] : [],
    lines: points.length > 1 ? [line] : [],
    points,
    centres: [],
  };
}

/**
 * WFP ADAM: areas are named by their alert level, and all positions count as forecasts.
 *
 * @source reference/risk-watch.md, section 1.2
 */
export function adamShapes({ storm_position_geojson: storm }: AdamExposure): EventShapes {
  const shapes = shapesIn(storm?.features);
  const areas = shapes.filter(({ geometry }) => isArea(geometry));
  const isCone = ({ properties }: (typeof shapes)[number]) => properties.alert_level === 'Cones';
  return {
    areas: areas
      .filter((shape) => !isCone(shape))
      .map(({ geometry, properties }) => ({
        geometry,
        severity: severityOf(properties.alert_level),
        label: labelOf(properties.wind_speed_label),
      })),
    cones: areas.filter(isCone).map(({ geometry }) => geometry),
    lines: shapes.filter(({ geometry }) => isLine(geometry)).map(({ geometry }) => geometry),
    points: inOrder(
      shapes.flatMap(({ geometry, properties }) => {
        const position = pointPosition(geometry);
        const time = sourceDate(properties.track_date);
        return position ? [{ position, time, isForecast: true, wind: numberOf(properties.wind_speed) }] : [];
      }),
    ),
    centres: [],
  };
}

/** What a feature of GDACS is by the parts of its class, `Poly_Green`. @source reference/risk-watch.md, section 1.2 */
type GdacsKind = 'centre' | 'point' | 'line' | 'cone' | 'area' | 'boundary' | 'unknown';

/** @param className - the property `Class` */
export function gdacsKind(className: unknown): GdacsKind {
  const [shape, kind, ...rest] = typeof className === 'string' ? className.split('_') : [];
  if (shape === 'Point') return kind === 'Centroid' ? 'centre' : 'point';
  if (shape === 'Line') return 'line';
  if (shape !== 'Poly') return 'unknown';
  if (kind === 'Cones') return 'cone';
  if (kind === 'Polygon' && rest[0] === 'Point') return 'boundary';
  return severityOf(kind) === 'unknown' ? 'unknown' : 'area';
}

/**
 * GDACS: the class of a feature is its kind; positions after the end of the collection's data are forecasts.
 *
 * @source reference/risk-watch.md, section 1.2
 */
export function gdacsShapes({ footprint_geojson: footprint }: GdacsExposure): EventShapes {
  const until = sourceDate(footprint?.metadata?.todate);
  const shapes = shapesIn(footprint?.features).map((shape) => ({ ...shape, kind: gdacsKind(shape.properties.Class) }));
  const of = (kind: GdacsKind) => shapes.filter((shape) => shape.kind === kind);
  return {
    areas: of('area').map(({ geometry, properties }) => ({
      geometry,
      severity: severityOf(String(properties.Class).split('_')[1]),
      label: labelOf(properties.polygonlabel),
    })),
    cones: of('cone').map(({ geometry }) => geometry),
    lines: of('line').map(({ geometry }) => geometry),
    points: inOrder(
      of('point').flatMap(({ geometry, properties }) => {
        const position = pointPosition(geometry);
        const time = sourceDate(properties.trackdate);
        return position
          ? [{ position, time, isForecast: isAfter(time, until), wind: numberOf(properties.windspeed) }]
          : [];
      }),
    ),
    centres: of('centre').flatMap(({ geometry, properties }) => {
      const position = pointPosition(geometry);
      return position ? [{ position, severity: severityOf(properties.alertlevel) }] : [];
    }),
  };
}

type Nested = NonNullable<MeteoSwissExposure['footprint_geojson']>['footprint_geojson'];

const featuresOf = (nested: Nested | undefined): RiskFeature[] => {
  if (!nested) return [];
  if (nested.type === 'FeatureCollection') return nested.features;
  return nested.type === 'Feature' ? [nested] : [{ type: 'Feature', geometry: nested, properties: null }];
};

/**
 * MeteoSwiss: the shapes stand twice inside of each other, as a collection, a feature or a geometry.
 *
 * @source reference/risk-watch.md, section 1.2
 */
export function meteoSwissShapes({ footprint_geojson: outer }: MeteoSwissExposure): EventShapes {
  const shapes = shapesIn(featuresOf(outer?.footprint_geojson));
  return {
    ...none,
    areas: shapes
      .filter(({ geometry }) => isArea(geometry))
      .map(({ geometry }) => ({ geometry, severity: 'unknown' as const, label: null })),
    lines: shapes.filter(({ geometry }) => isLine(geometry)).map(({ geometry }) => geometry),
    points: shapes.flatMap(({ geometry, properties }) => {
      const position = pointPosition(geometry);
      return position
        ? [{ position, time: sourceDate(properties.time), isForecast: true, wind: numberOf(properties.wind_speed) }]
        : [];
    }),
  };
}

/** The layers that an event has something for. */
export const layersIn = ({ areas, cones, lines, points }: EventShapes): ShapeLayer[] =>
  shapeLayers.filter((layer) => ({ positions: points, area: areas, track: lines, cone: cones })[layer].length > 0);

const kilometresPerDegree = 111.2;
const buffer = 10;

/** The corners of a box that reaches so many kilometres from a place. */
const roundPlace = ([longitude, latitude]: readonly [number, number]): Position[] => {
  const north = buffer / kilometresPerDegree;
  const east = north / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return [
    [longitude - east, latitude - north],
    [longitude + east, latitude + north],
  ];
};

const wrapped = ([longitude = 0, latitude = 0]: Position): Position => [
  ((((longitude + 180) % 360) + 360) % 360) - 180,
  latitude,
];

/**
 * What to show of the world for an event: its footprint, and 10 km round its place.
 *
 * @returns across the antimeridian where that is smaller; null for an event that has neither
 * @source reference/risk-watch.md, section 1.2
 */
export function eventBounds(shapes: EventShapes | null, position: readonly [number, number] | null): Bounds | null {
  const drawn = shapes
    ? [...shapes.areas.map(({ geometry }) => geometry), ...shapes.cones, ...shapes.lines].flatMap(positionsOf)
    : [];
  const points = shapes?.points.map((point) => point.position) ?? [];
  return boundsOf([...drawn, ...points, ...(position ? roundPlace(position) : [])].map(wrapped));
}
