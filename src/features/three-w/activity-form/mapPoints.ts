import type { DistrictGeo } from '#contract/district';
import type { MapPlace, MapPoint } from '#ui/map/mapTypes';

/** About ten metres, the precision of a press on a map. */
const decimals = 4;
const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

/** The centres of the valid provinces, as landmarks where the base map has no detail. */
export const provincePoints = (
  districts: readonly Pick<DistrictGeo, 'id' | 'name' | 'centroid' | 'is_deprecated'>[],
): MapPoint[] =>
  districts.flatMap(({ id, name, centroid, is_deprecated }) => {
    const [longitude, latitude] = centroid?.coordinates ?? [];
    if (is_deprecated || longitude === undefined || latitude === undefined) return [];
    return [{ id: `province ${id}`, longitude, latitude, label: name, value: 1, colour: '--map-some' }];
  });

/** The row of a location at a place of the map; a press on a province gives its name as the description. */
export const locationAt = ({ longitude, latitude }: Omit<MapPlace, 'id'>, description: string | null = null) => ({
  description,
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});
