import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setAuthorization } from './authorization';
import { formDataOf } from './call';
import { send } from './send';
import { failureOf, logInForTest, login, readEvent } from './testCalls';

const api = 'http://localhost:3000';
const riskApi = 'https://risk.example.org';
vi.hoisted(() => vi.stubEnv('VITE_RISK_API_ENDPOINT', 'https://risk.example.org/'));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  setAuthorization();
});
afterAll(() => server.close());

describe('what is sent', () => {
  let seen: Request | undefined;
  beforeEach(() => {
    seen = undefined;
    server.use(
      http.all(/./, ({ request }) => {
        seen = request.clone();
        return HttpResponse.json({ id: 7, count: 0, results: [], status: 'sent', token: 'abc' });
      }),
    );
  });

  test('slots are filled, lists joined or repeated as the server takes them, nulls dropped', async () => {
    await send('GET /api/v2/event/', { query: { countries__in: [1, 2], dtype: undefined, is_featured: true } });
    expect(seen?.url).toBe(`${api}/api/v2/event/?countries__in=1%2C2&is_featured=true`);
    await send('GET /api/v2/appeal/', { query: { country: [1, 2], atype: 0 } });
    expect(seen?.url).toBe(`${api}/api/v2/appeal/?country=1&country=2&atype=0`);
  });

  test('the token goes along once there is one, and never to the login', async () => {
    await readEvent();
    expect(seen?.headers.get('Authorization')).toBeNull();
    logInForTest();
    await readEvent();
    expect(seen?.headers.get('Authorization')).toBe('Token abc');
    await login();
    expect(seen?.headers.get('Authorization')).toBeNull();
  });

  test('a call of the risk API goes to its address, without the token', async () => {
    logInForTest();
    await send('GET /api/v1/pdc/', { query: { iso3: 'ken' } });
    expect(seen?.url).toBe(`${riskApi}/api/v1/pdc/?iso3=ken`);
    expect(seen?.headers.get('Authorization')).toBeNull();
  });

  test('writes speak English unless they opt into the chosen language', async () => {
    await send('POST /recover_password', { body: { email: 'a@example.org' } });
    expect(seen?.headers.get('Accept-Language')).toBe('en');
    expect(seen?.headers.get('Content-Type')).toBe('application/json');
    expect(await seen?.json()).toEqual({ email: 'a@example.org' });
  });

  test('a spreadsheet is accepted beside anything else, as its exports differ in what they refuse', async () => {
    await send('GET /api/v2/export-eru-readiness', {}, { accept: 'excel' }).catch(() => undefined);
    expect(seen?.headers.get('Accept')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.5',
    );
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
