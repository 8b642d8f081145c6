import type { DistrictGeo } from '#contract/district';
import type { MapPlace, MapPoint } from '#ui/map/mapTypes';

/** Some ten metres, the finest that a press on a map can mean. */
const decimals = 4;
const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

/** The middles of the provinces in use, as points to orient by, also where the base map draws no land. */
export const provincePoints = (
  districts: readonly Pick<DistrictGeo, 'id' | 'name' | 'centroid' | 'is_deprecated'>[],
): MapPoint[] =>
  districts.flatMap(({ id, name, centroid, is_deprecated }) => {
    const [longitude, latitude] = centroid?.coordinates ?? [];
    if (is_deprecated || longitude === undefined || latitude === undefined) return [];
    return [{ id: `province ${id}`, longitude, latitude, label: name, value: 1, colour: '--map-some' }];
  });

/** The row of a location at a place of the map; a press on a province names it. */
export const locationAt = ({ longitude, latitude }: Omit<MapPlace, 'id'>, description: string | null = null) => ({
  description,
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});
