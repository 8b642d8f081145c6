import type { FeatureCollection, MultiPolygon } from 'geojson';
import { shapesAddress } from '#ui/map/shapesAddress';

/** The outlines of all countries from the bundled base map; the API gives none. */
export const outlinesQuery = () => ({
  queryKey: ['outlines of the base map'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<FeatureCollection> => {
    const response = await fetch(shapesAddress('50m'), { signal });
    if (!response.ok) throw new Error(`The base map answered ${response.status}`);
    return response.json();
  },
  // a file of the product
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** The outline of a country; null for one that the map lacks. @param iso3 - the alpha-3 code */
export function outlineIn({ features }: FeatureCollection, iso3: string): MultiPolygon | null {
  for (const { geometry, properties } of features) {
    if (geometry.type === 'MultiPolygon' && properties?.kind === 'country' && properties.iso3 === iso3) return geometry;
  }
  return null;
}
