import type { DistrictGeo } from '#contract/district';
import { type Position, positionsOf } from './geo';
import { kilometresBetween } from './outline';

type Province = Pick<DistrictGeo, 'name' | 'bbox' | 'centroid'>;

const isInBox = ({ bbox }: Province, [lng = 0, lat = 0]: Position): boolean => {
  const corners = bbox ? positionsOf(bbox) : [];
  const within = (value: number, values: readonly number[]) =>
    value >= Math.min(...values) && value <= Math.max(...values);
  return (
    corners.length > 0 &&
    within(
      lng,
      corners.map(([x = 0]) => x),
    ) &&
    within(
      lat,
      corners.map(([, y = 0]) => y),
    )
  );
};

/**
 * The province that a position is probably in: the API has no outlines, so that it is the one whose box holds the position and, of several,
 * whose centre is nearest.
 *
 * @returns null outside of every box
 */
export function provinceAt<P extends Province>(provinces: readonly P[], position: Position): P | null {
  const distance = ({ centroid }: P) =>
    centroid ? kilometresBetween(centroid.coordinates, position) : Number.POSITIVE_INFINITY;
  const [nearest] = provinces
    .filter((province) => isInBox(province, position))
    .sort((a, b) => distance(a) - distance(b));
  return nearest ?? null;
}
