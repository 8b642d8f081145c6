import { Skeleton } from '#ui/feedback/Skeleton';
import { Stack } from '#ui/layout/Stack';
import { MapAhead } from '#ui/map/MapAhead';
import { MapSkeleton } from '#ui/map/MapSkeleton';

/** Height of the map, a CSS length. */
export const countryPointsHeight = '340px';

interface CountryPointsSkeletonProps {
  /** Whether several countries stand in the list; one does not make the block higher on phones. */
  readonly hasList?: boolean;
  /** Only the data or the code of the block is missing: what the map draws with is fetched beside it. */
  readonly isAhead?: boolean;
}

/** The skeleton of a `CountryPointsMap` with its choice of scale. */
export function CountryPointsSkeleton({ isAhead = false, hasList = true }: CountryPointsSkeletonProps) {
  const SomeSkeleton = isAhead ? MapAhead : MapSkeleton;
  return (
    <Stack gap="s2">
      <Skeleton kind="block" height="44px" phoneHeight="150px" />
      <SomeSkeleton height={countryPointsHeight} hasList={hasList} />
    </Stack>
  );
}
