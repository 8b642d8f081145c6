import { endOfDay } from '#domain/queryTime';
import { urlChoice, urlDate, urlNumber } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import type { OperationFilters } from './queries';

export const offeredTypes = ['0', '1'] as const;

const parsers = {
  start_after: urlDate,
  start_before: urlDate,
  atype: urlChoice(offeredTypes),
  dtype: urlNumber,
};

/** The filters of the active operations, in the URL; the map and the table ask with the same ones. */
export function useOperationFilters() {
  const filters = useUrlFilters(parsers);
  const { start_after, start_before, atype, dtype } = filters.applied;
  const asked: OperationFilters = {
    start_date__gte: start_after ?? undefined,
    start_date__lte: endOfDay(start_before),
    atype: atype === null ? undefined : atype === '0' ? 0 : 1,
    dtype: dtype ?? undefined,
  };
  return { ...filters, asked };
}
