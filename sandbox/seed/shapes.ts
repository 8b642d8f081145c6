import { createRequire } from 'node:module';
import type { Feature, Polygon as GeoPolygon, MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point, Polygon } from '../store/tables/places';

type Ring = number[][];

const load = createRequire(import.meta.url);

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

export interface Place {
  centroid: Point;
  bbox: Polygon;
}

function placeOf(shape: Feature<GeoPolygon | MultiPolygon>): Place | null {
  const polygons = shape.geometry.type === 'Polygon' ? [shape.geometry.coordinates] : shape.geometry.coordinates;
  const rings = polygons.flatMap(([outer]) => (outer ? [outer] : []));
  const [largest] = rings.map((ring) => ({ ring, ...ringCentre(ring) })).sort((a, b) => b.area - a.area);
  if (!largest) return null;
  const longitudes = largest.ring.map(([x = 0]) => x);
  const latitudes = largest.ring.map(([, y = 0]) => y);
  return {
    centroid: point(...largest.centre),
    bbox: box(Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)),
  };
}

/** The middle and the extent of the largest part of each country, by its ISO number, from Natural Earth's shapes. */
export function placesByNumber(): Map<string, Place> {
  const world: Topology<{ countries: GeometryCollection }> = load('world-atlas/countries-50m.json');
  const { features } = feature(world, world.objects.countries);
  return new Map(
    features.flatMap((each) => {
      const { geometry } = each;
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
      const place = placeOf({ ...each, geometry });
      return place && each.id !== undefined ? [[String(each.id).padStart(3, '0'), place] as const] : [];
    }),
  );
}
