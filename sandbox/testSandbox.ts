import { demoPassword } from './account/demoAccounts';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox';
import { seededCopy } from './testSeed';

/** Origin of the requests to test sandboxes. */
export const testOrigin = 'http://sandbox.test';

export interface TestSandbox extends Sandbox {
  /** Path of its database, to put rows into states that no request leads to. */
  readonly database: string;
  /** Sends a request, `GET /api/…`; a body that is neither text nor a form is sent as JSON. */
  request(
    endpoint: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response>;
  /** Sends a request and parses the JSON of the response. */
  json<Answer = unknown>(
    endpoint: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** Logs in to a demo account, `staff` for `staff@example.org`. @returns its token */
  logIn(account: string): Promise<string>;
}

/** A sandbox on its own copy of a small seeded database: a hundred emergencies, thirty of them written by hand. */
export function openTestSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  const { database, remove } = seededCopy(options.clock?.() ?? new Date(), options.scale ?? 0.25);
  const sandbox = createSandbox({ database, ...options });
  const request: TestSandbox['request'] = (endpoint, { token, body, headers = {} } = {}) => {
    const [method = 'GET', path = '/'] = endpoint.split(' ', 2);
    const isPlain = body === undefined || typeof body === 'string' || body instanceof FormData;
    return sandbox.fetch(
      new Request(new URL(path, testOrigin), {
        method,
        headers: {
          ...(token ? { Authorization: `Token ${token}` } : {}),
          ...(isPlain ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isPlain ? body : JSON.stringify(body) }),
      }),
    );
  };
  const json: TestSandbox['json'] = async (endpoint, options) => (await request(endpoint, options)).json();
  return {
    ...sandbox,
    database,
    close() {
      sandbox.close();
      remove();
    },
    request,
    json,
    async logIn(account) {
      const body = { username: `${account}@example.org`, password: demoPassword };
      return (await json<{ token: string }>('POST /get_auth_token', { body })).token;
    },
  };
}
