import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderStrings } from '#domain/language/strings';
import { setAuthorization } from './authorization';
import { errorMessage, type RequestStrings } from './errors';
import { send } from './send';
import { requestStrings } from './strings';
import { failureOf, logInForTest, login, readEvent } from './testCalls';

const api = 'http://localhost:3000';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  setAuthorization();
});
afterAll(() => server.close());

const t = renderStrings(requestStrings, 'en') as RequestStrings;
describe('what comes back', () => {
  const answer = (body: BodyInit | null, init: ResponseInit) =>
    server.use(http.all(`${api}/*`, () => new HttpResponse(body, init)));
  const json = { 'Content-Type': 'application/json' };

  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const readCsv = () => send('GET /api/v2/event/', {}, { accept: 'csv' });
  const readExcel = () => send('GET /api/v2/export-per/{id}/', { path: { id: 1 } }, { accept: 'excel' });
  const remove = () => send('DELETE /api/v2/field-report/{id}/', { path: { id: 7 } });

  test('JSON is parsed, CSV is text, a spreadsheet is a blob, no content is null', async () => {
    answer('{"id":7}', { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
    expect(await readEvent()).toEqual({ id: 7 });
    answer('id,name', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
    expect(await readCsv()).toBe('id,name');
    answer('x', { headers: { 'Content-Type': spreadsheet } });
    expect(await readExcel()).toBeInstanceOf(Blob);
    answer(null, { status: 204 });
    expect(await remove()).toBeNull();
  });

  const portal = '<!doctype html><title>Sign in to the network</title>';
  const html = { 'Content-Type': 'text/html' };
  test.each<[name: string, call: () => Promise<unknown>, body: string | null, init: ResponseInit]>([
    ['a read answered with a page of HTML', readEvent, portal, { headers: html }],
    ['a page of HTML that calls itself JSON', readEvent, portal, { headers: json }],
    ['a record without its id', readEvent, '{}', { headers: json }],
    ['a list without its rows', () => send('GET /api/v2/event/', {}), '{"id":7}', { headers: json }],
    ['a write answered with a page of HTML', login, portal, { headers: html }],
    ['a write answered with an empty object', login, '{}', { status: 201, headers: json }],
    ['a write answered with null', login, 'null', { status: 201, headers: json }],
    ['a write answered with nothing', login, null, { status: 204 }],
    ['a deletion answered with a page of HTML', remove, portal, { headers: html }],
    ['CSV that is a page of HTML', readCsv, portal, { headers: html }],
    ['a spreadsheet that is a page of HTML', readExcel, portal, { headers: html }],
  ])('%s is not what the contract promises', async (_, call, body, init) => {
    answer(body, init);
    const error = await failureOf(call());
    expect(error.kind).toBe('parse');
    expect(errorMessage(error, t)).toBe('There was a problem parsing the response from server');
  });

  const cases: readonly [
    name: string,
    call: () => Promise<unknown>,
    body: string | null,
    init: ResponseInit,
    message: string,
  ][] = [
    ['a server failure', readEvent, '{"errors":{}}', { status: 500, headers: json }, 'Internal server error!'],
    ['a page of HTML', readEvent, '<html>Bad gateway</html>', { status: 404 }, 'Failed to load data'],
    ['an HTML page of a failed server', readEvent, '<html></html>', { status: 502 }, 'Internal server error!'],
    ['an empty body', readEvent, '', { status: 404 }, 'Empty error response from server!'],
    ['broken JSON', readEvent, '{"id":', { headers: json }, 'There was a problem parsing the response from server'],
    [
      'the older shape',
      login,
      '{"statusCode":400,"error_message":"Invalid username or password"}',
      { status: 400, headers: json },
      'The e-mail address or the password is wrong, or the account is not active yet.',
    ],
    [
      'form errors with a general one',
      login,
      '{"errors":{"non_field_errors":["No.","Really."]}}',
      { status: 400, headers: json },
      'No. Really.',
    ],
    [
      'a general form error that is not in a list',
      login,
      '{"errors":{"non_field_errors":"Only the original language."}}',
      { status: 400, headers: json },
      'Only the original language.',
    ],
    ['plain text', readEvent, 'Nothing here', { status: 404 }, 'Nothing here'],
    [
      'a write without permission',
      login,
      '{"errors":{"non_field_errors":["x"]}}',
      { status: 401, headers: json },
      'Your login has ended.',
    ],
    ['too much', login, '', { status: 413 }, 'Your request was refused because the payload was too large'],
    [
      'a write refused in silence',
      login,
      '{}',
      { status: 400, headers: json },
      'Some error occurred while performing this action.',
    ],
    ['a read refused in silence', readEvent, '{}', { status: 403, headers: json }, 'Failed to load data'],
  ];
  test.each(cases)('%s', async (_, call, body, init, message) => {
    answer(body, init);
    expect(errorMessage(await failureOf(call()), t)).toBe(message);
  });

  test('errors of fields reach their fields, rows by the client_id that was sent', async () => {
    answer(
      JSON.stringify({
        errors: {
          summary: ['Too long.', 'Not allowed.'],
          profile: { org_type: ['Unknown.'] },
          actions_taken: [{}, { summary: ['Required.'] }],
          internal_non_field_errors: ['Traceback'],
        },
      }),
      { status: 400, headers: json },
    );
    const body = { actions_taken: [{ client_id: 'a' }, { client_id: 'b' }] };
    const error = await failureOf(send('POST /recover_password', { body: body as never }));
    expect(error.formErrors).toEqual({
      summary: 'Too long. Not allowed.',
      profile: { org_type: 'Unknown.' },
      actions_taken: { b: { summary: 'Required.' } },
    });
    expect(errorMessage(error, t)).toBe('Please correct the errors below.');
  });

  test('a read refused with errors of fields has no form to correct', async () => {
    answer('{"errors":{"dtype":["Not a number."]}}', { status: 400, headers: json });
    expect(errorMessage(await failureOf(readEvent()), t)).toMatch(/^The server does not know one of the chosen values/);
  });

  test('no connection', async () => {
    server.use(http.all(`${api}/*`, () => HttpResponse.error()));
    const error = await failureOf(readEvent());
    expect(errorMessage(error, t)).toMatch(/^Cannot connect with the server!/);
  });

  test('an abort passes as it is, also when the answer never ends', async () => {
    server.use(http.all(`${api}/*`, () => new Promise<never>(() => undefined)));
    const controller = new AbortController();
    const call = send('GET /api/v2/event/{id}/', { path: { id: 7 } }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  describe('within a time limit', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());
    const never = () => server.use(http.all(`${api}/*`, () => new Promise<never>(() => undefined)));

    test.each([
      ['a read', readEvent, 30_000, 'The server did not answer in time. Please try again.'],
      ['a write', login, 90_000, /^The server did not answer in time. It may have received what you sent/],
    ])('%s that is never answered fails in words', async (_, call, limit, message) => {
      never();
      const settled = vi.fn();
      const failed = failureOf(call()).finally(settled);
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      const error = await failed;
      expect(error.kind).toBe('timeout');
      expect(errorMessage(error, t)).toMatch(message);
    });

    test('a long answer is read for as long as it arrives, and fails once it stalls', async () => {
      let body: ReadableStreamDefaultController<Uint8Array> | undefined;
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            body = controller;
            init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
          },
        });
        return new Response(stream, { headers: json });
      });
      const settled = vi.fn();
      const failed = failureOf(readEvent()).finally(settled);
      for (let part = 0; part < 3; part += 1) {
        await vi.advanceTimersByTimeAsync(29_000);
        body?.enqueue(new TextEncoder().encode(' '));
      }
      await vi.advanceTimersByTimeAsync(29_000);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(2_000);
      expect((await failed).kind).toBe('timeout');
    });
  });

  test('a redirect to another address is followed', async () => {
    server.use(
      http.get(`${api}/api/v2/event/7/`, () => HttpResponse.redirect(`${api}/api/v2/event/8/`)),
      http.get(`${api}/api/v2/event/8/`, () => HttpResponse.json({ id: 8 })),
    );
    expect(await readEvent()).toEqual({ id: 8 });
  });

  test('a letter that arrives in two parts is one', async () => {
    const bytes = new TextEncoder().encode('{"id":7,"name":"Crüe"}');
    const cut = bytes.indexOf(0xc3) + 1;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut));
        controller.enqueue(bytes.slice(cut));
        controller.close();
      },
    });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(stream, { headers: json }));
    expect(await readEvent()).toEqual({ id: 7, name: 'Crüe' });
  });

  test.each([
    ['application/json ;charset=utf-8', true],
    ['APPLICATION/JSON', true],
    ['application/problem+json', false],
    ['', false],
  ])('of the media type "%s" an answer is parsed: %s', async (type, isParsed) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"id":7}', { headers: { 'Content-Type': type } }));
    const answered = await readEvent().catch(({ kind }: { kind: string }) => kind);
    expect(answered).toEqual(isParsed ? { id: 7 } : 'parse');
  });

  test('a redirect to a login page is no answer', async () => {
    server.use(
      http.get(`${api}/api/v2/event/7/`, () => HttpResponse.redirect(`${api}/accounts/login/`)),
      http.get(`${api}/accounts/login/`, () => HttpResponse.html('<html></html>')),
    );
    expect(errorMessage(await failureOf(readEvent()), t)).toBe('Redirected by server');
  });

  test('what may be copied for support holds no token', async () => {
    logInForTest();
    answer('{}', { status: 403, headers: json });
    expect((await failureOf(readEvent())).debugText).not.toContain('abc');
  });
});
