import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure } from './errors';
import { useTableStatus } from './useTableStatus';

const lost = failure('network', 'GET', new URL('http://localhost:3000/api/v2/event/'));
const calm = { isLoading: false, isRefreshing: false, hasUpdateFailed: false, error: null };
const words = expect.stringMatching(/^Cannot connect with the server!/);

test.each([
  ['loads', { isPending: true }, { ...calm, isLoading: true }],
  ['is loaded', { data: [] }, calm],
  ['shows rows of other filters', { data: [], isPlaceholderData: true }, { ...calm, isRefreshing: true }],
  ['failed', { error: lost }, { ...calm, error: words }],
  ['has a failed refresh', { data: [], error: lost }, { ...calm, hasUpdateFailed: true }],
])('a table whose list %s', (_, parts, expected) => {
  const refetch = vi.fn();
  const query = { data: undefined, isPending: false, isPlaceholderData: false, error: null, refetch, ...parts };
  const { onRetry, ...status } = renderHook(() => useTableStatus(query, { expectedRows: 5 })).result.current;
  expect(status).toEqual({ ...expected, expectedRows: 5 });
  onRetry?.();
  expect(refetch).toHaveBeenCalledOnce();
});
