import { eventually } from '#tests/eventually';
import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#app/request/errors';
import { queryClient } from '#app/request/queryClient';
import { endSession, startSession } from '#app/session/session';
import { readThroughStore } from './answerReader';
import {
  answerKey,
  bounds,
  dropAnswers,
  dropOtherAnswers,
  hashOfKey,
  keepItem,
  keysToRemove,
  readAnswer,
  storedSummary,
  writeAnswers,
} from './answerStore';
import { storeAnswers } from './storeAnswers';
import { currentOwner } from './storedOwners';

const loginOf = (id: number) => ({
  id,
  username: '',
  firstName: '',
  lastName: '',
  displayName: '',
  token: `token-${id}`,
  expires: '',
});

const eventKey = ['GET /api/v2/event/{id}/', { path: { id: 29 } }] as const;
const eventHash = JSON.stringify(eventKey);
const store = (data: unknown, at = Date.now()) => writeAnswers(currentOwner(), [{ queryHash: eventHash, data, at }]);

afterEach(async () => {
  await dropAnswers();
  endSession();
});

describe('the store of a login', () => {
  test('gives what it was given, with its time', async () => {
    await store({ name: 'Cyclone' }, Date.now() - 1000);
    expect(await readAnswer(eventHash)).toMatchObject({ data: { name: 'Cyclone' } });
    expect(await storedSummary()).toMatchObject({ count: 1, size: 18 });
  });

  test('is never read by another login, nor by visitors', async () => {
    startSession(loginOf(7));
    await store({ name: 'Restricted' });
    startSession(loginOf(8));
    expect(await readAnswer(eventHash)).toBeUndefined();
    endSession();
    expect(await readAnswer(eventHash)).toBeUndefined();
  });

  test('is emptied once another person logs in or the login ends', async () => {
    startSession(loginOf(7));
    await store({ name: 'Restricted' });
    endSession();
    await dropOtherAnswers();
    startSession(loginOf(7));
    expect(await readAnswer(eventHash)).toBeUndefined();
  });

  test('is emptied also where the list of owners was lost', async () => {
    startSession(loginOf(7));
    await store({ name: 'Restricted' });
    localStorage.clear();
    startSession(loginOf(8));
    await dropOtherAnswers();
    startSession(loginOf(7));
    expect(await readAnswer(eventHash)).toBeUndefined();
  });

  test('takes no answer that was asked for by a login that has ended meanwhile', async () => {
    startSession(loginOf(7));
    const owner = currentOwner();
    endSession();
    expect(await writeAnswers(owner, [{ queryHash: eventHash, data: {}, at: Date.now() }])).toBe(false);
    startSession(loginOf(7));
    expect(await readAnswer(eventHash)).toBeUndefined();
  });

  test('gives nothing that is older than its bound', async () => {
    await store({ name: 'Old' }, Date.now() - bounds.age - 1);
    expect(await readAnswer(eventHash)).toBeUndefined();
  });
});

test('a list that is filtered by the present hour or day is found on later days, and read again by its key', async () => {
  const hashAt = (time: string) =>
    JSON.stringify(['GET /api/v2/appeal/', { query: { end_date__gt: time, start_date__lte: time.slice(0, 10) } }]);
  vi.useFakeTimers({ now: new Date('2026-11-25T03:20:00Z'), toFake: ['Date'] });
  await writeAnswers(currentOwner(), [{ queryHash: hashAt('2026-11-25T03:00:00.000Z'), data: [1], at: Date.now() }]);
  vi.setSystemTime(new Date('2026-11-27T09:10:00Z'));
  expect(await readAnswer(hashAt('2026-11-27T09:00:00.000Z'))).toMatchObject({ data: [1] });
  expect(hashOfKey(answerKey(hashAt('2026-11-27T09:00:00.000Z')))).toBe(hashAt('2026-11-27T09:00:00.000Z'));
  expect(await readAnswer(hashAt('2026-10-01T09:00:00.000Z'))).toBeUndefined();
  vi.useRealTimers();
});

describe('what leaves a full store', () => {
  const day = 86_400_000;
  const now = 100 * day;
  const kept = [{ address: '/emergencies/1', title: '', at: 0, keys: ['kept'] }];
  test.each([
    ['nothing within the bounds', { a: [now, 10], b: [now - day, 10] }, []],
    [
      'the oldest beyond the size',
      { a: [now, bounds.total - 5], b: [now - day, 10], c: [now - 2 * day, 10] },
      ['b', 'c'],
    ],
    ['the too old', { a: [now, 10], b: [now - bounds.age - 1, 10] }, ['b']],
    [
      'what is of a time to come before the oldest, and not for its age',
      { a: [now - day, bounds.total - 5], b: [now - 2 * day, 5], c: [now + day, 10], d: [now + 400 * day, 0] },
      ['c'],
    ],
    ['never what is kept', { kept: [0, bounds.total], a: [now, bounds.total] }, []],
  ] as const)('%s', (_, answers, expected) => {
    expect(keysToRemove({ answers, kept }, now)).toEqual(expected);
  });

  test('a kept document is read at any age', async () => {
    await keepItem({ address: '/emergencies/29', title: 'Cyclone', at: 5, keys: [`en ${eventHash}`] });
    await store({ name: 'Cyclone' }, Date.now() - 2 * bounds.age);
    expect(await readAnswer(eventHash)).toMatchObject({ data: { name: 'Cyclone' } });
  });

  test('a kept document is told with its size', async () => {
    await store({ name: 'Cyclone' });
    await keepItem({ address: '/emergencies/29', title: 'Cyclone', at: 5, keys: [`en ${eventHash}`] });
    expect((await storedSummary()).kept).toEqual([
      { address: '/emergencies/29', title: 'Cyclone', at: 5, keys: [`en ${eventHash}`], size: 18 },
    ]);
  });
});

/** A query that reads through the store; its observer is what a page is. */
function observe(read: () => Promise<unknown>, pages = {}) {
  const observer = new QueryObserver(queryClient, {
    queryKey: eventKey,
    queryFn: read,
    retry: false,
    persister: ((...[queryFn, context, query]: Parameters<typeof readThroughStore>) =>
      readThroughStore(queryFn, context, query, pages)) as never,
  });
  const seen: unknown[] = [];
  const stop = observer.subscribe(({ data, dataUpdatedAt }) => {
    if (data !== undefined) seen.push([data, dataUpdatedAt]);
  });
  return { observer, seen, stop };
}

const noLine = new ApiError({
  kind: 'network',
  status: null,
  method: 'GET',
  url: '',
  serverMessage: null,
  messageKey: 'network',
  formErrors: null,
});

describe('a query on a later visit', () => {
  test('shows the stored answer with its time, and then the server’s', async () => {
    const at = Date.now() - 60_000;
    await store({ name: 'Stored' }, at);
    const { observer, seen, stop } = observe(async () => ({ name: 'New' }));
    await eventually(() => expect(observer.getCurrentResult().data).toEqual({ name: 'New' }));
    expect(seen).toContainEqual([{ name: 'Stored' }, at]);
    stop();
  });

  test('keeps the stored answer and its time where the server cannot be reached', async () => {
    const at = Date.now() - 60_000;
    await store({ name: 'Stored' }, at);
    const { observer, stop } = observe(() => Promise.reject(noLine));
    await eventually(() => expect(observer.getCurrentResult().error).toBe(noLine));
    expect(observer.getCurrentResult()).toMatchObject({ data: { name: 'Stored' }, dataUpdatedAt: at });
    stop();
  });

  test('opens a form with the server’s answer, and with the stored one only without a line', async () => {
    window.history.replaceState(null, '', '/field-reports/29/edit');
    const pages = { fieldReportFormEdit: { chunk: 'fieldReportForms' } } as never;
    await store({ name: 'Stored' });
    const online = observe(async () => ({ name: 'New' }), pages);
    await eventually(() => expect(online.observer.getCurrentResult().data).toEqual({ name: 'New' }));
    expect(online.seen.flat()).not.toContainEqual({ name: 'Stored' });
    online.stop();
    queryClient.clear();
    const offline = observe(() => Promise.reject(noLine), pages);
    await eventually(() => expect(offline.observer.getCurrentResult().data).toEqual({ name: 'Stored' }));
    offline.stop();
    window.history.replaceState(null, '', '/');
  });
});

test('what the server answers is stored, a stored answer is not stored again as new', async () => {
  const at = Date.now() - 60_000;
  await store({ name: 'Stored' }, at);
  const stopStoring = storeAnswers();
  const { stop } = observe(() => Promise.reject(noLine));
  await queryClient.fetchQuery({ queryKey: ['GET /api/v2/region/', {}], queryFn: async () => ({ results: [] }) });
  await eventually(async () => expect(await readAnswer('["GET /api/v2/region/",{}]')).toBeDefined());
  expect(await readAnswer(eventHash)).toMatchObject({ at });
  stop();
  stopStoring();
});
