import { expect, test, vi } from 'vitest';
import { optionState } from './optionState';

test.each([
  ['loading', undefined, false, { isPending: true, hasFailed: false }],
  ['failed', undefined, true, { isPending: false, hasFailed: true }],
  ['loaded', [], false, { isPending: false, hasFailed: false }],
  ['loaded, with a failed refresh', [], true, { isPending: false, hasFailed: false }],
])('a list that is %s', (_, data, isError, state) => {
  const refetch = vi.fn();
  const { onRetry, ...rest } = optionState({ data, isError, refetch });
  expect(rest).toEqual(state);
  onRetry?.();
  expect(refetch).toHaveBeenCalledOnce();
});
