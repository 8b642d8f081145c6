import { createRequire } from 'node:module';
import type { Feature, Polygon as GeoPolygon, MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { Point, Polygon } from './tables';

type Ring = number[][];

type Topology = Parameters<typeof feature>[0];
interface World extends Topology {
  objects: { countries: Parameters<typeof feature>[1] & object };
}

const load = createRequire(import.meta.url);

/** Unwraps a ring that crosses the antimeridian: its longitudes continue beyond 180 degrees. */
function unbroken(ring: Ring): Ring {
  let turn = 0;
  return ring.map(([x = 0, y = 0], index) => {
    const before = ring[index - 1]?.[0] ?? x;
    if (x - before > 180) turn -= 360;
    if (x - before < -180) turn += 360;
    return [x + turn, y];
  });
}

/** Twice the area of a ring in square degrees, and its centre of gravity. */
function ringCentre(ring: Ring): { area: number; centre: [number, number] } {
  let area = 0;
  let x = 0;
  let y = 0;
  ring.forEach(([x0 = 0, y0 = 0], index) => {
    const [x1 = 0, y1 = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x0 * y1 - x1 * y0;
    area += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  });
  const [first = [0, 0]] = ring;
  return {
    area: Math.abs(area),
    centre: area === 0 ? [first[0] ?? 0, first[1] ?? 0] : [x / (3 * area), y / (3 * area)],
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** A rectangle from its south-west to its north-east corner. */
export function box(west: number, south: number, east: number, north: number): Polygon {
  const [w, s, e, n] = [west, south, east, north].map(rounded) as [number, number, number, number];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [w, s],
        [e, s],
        [e, n],
        [w, n],
        [w, s],
      ],
    ],
  };
}

export const point = (longitude: number, latitude: number): Point => ({
  type: 'Point',
  coordinates: [rounded(longitude), rounded(latitude)],
});

const withinMap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;
const withinBounds = (longitude: number) => Math.max(-180, Math.min(180, longitude));

export interface Place {
  centroid: Point;
  bbox: Polygon;
}

function placeOf(shape: Feature<GeoPolygon | MultiPolygon>): Place | null {
  const polygons = shape.geometry.type === 'Polygon' ? [shape.geometry.coordinates] : shape.geometry.coordinates;
  const rings = polygons.flatMap(([outer]) => (outer ? [unbroken(outer)] : []));
  const [largest] = rings.map((ring) => ({ ring, ...ringCentre(ring) })).sort((a, b) => b.area - a.area);
  if (!largest) return null;
  const longitudes = largest.ring.map(([x = 0]) => x);
  const west = Math.min(...longitudes);
  const east = Math.max(...longitudes);
  const [longitude, latitude] = largest.centre;
  const latitudes = largest.ring.map(([, y = 0]) => y);
  return {
    centroid: point(withinMap(longitude), latitude),
    bbox: box(withinBounds(west), Math.min(...latitudes), withinBounds(east), Math.max(...latitudes)),
  };
}

/** The middle and the extent of the largest part of each country, by its ISO number, from Natural Earth's shapes. */
export function placesByNumber(): Map<string, Place> {
  const world: World = load('world-atlas/countries-50m.json');
  const shapes = feature(world, world.objects.countries);
  const features = 'features' in shapes ? shapes.features : [shapes];
  return new Map(
    features.flatMap((each) => {
      const { geometry } = each;
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
      const place = placeOf({ ...each, geometry });
      return place && each.id !== undefined ? [[String(each.id).padStart(3, '0'), place] as const] : [];
    }),
  );
}

type Polygons = readonly Ring[][];

let shapesByNumber: ReadonlyMap<string, Polygons> | undefined;

/** The polygons of a country by its ISO number. */
function polygonsOf(number: string): Polygons | undefined {
  if (!shapesByNumber) {
    const world: World = load('world-atlas/countries-50m.json');
    const shapes = feature(world, world.objects.countries);
    shapesByNumber = new Map(
      ('features' in shapes ? shapes.features : [shapes]).flatMap(({ id, geometry }) => {
        if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
        const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
        return [[String(id).padStart(3, '0'), polygons] as const];
      }),
    );
  }
  return shapesByNumber.get(number);
}

/** Whether a ray to the east crosses the ring an odd number of times. */
function isInRing(ring: Ring, longitude: number, latitude: number): boolean {
  let isInside = false;
  ring.forEach(([x0 = 0, y0 = 0], index) => {
    const [x1 = 0, y1 = 0] = ring[(index + 1) % ring.length] ?? [];
    if (y0 > latitude === y1 > latitude) return;
    if (longitude < ((x1 - x0) * (latitude - y0)) / (y1 - y0) + x0) isInside = !isInside;
  });
  return isInside;
}

/**
 * Whether a point lies in a country.
 *
 * @param number - of three digits, of ISO 3166
 * @returns null for a country that the world map lacks
 */
export function isInCountry(number: string | null, longitude: number, latitude: number): boolean | null {
  const polygons = number === null ? undefined : polygonsOf(number);
  if (!polygons) return null;
  return polygons.some(([outer = [], ...holes]) => {
    const isIn = (ring: Ring) => isInRing(ring, longitude, latitude);
    return isIn(outer) && !holes.some(isIn);
  });
}
