import { useStrings } from '#ui/language/useStrings';
import type { TableStatus } from '#ui/table/TableStates';
import { errorMessage } from './errors';
import { requestStrings } from './strings';

/** The parts of a query's state that a table shows. */
interface QueryState {
  readonly data: unknown;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** The state of a list's query as a table's status. Rows whose refresh failed stay, with a note. */
export function useTableStatus(
  query: QueryState,
  options: Pick<TableStatus, 'isFiltered' | 'expectedRows' | 'emptyMessage'> = {},
): TableStatus {
  const t = useStrings(requestStrings);
  const hasData = query.data !== undefined;
  return {
    ...options,
    isLoading: query.isPending,
    isRefreshing: query.isPlaceholderData,
    hasUpdateFailed: query.error !== null && hasData,
    error: query.error && !hasData ? errorMessage(query.error, t) : null,
    onRetry: () => void query.refetch(),
  };
}
