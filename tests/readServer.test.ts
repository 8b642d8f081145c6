import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '#sandbox/testSandbox';
import { readServer, type ServerReading } from '../scripts/contract/readServer';

const server = 'http://server.test';

describe('reading a running server', () => {
  let sandbox: TestSandbox;
  let reading: ServerReading;
  const sent: string[] = [];

  beforeAll(async () => {
    sandbox = openTestSandbox();
    const token = await sandbox.logIn('super');
    reading = await readServer({
      server,
      risk: `${server}/risk`,
      token,
      limit: 5,
      fetch: (request) => {
        sent.push(`${request.method} ${new URL(request.url).pathname}`);
        return sandbox.fetch(request);
      },
    });
  });
  afterAll(() => sandbox.close());

  test('finds no misfit in the stand-in', () => {
    expect(reading.misfits).toEqual([]);
    expect(reading.responses).toBeGreaterThan(150);
  });

  test('only reads', () => {
    expect(sent.every((request) => request.startsWith('GET '))).toBe(true);
  });

  test('takes ids from the lists', () => {
    expect(sent.some((request) => /GET \/api\/v2\/event\/\d+\/$/.test(request))).toBe(true);
    expect(sent.some((request) => /GET \/api\/v2\/per-assessment\/\d+\/$/.test(request))).toBe(true);
    expect(sent.some((request) => /GET \/risk\/api\/v1\/gdacs\/\d+\/exposure\/$/.test(request))).toBe(true);
  });
});

const answering = (answers: Readonly<Record<string, unknown>>) => (request: Request) => {
  const { pathname } = new URL(request.url);
  if (!(pathname in answers)) return new Response('{}', { status: 404 });
  const answer = answers[pathname];
  return answer instanceof Response ? answer : Response.json(answer);
};

test('names endpoint, place, message and address of a misfit once for all rows', async () => {
  const type = { id: 1, name: 'Flood', summary: null, translation_module_original_language: 'en' };
  const results = [{ ...type, name: 5 }, type, { ...type, name: 7 }];
  const fetch = answering({
    '/api/v2/disaster_type/': { count: 3, results },
    '/api/v2/region/': new Response('<!doctype html>'),
    '/api/v2/appeal/': new Response('{}', { status: 500 }),
    '/api/v2/country/': new Response('{}', { status: 403 }),
  });
  const { misfits, notRead, responses } = await readServer({ server, fetch });
  expect(misfits.filter((line) => line.includes('.name:'))).toEqual([
    'GET /api/v2/disaster_type/ results.[].name: Invalid input: expected string, received number (/api/v2/disaster_type/?limit=50, 2 times)',
  ]);
  expect(misfits).toContain('GET /api/v2/region/: the response is not JSON (/api/v2/region/?limit=50)');
  expect(misfits).toContain('GET /api/v2/appeal/: answered 500 (/api/v2/appeal/?limit=50)');
  expect(notRead).toContain('GET /api/v2/country/: 403');
  expect(notRead).toContain('GET /api/v2/event/: 404');
  expect(notRead).toContain('GET /api/v1/gdacs/: name the risk API by --risk');
  expect(responses).toBe(3);
});

test('the token goes to the GO API alone', async () => {
  const withToken = new Set<string>();
  const fetch = (request: Request) => {
    if (request.headers.has('Authorization')) withToken.add(new URL(request.url).host);
    return new Response('{}', { status: 404 });
  };
  await readServer({ server, risk: 'http://risk.test', token: 'token', fetch });
  expect([...withToken]).toEqual(['server.test']);
});
