import { useStrings } from '#ui/language/useStrings';
import type { TableStatus } from '#ui/table/TableStates';
import { errorMessage } from './errors';
import { requestStrings } from './strings';

/** The parts of a query's state that a table shows. */
interface QueryState {
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** How a list's query stands, as a table shows it: waiting, reloading behind old rows, failed with a retry. */
export function useTableStatus(
  query: QueryState,
  more: Pick<TableStatus, 'isFiltered' | 'expectedRows' | 'emptyMessage'> = {},
): TableStatus {
  const t = useStrings(requestStrings);
  return {
    ...more,
    isLoading: query.isPending,
    isRefreshing: query.isPlaceholderData,
    error: query.error ? errorMessage(query.error, t) : null,
    onRetry: () => void query.refetch(),
  };
}
