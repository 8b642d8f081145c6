import { keepPreviousData, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';
import { apiListQuery, apiQuery, queryKey } from './apiQuery';
import { downloadSheet } from './downloadSheet';
import { failure } from './errors';
import { queryClient } from './queryClient';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  queryClient.clear();
});
afterAll(() => server.close());

const address = 'http://localhost:3000/api/v2/external-token/';
const endpoint = 'GET /api/v2/external-token/';
const page = { count: 0, results: [] };

test('the key of an endpoint begins the keys of all its calls', () => {
  expect(queryKey(endpoint)).toEqual([endpoint]);
  expect(queryKey(endpoint, {})).toEqual([endpoint, {}]);
  expect(apiQuery(endpoint, { query: { limit: 5 } }).queryKey).toEqual([endpoint, { query: { limit: 5 } }]);
});

test('a list keeps its old rows, another read does not', () => {
  expect(apiListQuery(endpoint, {})).toMatchObject({ queryKey: [endpoint, {}], placeholderData: keepPreviousData });
  expect(apiQuery(endpoint, {})).not.toHaveProperty('placeholderData');
});

test('a read is made in the language that is asked for', async () => {
  const languages: (string | null)[] = [];
  server.use(
    http.get(address, ({ request }) => {
      languages.push(request.headers.get('Accept-Language'));
      return HttpResponse.json(page);
    }),
  );
  await queryClient.fetchQuery(apiQuery(endpoint, {}, { language: 'ar' }));
  await queryClient.fetchQuery(apiQuery(endpoint, { query: { limit: 1 } }));
  expect(languages).toEqual(['ar', 'en']);
});

test('a read is aborted once its last observer leaves', async () => {
  let aborted: AbortSignal | undefined;
  server.use(
    http.get(address, ({ request }) => {
      aborted = request.signal;
      return new Promise<never>(() => undefined);
    }),
  );
  const observer = new QueryObserver(queryClient, apiQuery(endpoint, {}));
  const leave = observer.subscribe(() => undefined);
  await eventually(() => expect(aborted).toBeDefined());
  leave();
  await eventually(() => expect(aborted?.aborted).toBe(true));
});

test('a polled read repeats', () => {
  expect(apiQuery(endpoint, {}, { poll: 5000 }).refetchInterval).toBe(5000);
});

const url = new URL(address);
test.each([
  ['without a connection, twice', failure('network', 'GET', url), 3],
  ['never after a timeout', failure('timeout', 'GET', url), 1],
  ['never after a refusal', failure('parse', 'GET', url, 500), 1],
  ['never after an error of the product', new TypeError('x is undefined'), 1],
])('a read is repeated %s', async (_, error, times) => {
  vi.useFakeTimers();
  const queryFn = vi.fn().mockRejectedValue(error);
  const failed = queryClient.fetchQuery({ queryKey: ['read'], queryFn }).catch((reason: unknown) => reason);
  await vi.runAllTimersAsync();
  expect(await failed).toBe(error);
  expect(queryFn).toHaveBeenCalledTimes(times);
});

test('an answer of the last half minute is shared', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const queryFn = vi.fn(async () => 'rows');
  const read = () => queryClient.fetchQuery({ queryKey: ['read'], queryFn });
  await read();
  vi.setSystemTime(Date.now() + 29_000);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1_000);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('a write is never repeated', async () => {
  const mutationFn = vi.fn().mockRejectedValue(failure('network', 'POST', url));
  const write = queryClient.getMutationCache().build(queryClient, { mutationFn });
  await expect(write.execute(undefined)).rejects.toMatchObject({ kind: 'network' });
  expect(mutationFn).toHaveBeenCalledOnce();
});

test('a spreadsheet is asked for as one', async () => {
  const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  server.use(
    http.get('http://localhost:3000/api/v2/export-eru-readiness', ({ request }) =>
      request.headers.get('Accept')?.startsWith(excel)
        ? new HttpResponse('x', { headers: { 'Content-Type': excel } })
        : HttpResponse.json(page),
    ),
  );
  const sheet = await downloadSheet('GET /api/v2/export-eru-readiness', {});
  expect(await sheet.text()).toBe('x');
});
