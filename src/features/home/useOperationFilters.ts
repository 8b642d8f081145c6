import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { askedOperations, operationFilters } from './queries';

/** The filters of the active operations, in the URL; the map and the table ask with the same ones. */
export function useOperationFilters() {
  const filters = useUrlFilters(operationFilters);
  return { ...filters, asked: askedOperations(filters.applied) };
}
