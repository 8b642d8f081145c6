import { createStore, get, set } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';
import { apiQuery } from './apiQuery';
import { queryClient } from './queryClient';
import { referenceQuery } from './referenceData';

const address = 'http://localhost:3000/api/v2/region/';
const regions = { count: 1, results: [{ id: 0, name: 0, region_name: 'Africa' }] };
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const storedRegions = () => get('regions/en', createStore('go-reference', 'lists'));

test('an answer that is no list is a failure, and is not stored on the device', async () => {
  server.use(http.get(address, () => HttpResponse.html('<title>Sign in to the network</title>')));
  await expect(queryClient.fetchQuery(referenceQuery('regions'))).rejects.toMatchObject({ kind: 'parse' });
  expect(await storedRegions()).toBeUndefined();
});

test('a list that was given up while its answer was read is not stored on the device', async () => {
  const fetches = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    queryClient.removeQueries({ queryKey: referenceQuery('regions').queryKey });
    return Response.json(regions);
  });
  await expect(queryClient.fetchQuery(referenceQuery('regions'))).rejects.toThrow();
  fetches.mockRestore();
  // what is read after it would find the list, had it been stored
  server.use(http.get(address, () => new HttpResponse(null, { status: 500 })));
  await expect(queryClient.fetchQuery(referenceQuery('regions'))).rejects.toMatchObject({ status: 500 });
  expect(await storedRegions()).toBeUndefined();
});

test('a stored value that is no list is dropped, and the list is read again', async () => {
  await set('regions/en', '<title>Sign in to the network</title>', createStore('go-reference', 'lists'));
  server.use(http.get(address, () => HttpResponse.json(regions)));
  expect(await queryClient.fetchQuery(referenceQuery('regions'))).toEqual(regions);
  await eventually(async () => expect(await storedRegions()).toEqual(regions));
});

test('a stored list is shown where the server cannot be reached', async () => {
  await set('regions/en', regions, createStore('go-reference', 'lists'));
  server.use(http.get(address, () => HttpResponse.error()));
  expect(await queryClient.fetchQuery(referenceQuery('regions'))).toEqual(regions);
});

test('an enum that the server sent as null is an empty list, so that pages stand without it', async () => {
  const colours = [{ key: 0, value: 'Yellow' }];
  server.use(
    http.get('http://localhost:3000/api/v2/global-enums/', () =>
      HttpResponse.json({ api_region_name: null, api_appeal_type: colours }),
    ),
  );
  const enums = await queryClient.fetchQuery(referenceQuery('globalEnums'));
  expect(enums).toEqual({ api_region_name: [], api_appeal_type: colours });
});

test('a list does not take a connection from the code of a page, as the record of the page may', async () => {
  server.use(http.get(address, () => HttpResponse.json(regions)));
  const fetches = vi.spyOn(globalThis, 'fetch');
  await queryClient.fetchQuery(referenceQuery('regions'));
  await queryClient.fetchQuery(apiQuery('GET /api/v2/region/', {}));
  expect(fetches.mock.calls.map(([, init]) => init?.priority)).toEqual(['low', undefined]);
  fetches.mockRestore();
});
