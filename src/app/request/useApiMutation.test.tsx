import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeAllAlerts, useAlerts } from '#app/alerts/alerts';
import type { Endpoint } from '#contract/types';
import { apiQuery } from './apiQuery';
import { setAuthorization } from './authorization';
import { queryClient } from './queryClient';
import { useApiMutation } from './useApiMutation';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  closeAllAlerts();
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
    http.post('*/api/v2/external-token/', () => HttpResponse.json({ token: 'xyz', title: 'Map' }, { status: 201 })),
  );
  const { result } = renderHook(
    () => ({
      list: useQuery(apiQuery('GET /api/v2/external-token/', {})),
      create: useApiMutation('POST /api/v2/external-token/', { invalidates: ['GET /api/v2/external-token/'] }),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.data).toBeDefined());
  expect(await result.current.create.mutateAsync({ body: { title: 'Map' } })).toMatchObject({ token: 'xyz' });
  await waitFor(() => expect(reads).toBe(2));
});

const endpoint = 'POST /api/v2/external-token/';
const body = { title: 'Map' };
type Options = Parameters<typeof useApiMutation<typeof endpoint>>[1];
const openWrite = (options?: Options) =>
  renderHook(() => useApiMutation<typeof endpoint>(endpoint, options), { wrapper }).result;
/** The alerts on the screen, which outlive the component that wrote. */
const openAlerts = () => renderHook(useAlerts).result;
const answer = (status: number) => {
  const headers: Headers[] = [];
  server.use(
    http.post('*/api/v2/external-token/', ({ request }) => {
      headers.push(request.headers);
      return HttpResponse.json(status === 201 ? { token: 'xyz', title: 'Map' } : { detail: 'Not yours.' }, { status });
    }),
  );
  return headers;
};

test.each<[what: string, options: Options | undefined, shown: number]>([
  ['is said in an alert', undefined, 1],
  ['is said in an alert where the form asks for it', { alertsOnFailure: true }, 1],
  ['is left to a form that shows it itself', { alertsOnFailure: false }, 0],
])('a failure %s', async (_, options, shown) => {
  answer(403);
  const alerts = openAlerts();
  const result = openWrite(options);
  await act(() => expect(result.current.mutateAsync({ body })).rejects.toMatchObject({ status: 403 }));
  await waitFor(() => expect(result.current.error?.serverMessage).toBe('Not yours.'));
  expect(alerts.current).toHaveLength(shown);
});

test('an alert names the call, the kind and the status, with details to copy', async () => {
  answer(403);
  const alerts = openAlerts();
  const result = openWrite();
  await act(() => result.current.mutateAsync({ body }).catch(() => undefined));
  server.use(http.post('*/api/v2/external-token/', () => HttpResponse.error()));
  await act(() => result.current.mutateAsync({ body }).catch(() => undefined));
  expect(alerts.current).toMatchObject([
    {
      name: `${endpoint} refused 403`,
      variant: 'danger',
      title: 'Not yours.',
      debugText: expect.stringContaining('"status": 403'),
    },
    { name: `${endpoint} network `, title: expect.stringMatching(/^Cannot connect/) },
  ]);
});

test('an alert says what the server refused of a field', async () => {
  server.use(
    http.post('*/api/v2/external-token/', () => HttpResponse.json({ errors: { title: ['Odd.'] } }, { status: 400 })),
  );
  const alerts = openAlerts();
  const result = openWrite();
  await act(() => result.current.mutateAsync({ body }).catch(() => undefined));
  await waitFor(() => expect(alerts.current).toMatchObject([{ title: 'Odd.' }]));
});

test('a failure is said in an alert once the form that would have shown it is gone', async () => {
  answer(403);
  const alerts = openAlerts();
  const { result, unmount } = renderHook(() => useApiMutation(endpoint, { alertsOnFailure: false }), { wrapper });
  act(() => result.current.mutate({ body }));
  unmount();
  await waitFor(() => expect(alerts.current).toMatchObject([{ title: 'Not yours.' }]));
});

test('a success is told also after the component is gone', async () => {
  answer(201);
  const onDone = vi.fn();
  const { result, unmount } = renderHook(() => useApiMutation(endpoint, { onDone }), { wrapper });
  act(() => result.current.mutate({ body }));
  unmount();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('a success that its check rejects is a failure', async () => {
  answer(201);
  const onDone = vi.fn();
  const check = vi.fn(() => {
    throw new TypeError('nothing changed');
  });
  const result = openWrite({ check, onDone, alertsOnFailure: false });
  await act(() => expect(result.current.mutateAsync({ body })).rejects.toThrow('nothing changed'));
  expect(check).toHaveBeenCalledWith({ token: 'xyz', title: 'Map' });
  expect(onDone).not.toHaveBeenCalled();
});

test('only reads of the named endpoints are out of date', async () => {
  answer(201);
  const [named, other]: Endpoint[] = ['GET /api/v2/external-token/', 'GET /api/v2/event/'];
  for (const key of [named, other]) queryClient.setQueryData([key, {}], { count: 0, results: [] });
  const result = openWrite({ invalidates: ['GET /api/v2/external-token/'] });
  await act(() => result.current.mutateAsync({ body }));
  const isStale = (key: unknown) => queryClient.getQueryState([key, {}])?.isInvalidated;
  expect([isStale(named), isStale(other)]).toEqual([true, false]);
});

test('a write goes in the language and with the login that its options ask for', async () => {
  const headers = answer(201);
  setAuthorization({ token: () => 'abc', renew: async () => false });
  for (const options of [{}, { language: 'ar', anonymous: true }] as const) {
    const result = openWrite(options);
    await act(() => result.current.mutateAsync({ body }));
  }
  setAuthorization();
  const sent = headers.map((each) => [each.get('Accept-Language'), each.get('Authorization')]);
  expect(sent).toEqual([
    ['en', 'Token abc'],
    ['ar', null],
  ]);
});

describe('a write whose response is lost', () => {
  const lose = (method: 'post' | 'put' | 'delete', path: string) => {
    const arrived = { count: 0 };
    server.use(
      http[method](`*/api/v2/${path}`, () => {
        arrived.count += 1;
        if (arrived.count === 1) return HttpResponse.error();
        return method === 'delete' ? new HttpResponse(null, { status: 404 }) : HttpResponse.json({ token: 'xyz' });
      }),
    );
    return arrived;
  };
  const render = <E extends Endpoint>(write: E, options?: Parameters<typeof useApiMutation<E>>[1]) =>
    renderHook(() => useApiMutation<E>(write, options), { wrapper }).result;

  test.each([true, false])('counts as done when the server says so: %s', async (isDone) => {
    const arrived = lose('post', 'external-token/');
    const write = render('POST /api/v2/external-token/', { isDone: async () => isDone }).current;
    const sent = write.mutateAsync({ body });
    await (isDone ? expect(sent).resolves.toBeUndefined() : expect(sent).rejects.toMatchObject({ kind: 'network' }));
    expect(arrived.count).toBe(1);
  });

  test('is sent again where twice is as good as once', async () => {
    const arrived = lose('post', 'external-token/');
    const write = render('POST /api/v2/external-token/', { isRepeatable: true }).current;
    expect(await write.mutateAsync({ body })).toEqual({ token: 'xyz' });
    expect(arrived.count).toBe(2);
  });

  test('is sent again when it deletes, and finds that nothing is left to delete', async () => {
    const arrived = lose('delete', 'project/7/');
    await render('DELETE /api/v2/project/{id}/').current.mutateAsync({ path: { id: 7 } });
    expect(arrived.count).toBe(2);
  });
});

test('a second press waits for the first one', async () => {
  const headers = answer(201);
  const write = openWrite().current;
  const [first, second] = await Promise.all([write.mutateAsync({ body }), write.mutateAsync({ body })]);
  expect(second).toEqual(first);
  expect(headers).toHaveLength(1);
  await write.mutateAsync({ body });
  expect(headers).toHaveLength(2);
});
