import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiQuery } from './apiQuery';
import { queryClient } from './queryClient';
import { useApiMutation } from './useApiMutation';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  queryClient.clear();
});
afterAll(() => server.close());

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test('a write is done once the server has answered, also while a read that it makes out of date never ends', async () => {
  let reads = 0;
  server.use(
    http.get('*/api/v2/external-token/', () => {
      reads += 1;
      return reads === 1 ? HttpResponse.json({ count: 0, results: [] }) : new Promise<never>(() => undefined);
    }),
    http.post('*/api/v2/external-token/', () => HttpResponse.json({ id: 5, title: 'Map' }, { status: 201 })),
  );
  const { result } = renderHook(
    () => ({
      list: useQuery(apiQuery('GET /api/v2/external-token/', {})),
      create: useApiMutation('POST /api/v2/external-token/', { invalidates: ['GET /api/v2/external-token/'] }),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.data).toBeDefined());
  expect(await result.current.create.mutateAsync({ body: { title: 'Map' } })).toMatchObject({ id: 5 });
  await waitFor(() => expect(reads).toBe(2));
});
