import { useQuery } from '@tanstack/react-query';
import { isApiError } from '#app/request/errors';
import type { LocalUnitChangeRequest } from '#contract/localUnit';
import { changeRequestQuery } from '#resources/local-unit/queries';

/**
 * The last request to validate a unit.
 *
 * @returns `data`: null for a unit without a request, such as one of an import, and undefined until it is read
 */
export function useLastRequest(id: number) {
  const { data, error, refetch } = useQuery(changeRequestQuery(id));
  const isWithout = isApiError(error) && error.status === 404;
  const request: LocalUnitChangeRequest | null | undefined = isWithout ? null : data;
  return { data: request, error: isWithout ? null : error, refetch };
}
