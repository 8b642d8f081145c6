import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox';
import { demoPassword } from './seed/people';
import { seededCopy } from './testSeed';

/** Where test sandboxes say they are. */
export const testOrigin = 'http://sandbox.test';

export interface TestSandbox extends Sandbox {
  /** Sends a request to a path of the API; a body that is no text or form is sent as JSON. */
  request(
    operation: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response>;
  /** As above, and reads the answer. */
  json<Answer = unknown>(
    operation: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** Logs a demo account in, `staff` for `staff@example.org`. @returns its token */
  logIn(account: string): Promise<string>;
}

/** A small seeded sandbox of its own: a hundred emergencies, of which thirty are the hand-written ones. */
export function openTestSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  const { database, remove } = seededCopy(options.clock?.() ?? new Date(), options.scale ?? 0.25);
  const sandbox = createSandbox({ database, ...options });
  const request: TestSandbox['request'] = (operation, { token, body, headers = {} } = {}) => {
    const [method = 'GET', path = '/'] = operation.split(' ', 2);
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
  const json: TestSandbox['json'] = async (operation, given) => (await request(operation, given)).json();
  return {
    ...sandbox,
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
