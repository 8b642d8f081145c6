import { useMemo } from 'react';
import type { RegionDetail } from '#contract/region';
import { regionBounds } from '#domain/places/placeBounds';

/** The bounding box of a region, memoised: a map moves whenever it receives another object. */
export const useRegionBounds = (region: RegionDetail) => useMemo(() => regionBounds(region.name, [region]), [region]);
