import { useMemo } from 'react';
import type { RegionDetail } from '#contract/region';
import { regionBounds } from '#domain/places/placeBounds';

/** The box round a region, the same one in every rendering: maps move to a new one. */
export const useRegionBounds = (region: RegionDetail) => useMemo(() => regionBounds(region.name, [region]), [region]);
