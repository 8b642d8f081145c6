import { describe, expect, test } from 'vitest';
import { ApiError, type FailureParts } from '#app/request/errors';
import type { OutboxEntry, OutboxStatus } from './entry';
import {
  failedTry,
  isFromFuture,
  isPassing,
  isUnsent,
  needsWriter,
  nextEntry,
  type OutboxEvent,
  pauseAfter,
} from './outboxState';

const failure: FailureParts = {
  kind: 'refused',
  status: 400,
  method: 'POST',
  url: 'https://api.example.org/',
  serverMessage: 'Too early.',
  messageKey: 'action',
  formErrors: { title: 'Too long.' },
};

const entry: OutboxEntry = {
  id: 'a',
  userId: '1',
  documentKey: 'field-report/12',
  version: 1,
  title: 'Floods',
  putAt: 1_000_000,
  language: 'en',
  values: { title: 'Floods', pictures: null },
  base: { id: 12 },
  files: [{ id: 'f', name: 'map.png', size: 3, path: 'pictures' }],
  status: 'waiting',
  failure: null,
  sent: null,
};
const at = (status: OutboxStatus, parts: Partial<OutboxEntry> = {}): OutboxEntry => ({ ...entry, status, ...parts });
const sent: OutboxEvent = { type: 'sent', href: '/field-reports/12', at: 5 };

describe('an entry of the outbox', () => {
  test.each<[from: OutboxStatus, event: OutboxEvent, to: OutboxStatus]>([
    ['waiting', { type: 'started' }, 'sending'],
    // a tab that was closed while it sent
    ['sending', { type: 'started' }, 'sending'],
    // a tab with another version of the product took it for outdated
    ['outdated', { type: 'started' }, 'sending'],
    ['sending', sent, 'sent'],
    ['sending', { type: 'postponed', failure }, 'waiting'],
    ['sending', { type: 'refused', failure }, 'refused'],
    ['sending', { type: 'conflict' }, 'conflict'],
    ['sending', { type: 'arrivedEarlier' }, 'arrivedEarlier'],
    ['sending', { type: 'fileLost' }, 'fileLost'],
    ['sending', { type: 'outdated' }, 'outdated'],
    ['conflict', { type: 'merged', values: {}, base: {} }, 'waiting'],
    ['refused', { type: 'retried' }, 'waiting'],
  ])('%s, then %o: %s', (from, event, to) => {
    expect(nextEntry(at(from), event).status).toBe(to);
  });

  test.each<[OutboxStatus, OutboxEvent]>([
    ['sent', { type: 'started' }],
    ['sent', { type: 'retried' }],
    ['sent', { type: 'postponed', failure }],
    ['refused', { type: 'started' }],
    ['conflict', { type: 'started' }],
    ['conflict', { type: 'retried' }],
    ['outdated', { type: 'retried' }],
    ['waiting', sent],
    ['waiting', { type: 'merged', values: {}, base: {} }],
  ])('%s ignores %o', (status, event) => {
    const before = at(status);
    expect(nextEntry(before, event)).toBe(before);
  });

  test('a file that has arrived is part of the values, and not sent again', () => {
    const values = { title: 'Floods', pictures: [{ id: 7, name: 'map.png' }] };
    expect(nextEntry(at('sending'), { type: 'fileArrived', file: 'f', values })).toMatchObject({ values, files: [] });
  });

  test('what was sent is known to the next try', () => {
    const recorded = nextEntry(at('sending'), { type: 'recorded', attempt: { known: ['3'] }, base: { id: 12, v: 2 } });
    expect(recorded).toMatchObject({ attempt: { known: ['3'] }, base: { id: 12, v: 2 }, status: 'sending' });
  });

  test('a sent entry keeps its name and its link, and none of its content', () => {
    const done = nextEntry(at('sending', { attempt: {}, failure }), sent);
    expect(done).toMatchObject({ title: 'Floods', values: {}, files: [], failure: null });
    expect(done.sent).toEqual({ href: '/field-reports/12', at: 5 });
    expect(done).not.toHaveProperty('base');
    expect(done).not.toHaveProperty('attempt');
  });

  test('a merged entry goes on from the version of the server', () => {
    const merged = nextEntry(at('conflict'), { type: 'merged', values: { title: 'Both' }, base: { id: 12, v: 3 } });
    expect(merged).toMatchObject({ values: { title: 'Both' }, base: { id: 12, v: 3 }, failure: null });
  });
});

const failed = (parts: Partial<FailureParts>) => new ApiError({ ...failure, ...parts });

test.each<[name: string, error: unknown, passes: boolean]>([
  ['no line', failed({ kind: 'network', status: null }), true],
  ['no answer in time', failed({ kind: 'timeout', status: null }), true],
  ['the page of a hotel', failed({ kind: 'parse', status: 200 }), true],
  ['a redirect', failed({ kind: 'redirected', status: 200 }), true],
  ['an expired login', failed({ status: 401 }), true],
  ['too many requests', failed({ status: 429 }), true],
  ['a server in trouble', failed({ status: 503 }), true],
  ['a wrong answer', failed({ status: 400 }), false],
  ['no permission', failed({ status: 403 }), false],
  ['a document that is gone', failed({ status: 404 }), false],
  ['too large', failed({ status: 413 }), false],
  ['an error of the product', new TypeError('x is undefined'), false],
])('%s: tried again %s', (_, error, passes) => {
  expect(isPassing(error)).toBe(passes);
  expect(failedTry(error).type).toBe(passes ? 'postponed' : 'refused');
});

test('a failure can be stored, with the errors of the fields', () => {
  const event = failedTry(failed({ status: 400 }));
  expect(structuredClone(event)).toMatchObject({
    failure: { serverMessage: 'Too early.', formErrors: { title: 'Too long.' } },
  });
});

test.each<[OutboxStatus, unsent: boolean, needed: boolean]>([
  ['waiting', true, false],
  ['sending', true, false],
  ['sent', false, false],
  ['refused', true, true],
  ['conflict', true, true],
  ['arrivedEarlier', true, true],
  ['fileLost', true, true],
  ['outdated', true, true],
])('%s: still to be sent %s, needs its writer %s', (status, unsent, needed) => {
  expect(isUnsent({ status })).toBe(unsent);
  expect(needsWriter({ status })).toBe(needed);
});

test.each([
  [1, 15_000],
  [2, 30_000],
  [3, 60_000],
  [5, 240_000],
  [6, 300_000],
  [60, 300_000],
])('after %i failed tries: a pause of %i ms', (failures, pause) => {
  expect(pauseAfter(failures)).toBe(pause);
});

test('an entry from the future is known by it, with a tolerance of five minutes', () => {
  expect(isFromFuture({ putAt: 1_300_000 }, 1_000_000)).toBe(false);
  expect(isFromFuture({ putAt: 1_300_001 }, 1_000_000)).toBe(true);
});
