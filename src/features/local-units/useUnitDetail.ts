import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ApiError } from '#app/request/errors';
import type { LocalUnitDetail } from '#contract/localUnit';
import { memberUnitQuery, publicUnitQuery } from '#resources/local-unit/queries';

/** The detail of a unit as the current user may see it. @param id - null while no unit is chosen */
export function useUnitDetail(id: number | null, isMember: boolean) {
  const unit = id ?? 0;
  // the response for members has all public fields
  const query = (isMember ? memberUnitQuery(unit) : publicUnitQuery(unit)) as UseQueryOptions<
    LocalUnitDetail,
    ApiError
  >;
  return useQuery({ ...query, enabled: id !== null });
}
