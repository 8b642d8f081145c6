import type { Country } from '#contract/country';
import type { DistrictGeo } from '#contract/district';
import type { Region } from '#contract/region';
import { type Bounds, boundsOf, positionsOf } from './geo';

/** Half the side of the box round a country without one, in degrees: small islands are not much wider. */
const reach = 1;

const boxRound = ([longitude = 0, latitude = 0]: readonly number[]) => [
  [longitude - reach, latitude - reach],
  [longitude + reach, latitude + reach],
];

/** The box round some countries, of one without a box that round its middle; null while none of them is known, or none has a place. */
export function countriesBounds(
  shown: readonly Pick<Country, 'id'>[],
  countries: readonly Pick<Country, 'id' | 'bbox' | 'centroid'>[] = [],
) {
  const ids = new Set(shown.map(({ id }) => id));
  const shapes = countries.filter(({ id }) => ids.has(id));
  return boundsOf(
    shapes.flatMap(({ bbox, centroid }) => (bbox ? positionsOf(bbox) : centroid ? boxRound(centroid.coordinates) : [])),
  );
}

/**
 * The bounding box of a region from the server. The box of its countries would span the world if one of them does.
 *
 * @param region - 0 to 4
 * @returns null while the regions are not known, or where the region has no box
 */
export function regionBounds(region: number, regions: readonly Pick<Region, 'name' | 'bbox'>[] = []): Bounds | null {
  const bbox = regions.find(({ name }) => name === region)?.bbox;
  if (!bbox) return null;
  // a region may be wider than half the world: its box is not tried across the antimeridian
  const corners = positionsOf(bbox);
  const longitudes = corners.map(([longitude = 0]) => longitude);
  const latitudes = corners.map(([, latitude = 0]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/**
 * The box round some provinces: their own boxes, and the middle of those without one.
 *
 * @returns null where none of them has a place
 */
export const provinceBounds = (provinces: readonly Pick<DistrictGeo, 'bbox' | 'centroid'>[]): Bounds | null =>
  boundsOf(
    provinces.flatMap(({ bbox, centroid }) => {
      const shape = bbox ?? centroid;
      return shape ? positionsOf(shape) : [];
    }),
  );
