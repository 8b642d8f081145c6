import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createPromise } from '#tests/createPromise';
import { queryClient } from './queryClient';
import { useOptionList } from './useOptionList';

const regions = { count: 1, results: [{ id: 0, name: 0, region_name: 'Africa' }] };
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** A page whose rows load until they are released, with a filter of regions. */
function open(hasValue: boolean) {
  const asked: string[] = [];
  server.use(
    http.get('http://localhost:3000/api/v2/region/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(regions);
    }),
  );
  const { promise: rows, resolve: release } = createPromise<string>();
  const rendered = renderHook(
    () => {
      useQuery({ queryKey: ['rows'], queryFn: () => rows });
      return useOptionList('regions', hasValue);
    },
    { wrapper },
  );
  return { ...rendered, asked, release: () => release('rows') };
}

test('options are read once the rows of the page have arrived and the browser is idle', async () => {
  const idle = new Map<number, () => void>();
  let requests = 0;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    requests += 1;
    idle.set(requests, task);
    return requests;
  });
  vi.stubGlobal('cancelIdleCallback', (request: number) => idle.delete(request));
  const { result, asked, release } = open(false);
  expect(idle.size).toBe(0);
  expect(result.current).toMatchObject({ data: undefined, state: { isPending: true, hasFailed: false } });
  act(release);
  await waitFor(() => expect(idle.size).toBe(1));
  const before = requests;
  expect(asked).toEqual([]);
  act(() => idle.get(requests)?.());
  await waitFor(() => expect(result.current.data).toEqual(regions));
  expect(result.current.state).toMatchObject({ isPending: false, hasFailed: false });
  expect(requests).toBe(before);
});

test.each([
  ['when the reader reaches for them', false],
  ['when a value that is set needs its name', true],
])('options are read earlier %s', async (_, hasValue) => {
  const { result, asked } = open(hasValue);
  if (!hasValue) act(() => result.current.state.onNeedOptions?.());
  await waitFor(() => expect(result.current.data).toEqual(regions));
  expect(asked).toEqual(['?limit=9999']);
});
