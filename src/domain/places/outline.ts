import type { Position, Shape } from './geo';

/** Mean radius of the Earth in kilometres. */
const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two positions over the ground in kilometres (haversine formula). */
export function kilometresBetween([lngA = 0, latA = 0]: Position, [lngB = 0, latB = 0]: Position): number {
  const [dLat, dLng] = [radians(latB - latA), radians(lngB - lngA)];
  const chord = Math.sin(dLat / 2) ** 2 + Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

type Ring = readonly Position[];

const polygonsOf = (shape: Shape): readonly (readonly Ring[])[] => {
  if (shape.type === 'Polygon') return [shape.coordinates];
  return shape.type === 'MultiPolygon' ? shape.coordinates : [];
};

/** Whether a ray to the east crosses the ring an odd number of times. */
function isInRing(ring: Ring, [lng = 0, lat = 0]: Position): boolean {
  let isInside = false;
  ring.forEach(([x0 = 0, y0 = 0], index) => {
    const [x1 = 0, y1 = 0] = ring[(index + 1) % ring.length] ?? [];
    if (y0 > lat !== y1 > lat && lng < ((x1 - x0) * (lat - y0)) / (y1 - y0) + x0) isInside = !isInside;
  });
  return isInside;
}

/** Whether a position is in a polygon and in none of its holes. */
export const isInShape = (shape: Shape, position: Position): boolean =>
  polygonsOf(shape).some(
    ([outer = [], ...holes]) => isInRing(outer, position) && !holes.some((hole) => isInRing(hole, position)),
  );

/** The point of a line nearest to a position, on a map that is flat around the position. */
function nearestOn([x0 = 0, y0 = 0]: Position, [x1 = 0, y1 = 0]: Position, [lng = 0, lat = 0]: Position): Position {
  const width = Math.cos(radians(lat));
  const [dx, dy] = [(x1 - x0) * width, y1 - y0];
  const length = dx ** 2 + dy ** 2;
  const share = length === 0 ? 0 : ((lng - x0) * width * dx + (lat - y0) * dy) / length;
  const along = Math.max(0, Math.min(1, share));
  return [x0 + along * (x1 - x0), y0 + along * (y1 - y0)];
}

/** How far a position is outside of the polygons of a shape, in kilometres: 0 inside. Infinite for a shape without polygons. */
export function kilometresOutside(shape: Shape, position: Position): number {
  if (isInShape(shape, position)) return 0;
  const rings = polygonsOf(shape).flatMap(([outer = []]) => [outer]);
  return rings.reduce((least, ring) => {
    const distances = ring.map((point, index) =>
      kilometresBetween(nearestOn(point, ring[(index + 1) % ring.length] ?? point, position), position),
    );
    return distances.reduce((a, b) => Math.min(a, b), least);
  }, Number.POSITIVE_INFINITY);
}

/**
 * Kilometres by which a position may be outside of the bundled outline and still be in the country: coasts and borders are drawn only roughly,
 * and the islets of large countries are left out.
 */
export const outlineTolerance = 15;
