import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature, mergeArcs, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { cutAtAntimeridian, type Position, type Shape } from '#domain/places/geo';
import { isoCodes } from '#domain/places/isoCodes';

/**
 * Writes the base map that is used without a map token: src/ui/map/basemap/world-110m.json and world-50m.json, GeoJSON from the public
 * domain shapes of Natural Earth. Rerun it when `world-atlas` changes: node scripts/run.mjs scripts/basemap.ts
 */

interface Place {
  readonly name: string;
}
type World = Topology<{ countries: GeometryCollection<Place> }>;

/** Alpha-3 codes, as the platform assigns them, of shapes without a code. */
const sharedCodes: Readonly<Record<string, string>> = { Kosovo: 'XKX', Somaliland: 'SOM', 'N. Cyprus': 'CYP' };

const decimals = 2;
const rounded = (position: Position) => position.map((degrees) => Number(degrees.toFixed(decimals)));

/** Drops consecutive points that are equal after rounding. */
const roundedLine = (line: readonly Position[]) =>
  line.map(rounded).filter(([lng, lat], index, all) => lng !== all[index - 1]?.[0] || lat !== all[index - 1]?.[1]);

/** In square degrees. Islets of large countries are left out to save bytes; countries below `smallCountry` keep all islets. */
const smallestIslet = 0.05;
const smallCountry = 4;

function withoutIslets(shape: Shape): Shape {
  if (shape.type !== 'MultiPolygon') return shape;
  const sizes = shape.coordinates.map(([shell = []]) => Math.abs(signedArea(shell)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total < smallCountry) return shape;
  return { ...shape, coordinates: shape.coordinates.filter((_, index) => (sizes[index] ?? 0) >= smallestIslet) };
}

function roundedShape(shape: Shape): Shape {
  if (shape.type === 'MultiPolygon') {
    const polygons = shape.coordinates.map((rings) => rings.map(roundedLine).filter((ring) => ring.length > 3));
    return { ...shape, coordinates: polygons.filter((rings) => rings.length > 0) };
  }
  if (shape.type === 'MultiLineString') {
    return { ...shape, coordinates: shape.coordinates.map(roundedLine).filter((line) => line.length > 1) };
  }
  return shape;
}

const signedArea = (ring: readonly Position[]) =>
  ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

function centreOf(ring: readonly Position[]): Position {
  const area = signedArea(ring);
  const sums = ring.reduce<readonly [number, number]>(
    ([sumX, sumY], [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
      const cross = x * nextY - nextX * y;
      return [sumX + (x + nextX) * cross, sumY + (y + nextY) * cross];
    },
    [0, 0],
  );
  return sums.map((sum) => sum / (6 * area));
}

/** The label position of a country: the centroid of its largest part, whose area is the priority of the label. */
function labelOf(shape: Shape): { readonly position: Position; readonly area: number } | null {
  if (shape.type !== 'MultiPolygon') return null;
  const shells = shape.coordinates.flatMap(([shell]) => (shell ? [shell] : []));
  const sizes = shells.map((shell) => Math.abs(signedArea(shell)));
  const area = Math.max(...sizes);
  const largest = shells[sizes.indexOf(area)];
  return largest && area > 0 ? { position: rounded(centreOf(largest)), area: Math.round(area * 10) / 10 } : null;
}

const nameOf = ({ properties }: GeometryObject) => (properties as Place | undefined)?.name ?? '';

const codeOf = (geometry: GeometryObject) => isoCodes(geometry.id)?.iso3 ?? sharedCodes[nameOf(geometry)] ?? null;

const isArea = (geometry: GeometryObject) => geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

/** Whether a line separates two countries, unlike a coastline. */
const isBorder = (a: GeometryObject, b: GeometryObject) => a !== b && codeOf(a) !== codeOf(b);

function basemap(world: World) {
  const areas = world.objects.countries.geometries.filter(isArea) as (Polygon | MultiPolygon)[];
  const groups = new Map<string, typeof areas>();
  for (const geometry of areas) {
    const key = codeOf(geometry) ?? nameOf(geometry);
    groups.set(key, [...(groups.get(key) ?? []), geometry]);
  }
  const countries = [...groups].flatMap(([key, pieces]) => {
    const merged = mergeArcs(world, pieces);
    const shape = roundedShape(withoutIslets(cutAtAntimeridian(feature(world, merged).geometry as Shape)));
    const codes = isoCodes(key);
    const properties = { iso3: codes?.iso3 ?? null };
    const area = { type: 'Feature', properties: { kind: 'country', ...properties }, geometry: shape };
    const label = codes && labelOf(shape);
    const name = label && {
      type: 'Feature',
      properties: { kind: 'label', iso2: codes.iso2, area: label.area },
      geometry: { type: 'Point', coordinates: label.position },
    };
    return name ? [area, name] : [area];
  });
  const borders = {
    type: 'Feature',
    properties: { kind: 'border' },
    geometry: roundedShape(cutAtAntimeridian(mesh(world, world.objects.countries, isBorder) as Shape)),
  };
  return {
    type: 'FeatureCollection',
    features: [...countries, borders],
  };
}

export function main() {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const folder = join(process.cwd(), 'src', 'ui', 'map', 'basemap');
  mkdirSync(folder, { recursive: true });
  for (const scale of ['110m', '50m']) {
    const world = JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), 'utf8')) as World;
    const file = join(folder, `world-${scale}.json`);
    writeFileSync(file, `${JSON.stringify(basemap(world))}\n`);
    console.log(file);
  }
}
