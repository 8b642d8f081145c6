import type { Country } from '#contract/country';
import type { DistrictGeo } from '#contract/district';
import type { Region } from '#contract/region';
import { type Bounds, boundsOf, positionsOf } from './geo';

/** Distance in degrees from a centroid to the edges of the box used for a country without one; such countries are small islands. */
const margin = 1;

const boxAround = ([longitude = 0, latitude = 0]: readonly number[]) => [
  [longitude - margin, latitude - margin],
  [longitude + margin, latitude + margin],
];

/**
 * The bounding box of some countries; a country without a box has one around its centroid. Null while loading and without any box or
 * centroid.
 */
export function countriesBounds(
  shown: readonly Pick<Country, 'id'>[],
  countries: readonly Pick<Country, 'id' | 'bbox' | 'centroid'>[] = [],
) {
  const ids = new Set(shown.map(({ id }) => id));
  const shapes = countries.filter(({ id }) => ids.has(id));
  return boundsOf(
    shapes.flatMap(({ bbox, centroid }) =>
      bbox ? positionsOf(bbox) : centroid ? boxAround(centroid.coordinates) : [],
    ),
  );
}

/**
 * The server's bounding box of a region. A box of its countries would span the world as soon as one of them does.
 *
 * @param region - 0 to 4
 * @returns null while the regions are loading, and for a region without a box
 */
export function regionBounds(region: number, regions: readonly Pick<Region, 'name' | 'bbox'>[] = []): Bounds | null {
  const bbox = regions.find(({ name }) => name === region)?.bbox;
  if (!bbox) return null;
  // `boundsOf` would choose the box across the antimeridian for a region wider than half the world
  const corners = positionsOf(bbox);
  const longitudes = corners.map(([longitude = 0]) => longitude);
  const latitudes = corners.map(([, latitude = 0]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/**
 * The bounding box of some provinces, of their boxes and, where there is none, their centroids.
 *
 * @returns null without any box or centroid
 */
export const provinceBounds = (provinces: readonly Pick<DistrictGeo, 'bbox' | 'centroid'>[]): Bounds | null =>
  boundsOf(
    provinces.flatMap(({ bbox, centroid }) => {
      const shape = bbox ?? centroid;
      return shape ? positionsOf(shape) : [];
    }),
  );
