import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#app/session/session';
import { renderStrings } from '#domain/language/strings';
import { ApiError, errorMessage, type RequestWords } from './errors';
import { formDataOf, send } from './send';
import { requestStrings } from './strings';

const api = 'http://localhost:3000';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  endSession();
});
afterAll(() => server.close());

const t = renderStrings(requestStrings, 'en') as RequestWords;
const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const readEvent = () => send('GET /api/v2/event/{id}/', { path: { id: 7 } });
const login = () => send('POST /get_auth_token', { body: { username: 'a', password: 'b' } }, { anonymous: true });

const session = {
  id: 1,
  username: 'staff@example.org',
  firstName: 'Ana',
  lastName: 'Diaz',
  displayName: 'Ana Diaz',
  token: 'abc',
  expires: '2999-01-01T00:00:00Z',
};

describe('what is sent', () => {
  let seen: Request | undefined;
  beforeEach(() => {
    seen = undefined;
    server.use(
      http.all(`${api}/*`, ({ request }) => {
        seen = request.clone();
        return HttpResponse.json({});
      }),
    );
  });

  test('slots are filled, lists joined or repeated as the server wants them, nulls dropped', async () => {
    await send('GET /api/v2/event/', { query: { countries__in: [1, 2], dtype: undefined, is_featured: true } });
    expect(seen?.url).toBe(`${api}/api/v2/event/?countries__in=1%2C2&is_featured=true`);
    await send('GET /api/v2/appeal/', { query: { country: [1, 2], atype: 0 } });
    expect(seen?.url).toBe(`${api}/api/v2/appeal/?country=1&country=2&atype=0`);
  });

  test('the token goes along once there is one, and never to the login', async () => {
    await readEvent();
    expect(seen?.headers.get('Authorization')).toBeNull();
    startSession(session);
    await readEvent();
    expect(seen?.headers.get('Authorization')).toBe('Token abc');
    await login();
    expect(seen?.headers.get('Authorization')).toBeNull();
  });

  test('writes speak English unless they opt into the chosen language', async () => {
    await send('POST /recover_password', { body: { email: 'a@example.org' } });
    expect(seen?.headers.get('Accept-Language')).toBe('en');
    expect(seen?.headers.get('Content-Type')).toBe('application/json');
    expect(await seen?.json()).toEqual({ email: 'a@example.org' });
  });

  test('a write without a body is not made', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // @ts-expect-error: the contract asks for a body; what slips past the compiler must still not be sent
    const error = await failureOf(send('POST /recover_password', {}));
    expect(error.kind).toBe('no-body');
    expect(seen).toBeUndefined();
  });

  test('a missing slot is logged and left', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await send('GET /api/v2/event/{id}/', { path: { id: '' } });
    expect(seen?.url).toBe(`${api}/api/v2/event/%7Bid%7D/`);
    expect(log).toHaveBeenCalled();
  });
});

test('form data repeats arrays, keeps files and empties nothings', () => {
  const file = new Blob(['x']);
  const form = formDataOf({ ids: [1, 2], file, caption: null });
  expect(form.getAll('ids')).toEqual(['1', '2']);
  expect(form.get('caption')).toBe('');
  expect(form.get('file')).toBeInstanceOf(Blob);
});

describe('what comes back', () => {
  const answer = (body: BodyInit | null, init: ResponseInit) =>
    server.use(http.all(`${api}/*`, () => new HttpResponse(body, init)));
  const json = { 'Content-Type': 'application/json' };

  test('JSON is parsed, anything else is text, a spreadsheet is a blob', async () => {
    answer('{"id":7}', { headers: json });
    expect(await readEvent()).toEqual({ id: 7 });
    answer('id,name', { headers: { 'Content-Type': 'text/csv' } });
    expect(await readEvent()).toBe('id,name');
    answer('x', { headers: { 'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } });
    expect(await readEvent()).toBeInstanceOf(Blob);
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
      'Invalid username or password',
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
      'You do not have enough permission to perform this action',
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

  test('a redirect to a login page is no answer', async () => {
    server.use(
      http.get(`${api}/api/v2/event/7/`, () => HttpResponse.redirect(`${api}/accounts/login/`)),
      http.get(`${api}/accounts/login/`, () => HttpResponse.html('<html></html>')),
    );
    expect(errorMessage(await failureOf(readEvent()), t)).toBe('Redirected by server');
  });

  test('what may be copied for support holds no token', async () => {
    startSession(session);
    answer('{}', { status: 403, headers: json });
    expect((await failureOf(readEvent())).debugText).not.toContain('abc');
  });
});
