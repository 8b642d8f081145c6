import type {
  AdamExposure,
  GdacsExposure,
  MeteoSwissExposure,
  PdcExposure,
  RiskFeature,
  RiskGeometry,
} from '#contract/riskEvent';
import { type Bounds, boundsOf, type Position, positionsOf } from '../places/geo';
import { isAfter, sourceDate, sourceTime } from './sourceDates';

/** The severity of an area, by the source's colour. */
export const severities = ['green', 'orange', 'red', 'unknown'] as const;
export type Severity = (typeof severities)[number];

/** The map layers of an event that can be toggled. @source reference/risk-watch.md, section 1.2 */
export const shapeLayers = ['positions', 'area', 'track', 'cone'] as const;
export type ShapeLayer = (typeof shapeLayers)[number];

export interface Area {
  readonly geometry: RiskGeometry;
  readonly severity: Severity;
  /** The source's label, such as a wind speed. */
  readonly label: string | null;
}

/** A past, current or forecast position of a storm. */
export interface TrackPoint {
  readonly position: readonly [longitude: number, latitude: number];
  /** ISO 8601; null where the source gives no time. */
  readonly time: string | null;
  readonly isForecast: boolean;
  /** km/h */
  readonly wind: number | null;
}

/** The footprint of an event, in one format for all sources. */
export interface EventShapes {
  readonly areas: readonly Area[];
  /** Cones of uncertainty of a storm's path. */
  readonly cones: readonly RiskGeometry[];
  readonly lines: readonly RiskGeometry[];
  /** Sorted by time; positions without a time come last, in the source's order. */
  readonly points: readonly TrackPoint[];
  /** Positions of the event itself. */
  readonly centres: readonly { readonly position: Position; readonly severity: Severity }[];
}

const none: EventShapes = { areas: [], cones: [], lines: [], points: [], centres: [] };
const kilometresPerMile = 1.609_344;

const severityOf = (value: unknown): Severity => {
  const name = typeof value === 'string' ? value.toLowerCase() : '';
  return severities.find((severity) => severity === name) ?? 'unknown';
};

/** A number that a source sends as such or as text. @source reference/real-server.md, section 5 */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
const labelOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null);

const isArea = ({ type }: RiskGeometry) => type === 'Polygon' || type === 'MultiPolygon';
const isLine = ({ type }: RiskGeometry) => type === 'LineString' || type === 'MultiLineString';

const pointPosition = (geometry: RiskGeometry): readonly [number, number] | null => {
  const [longitude, latitude] = geometry.type === 'Point' ? geometry.coordinates : [];
  return longitude === undefined || latitude === undefined ? null : [longitude, latitude];
};

/** Points sorted by time without duplicate times; points without a time come last, in their order. */
function inOrder(points: readonly TrackPoint[]): TrackPoint[] {
  const seen = new Set<string>();
  const once = points.filter(({ time }) => time === null || (!seen.has(time) && seen.add(time)));
  const at = ({ time }: TrackPoint) => sourceTime(time);
  return once.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)));
}

/** The features with a geometry. */
const shapesIn = (features: readonly RiskFeature[] | null | undefined) =>
  (features ?? []).flatMap(({ geometry, properties }) =>
    geometry ? [{ geometry, properties: properties ?? {} }] : [],
  );

/**
 * The footprint of a PDC event: an area without severity, the first three-day or else five-day cone, and positions, which the track
 * connects in order of time.
 *
 * @param updated - last update of the event, ISO 8601: later positions are forecasts
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

/** Whether a position counts as forecast: all do but those known to be of the past. */
const isAhead = (time: string | null, published: string | null) =>
  time === null || published === null || isAfter(time, published);

/**
 * The footprint of a WFP ADAM event. Areas have their alert level as severity.
 *
 * @param published - publication of the event, ISO 8601: positions up to it are of the past
 * @source reference/risk-watch.md, section 1.2; reference/real-server.md, section 5
 */
export function adamShapes({ storm_position_geojson: storm }: AdamExposure, published: string | null): EventShapes {
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
        const isForecast = isAhead(time, published);
        return position ? [{ position, time, isForecast, wind: numberOf(properties.wind_speed) }] : [];
      }),
    ),
    centres: [],
  };
}

/** The kind of a GDACS feature. @source reference/risk-watch.md, section 1.2 */
type GdacsKind = 'centre' | 'point' | 'line' | 'cone' | 'area' | 'boundary' | 'unknown';

/**
 * The kind of a GDACS feature. Areas are the winds of cyclones (`Poly_Green`), the affected area of floods, droughts and fires, and the
 * intensities of earthquakes from 5; the boxes and circles around an event are unknown.
 *
 * @param className - its property `Class`
 * @source reference/real-server.md, section 5
 */
export function gdacsKind(className: unknown): GdacsKind {
  const [shape, kind, ...rest] = typeof className === 'string' ? className.split('_') : [];
  if (shape === 'Point') return kind === 'Centroid' ? 'centre' : 'point';
  if (shape === 'Line') return 'line';
  if (shape !== 'Poly') return 'unknown';
  if (kind === 'Cones') return 'cone';
  if (kind === 'Polygon' && rest[0] === 'Point') return 'boundary';
  if (severityOf(kind) !== 'unknown') return 'area';
  const isFelt = kind === 'SMPInt' && Number(rest[0]) >= leastIntensity;
  return kind === 'Affected' || kind === 'area' || isFelt ? 'area' : 'unknown';
}

/** The intensity from which an earthquake's area is drawn: moderate, felt by everybody. */
const leastIntensity = 5;

/** Cyclones have the level in the class, other events among the properties, of the event's centre at least. */
const gdacsSeverity = (className: unknown, ...levels: readonly unknown[]): Severity =>
  [String(className).split('_')[1], ...levels].map(severityOf).find((severity) => severity !== 'unknown') ?? 'unknown';

/**
 * The footprint of a GDACS event. Positions after the collection's `todate` are forecasts.
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
      severity: gdacsSeverity(properties.Class, properties.alertlevel, of('centre')[0]?.properties.alertlevel),
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
 * The footprint of a MeteoSwiss event. `footprint_geojson` is nested in itself; the inner one is a collection, a feature or a geometry.
 *
 * @param updated - the run of the forecast, ISO 8601: positions up to it are of the past
 * @source reference/risk-watch.md, section 1.2; reference/real-server.md, section 5
 */
export function meteoSwissShapes(
  { footprint_geojson: outer }: MeteoSwissExposure,
  updated: string | null,
): EventShapes {
  const shapes = shapesIn(featuresOf(outer?.footprint_geojson));
  return {
    ...none,
    areas: shapes
      .filter(({ geometry }) => isArea(geometry))
      .map(({ geometry }) => ({ geometry, severity: 'unknown' as const, label: null })),
    lines: shapes.filter(({ geometry }) => isLine(geometry)).map(({ geometry }) => geometry),
    points: shapes.flatMap(({ geometry, properties }) => {
      const position = pointPosition(geometry);
      const time = sourceDate(properties.time);
      const isForecast = isAhead(time, updated);
      return position ? [{ position, time, isForecast, wind: numberOf(properties.wind_speed) }] : [];
    }),
  };
}

/** The layers with content. */
export const layersIn = ({ areas, cones, lines, points }: EventShapes): ShapeLayer[] =>
  shapeLayers.filter((layer) => ({ positions: points, area: areas, track: lines, cone: cones })[layer].length > 0);

const kilometresPerDegree = 111.2;
const bufferKilometres = 10;

/** Two corners of a box with the buffer around a position. */
const boxAround = ([longitude, latitude]: readonly [number, number]): Position[] => {
  const north = bufferKilometres / kilometresPerDegree;
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
 * The map bounds of an event: its footprint, and 10 km around its position.
 *
 * @returns bounds across the antimeridian where that is smaller; null without a footprint and a position
 * @source reference/risk-watch.md, section 1.2
 */
export function eventBounds(shapes: EventShapes | null, position: readonly [number, number] | null): Bounds | null {
  const drawn = shapes
    ? [...shapes.areas.map(({ geometry }) => geometry), ...shapes.cones, ...shapes.lines].flatMap(positionsOf)
    : [];
  const points = shapes?.points.map((point) => point.position) ?? [];
  return boundsOf([...drawn, ...points, ...(position ? boxAround(position) : [])].map(wrapped));
}
