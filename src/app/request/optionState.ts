import type { OptionState } from '#ui/fields/useOptions';

interface ListQuery {
  readonly data: unknown;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** The state of a select whose options a query reads: loading, or failed with a retry. A list whose refresh failed stays. */
export const optionState = ({ data, isError, refetch }: ListQuery): Omit<OptionState, 'onNeedOptions'> => ({
  isPending: data === undefined && !isError,
  hasFailed: data === undefined && isError,
  onRetry: () => void refetch(),
});
