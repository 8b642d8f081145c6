import { expect, test, vi } from 'vitest';
import { combineQueries } from './combineQueries';

interface Parts {
  data?: unknown;
  error?: Error | null;
  isPending?: boolean;
  isPlaceholderData?: boolean;
  dataUpdatedAt?: number;
}

const query = (parts: Parts) => ({
  data: undefined,
  error: null,
  isPending: false,
  isPlaceholderData: false,
  refetch: vi.fn(),
  ...parts,
});
const loaded = query({ data: 1 });
const pending = query({ isPending: true });
const first = new Error('first');
const failed = query({ error: first });
const nothing = { data: undefined, error: null, isPending: false, dataUpdatedAt: 0, isPlaceholderData: false };

test.each([
  ['all loaded', [loaded, query({ data: null })], { ...nothing, data: [1, null] }],
  [
    'read at different times, the oldest of which counts',
    [query({ data: 1, dataUpdatedAt: 20 }), query({ data: 2, dataUpdatedAt: 10 })],
    { ...nothing, data: [1, 2], dataUpdatedAt: 10 },
  ],
  ['one that loads', [loaded, pending], { ...nothing, isPending: true }],
  ['one that failed, which ends the waiting', [pending, failed], { ...nothing, error: first }],
  ['two that failed: the first speaks', [failed, query({ error: new Error('second') })], { ...nothing, error: first }],
  ['one with a failed refresh', [loaded, query({ data: 2, error: first })], { ...nothing, data: [1, 2], error: first }],
  [
    'one with rows of other filters',
    [loaded, query({ data: 2, isPlaceholderData: true })],
    { ...nothing, data: [1, 2], isPlaceholderData: true },
  ],
  ['none', [], { ...nothing, data: [] }],
])('several queries, %s, are as one', (_, queries, expected) => {
  const { refetch, ...state } = combineQueries(queries);
  expect(state).toEqual(expected);
});

test('a retry repeats the failed ones alone', () => {
  const [good, bad] = [query({ data: 1 }), query({ error: first })];
  combineQueries([good, bad]).refetch();
  expect(bad.refetch).toHaveBeenCalledOnce();
  expect(good.refetch).not.toHaveBeenCalled();
});
