/** West, south, east, north in degrees; east is above 180 where the box crosses the antimeridian. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Longitude and latitude in degrees; a height after them is ignored. */
export type Position = readonly number[];
type Ring = readonly Position[];

export type Shape =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

const longitude = (position: Position) => position[0] ?? 0;
const latitude = (position: Position) => position[1] ?? 0;

/** The line with continuous longitudes, which may exceed ±180: no step between neighbours is larger than 180 degrees. */
function unwrapped(line: Ring): Position[] {
  let turn = 0;
  return line.map((position, index) => {
    const before = line[index - 1];
    const step = before ? longitude(position) - longitude(before) : 0;
    if (step > 180) turn -= 360;
    if (step < -180) turn += 360;
    return [longitude(position) + turn, latitude(position)];
  });
}

/** The ring, closed along the pole if it surrounds one: it would not close on a flat map. */
function closedOverPole(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs(longitude(first) - longitude(last)) < 180) return ring;
  const pole = ring.reduce((sum, position) => sum + latitude(position), 0) < 0 ? -90 : 90;
  return [...ring, [longitude(last), pole], [longitude(first), pole], first];
}

const crossing = (a: Position, b: Position, meridian: number): Position => {
  const share = (meridian - longitude(a)) / (longitude(b) - longitude(a));
  return [meridian, latitude(a) + share * (latitude(b) - latitude(a))];
};

/** The part of a ring on one side of a meridian (Sutherland–Hodgman clipping). */
function clippedRing(ring: Ring, meridian: number, isInside: (lng: number) => boolean): Position[] {
  const clipped: Position[] = [];
  ring.forEach((position, index) => {
    const before = ring[(index - 1 + ring.length) % ring.length] ?? position;
    const [here, there] = [isInside(longitude(position)), isInside(longitude(before))];
    if (here !== there) clipped.push(crossing(before, position, meridian));
    if (here) clipped.push(position);
  });
  const first = clipped[0];
  return first ? [...clipped, first] : clipped;
}

const turns = (lines: readonly Ring[]) => {
  const all = lines.flat().map(longitude);
  const [least, most] = all.reduce(
    ([low, high], lng) => [Math.min(low, lng), Math.max(high, lng)],
    [Infinity, -Infinity],
  );
  const first = Math.floor((least + 180) / 360);
  return Array.from({ length: Math.max(1, Math.ceil((most + 180) / 360) - first) }, (_, index) => first + index);
};

const shifted = (line: Ring, turn: number): Position[] =>
  line.map((position) => [longitude(position) - turn * 360, latitude(position)]);

function cutPolygon(rings: readonly Ring[]): Position[][][] {
  const [outer = [], ...holes] = rings.map((ring) => closedOverPole(unwrapped(ring)));
  const middle = outer.reduce((sum, position) => sum + longitude(position), 0) / (outer.length || 1);
  const aligned = holes.map((hole) => {
    const own = hole.reduce((sum, position) => sum + longitude(position), 0) / (hole.length || 1);
    return shifted(hole, Math.round((own - middle) / 360));
  });
  return turns([outer]).flatMap((turn) => {
    const [west, east] = [turn * 360 - 180, turn * 360 + 180];
    const [shell, ...rest] = [outer, ...aligned].map((ring) => {
      const eastern = clippedRing(ring, west, (lng) => lng >= west);
      return shifted(
        clippedRing(eastern, east, (lng) => lng <= east),
        turn,
      );
    });
    return shell && shell.length > 3 ? [[shell, ...rest.filter((ring) => ring.length > 3)]] : [];
  });
}

function cutLine(line: Ring): Position[][] {
  const unwrappedLine = unwrapped(line);
  return turns([unwrappedLine]).flatMap((turn) => {
    const [west, east] = [turn * 360 - 180, turn * 360 + 180];
    const pieces: Position[][] = [[]];
    unwrappedLine.forEach((position, index) => {
      const lng = longitude(position);
      const before = unwrappedLine[index - 1];
      const from = before ? longitude(before) : lng;
      const enters = before && [west, east].filter((edge) => (from - edge) * (lng - edge) < 0);
      const ordered = enters?.sort((a, b) => Math.abs(a - from) - Math.abs(b - from)) ?? [];
      for (const edge of ordered) if (before) pieces.at(-1)?.push(crossing(before, position, edge));
      if (lng >= west && lng <= east) pieces.at(-1)?.push(position);
      else if (pieces.at(-1)?.length) pieces.push([]);
    });
    return pieces.filter((piece) => piece.length > 1).map((piece) => shifted(piece, turn));
  });
}

/**
 * Cuts a shape at the antimeridian, so that a flat map does not draw it across the whole world.
 *
 * @param shape - GeoJSON geometry in degrees; rings may jump from 180 to -180 or surround a pole
 * @returns the same shape with all longitudes between -180 and 180
 */
export function cutAtAntimeridian(shape: Shape): Shape {
  switch (shape.type) {
    case 'Polygon':
      return { type: 'MultiPolygon', coordinates: cutPolygon(shape.coordinates) };
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: shape.coordinates.flatMap(cutPolygon) };
    case 'LineString':
      return { type: 'MultiLineString', coordinates: cutLine(shape.coordinates) };
    case 'MultiLineString':
      return { type: 'MultiLineString', coordinates: shape.coordinates.flatMap(cutLine) };
    default:
      return shape;
  }
}

/** All positions of a shape. */
export function positionsOf(shape: Shape): readonly Position[] {
  switch (shape.type) {
    case 'Point':
      return [shape.coordinates];
    case 'MultiPoint':
    case 'LineString':
      return shape.coordinates;
    case 'MultiLineString':
    case 'Polygon':
      return shape.coordinates.flat();
    case 'MultiPolygon':
      return shape.coordinates.flat(2);
  }
}

/**
 * The smallest bounding box of some positions, across the antimeridian where that is smaller.
 *
 * @returns null without positions
 */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  const longitudes = positions.map(longitude).sort((a, b) => a - b);
  const [first, last] = [longitudes[0], longitudes.at(-1)];
  if (first === undefined || last === undefined) return null;
  let [west, east, widest] = [first, last, first + 360 - last];
  longitudes.forEach((lng, index) => {
    const before = longitudes[index - 1];
    if (before !== undefined && lng - before > widest) [west, east, widest] = [lng, before + 360, lng - before];
  });
  const latitudes = positions.map(latitude);
  const [south, north] = latitudes.reduce(([low, high], lat) => [Math.min(low, lat), Math.max(high, lat)], [90, -90]);
  return [west, south, east, north];
}
