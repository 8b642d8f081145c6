import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';
import type { ApiError } from './errors';

// only a real connection reports progress: a local server receives the files
let server: Server;
let status = 201;
const received: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks).toString());
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(status === 201 ? '{"token":"xyz"}' : '{"errors":{"file":["SVG is refused."]}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  vi.stubEnv('VITE_API_ENDPOINT', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const load = async () => (await import('./upload')).upload;
const endpoint = 'POST /api/v2/external-token/';
const input = { body: { title: 'Map of the delta' } };

test('what is sent is reported from nothing to all, and the answer is read', async () => {
  const upload = await load();
  const shares: number[] = [];
  const answer = await upload(endpoint, input, { onProgress: (share) => shares.push(share) });
  expect(answer).toMatchObject({ token: 'xyz' });
  expect(received.at(-1)).toContain('Map of the delta');
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('a refused file keeps the reason the server gave', async () => {
  const upload = await load();
  status = 400;
  const error = await upload(endpoint, input).catch((reason: unknown) => reason);
  status = 201;
  expect((error as ApiError).formErrors).toEqual({ file: 'SVG is refused.' });
});

test('a login that has ended is renewed, and the file is sent again; without, the upload fails', async () => {
  const upload = await load();
  const { currentLogInRequest } = await import('#app/session/logInRequest');
  const { authorizeRequests } = await import('#app/session/authorizeRequests');
  authorizeRequests();
  const before = received.length;
  status = 401;
  const running = upload(endpoint, input);
  await eventually(() => expect(currentLogInRequest()).not.toBeNull());
  status = 201;
  currentLogInRequest()?.settle('logged-in');
  expect(await running).toMatchObject({ token: 'xyz' });
  expect(received).toHaveLength(before + 2);

  status = 401;
  const refused = upload(endpoint, input).catch((reason: unknown) => reason);
  await eventually(() => expect(currentLogInRequest()).not.toBeNull());
  status = 201;
  currentLogInRequest()?.settle('dismissed');
  expect(await refused).toMatchObject({ status: 401 });
});

test('a cancelled upload ends as an abort', async () => {
  const upload = await load();
  const controller = new AbortController();
  const running = upload(endpoint, input, { signal: controller.signal });
  controller.abort();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});

test('one that was cancelled before it began sends nothing', async () => {
  const upload = await load();
  const before = received.length;
  await expect(upload(endpoint, input, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  expect(received).toHaveLength(before);
});

test('one that stalls fails in words; what is stored slowly has more time', async () => {
  const { timeLimits } = await import('./timeLimits');
  const upload = await load();
  vi.useFakeTimers();
  try {
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
    const failed = upload(endpoint, input).catch((reason: unknown) => reason);
    const request = sent.mock.contexts[0] as XMLHttpRequest;
    vi.advanceTimersByTime(timeLimits.stalledUpload - 1);
    request.upload.onload?.call(request, new ProgressEvent('load'));
    vi.advanceTimersByTime(timeLimits.write - 1);
    const aborted = vi.spyOn(request, 'abort').mockImplementation(() => {
      request.onabort?.(new ProgressEvent('abort'));
    });
    vi.advanceTimersByTime(1);
    expect(aborted).toHaveBeenCalledOnce();
    expect(await failed).toMatchObject({ kind: 'timeout' });
  } finally {
    vi.useRealTimers();
  }
});

test('led to a login, it says so', async () => {
  const upload = await load();
  vi.spyOn(XMLHttpRequest.prototype, 'responseURL', 'get').mockReturnValue('https://api.example.org/login/');
  await expect(upload(endpoint, input)).rejects.toMatchObject({ kind: 'redirected' });
});

test('the language of the person travels where it is asked for', async () => {
  const header = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  const { resetCachedLanguage } = await import('#app/language/chosenLanguage');
  localStorage.setItem('language', '"fr"');
  resetCachedLanguage();
  const upload = await load();
  await upload(endpoint, input);
  await upload(endpoint, input, { language: 'chosen' });
  const sent = header.mock.calls.filter(([name]) => name === 'accept-language').map(([, value]) => value);
  expect(sent).toEqual(['en', 'fr']);
});
