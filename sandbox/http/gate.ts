import type { Lookups } from '../store/lookups';
import { sql } from '../store/sql';
import type { Store } from '../store/store';
import { mails, type TokenRow, tokens, type UserRow, users } from '../store/tables/people';
import { readBody } from './body';
import { admit, type Context, type Mail } from './context';
import { ApiError, anyStatus, badToken, crashed, notAcceptable } from './errors';
import type { Failure, Troubles } from './failures';
import { acceptedLanguage } from './language';
import type { Route } from './route';
import { validated } from './validate';

export interface Services {
  store: Store;
  lookups: Lookups;
  clock: () => Date;
  troubles: Troubles;
  site: string | undefined;
  bodyLimit: number;
  onMail: ((mail: Mail) => void) | undefined;
}

/** The person whose token comes with the request; null without one, 401 for one that is not valid. */
function personOf(store: Store, header: string | null): UserRow | null {
  const [scheme, key] = (header ?? '').trim().split(/\s+/);
  if (scheme?.toLowerCase() !== 'token') return null;
  const token = key ? store.first<TokenRow>(tokens, sql`key = ${key}`) : undefined;
  const user = token && store.get(users, token.user);
  if (!user?.is_active) throw badToken();
  return user;
}

const acceptable = /\*\/\*|application\/(\*|json|vnd\.openxmlformats)|text\/(\*|html|csv)/;

function contextOf(services: Services, request: Request, slots: Record<string, string>): Context {
  const { store, lookups } = services;
  const url = new URL(request.url);
  const now = services.clock();
  const accept = request.headers.get('Accept') ?? '*/*';
  let read: Promise<unknown> | undefined;
  const rawBody = () => {
    read ??= readBody(request, services.bodyLimit);
    return read;
  };
  return {
    store,
    lookups,
    url,
    slots,
    now,
    accept,
    language: acceptedLanguage(request.headers.get('Accept-Language')),
    user: personOf(store, request.headers.get('Authorization')),
    site: services.site ?? url.origin,
    rawBody,
    body: async (schema) => validated(schema, await rawBody()),
    mail: (mail) => {
      store.insert(mails, { ...mail, sent_at: now.toISOString() });
      services.onMail?.(mail);
    },
  };
}

/** Marks an answer that stands for a connection that broke: what comes between here and the caller cannot carry a real one. */
export const brokenOff = 'X-Sandbox-Broken-Off';

function failureAnswer(failure: Failure): Response {
  if (failure.status === 0) return new Response(null, { status: 500, headers: { [brokenOff]: 'yes' } });
  if (failure.body !== undefined || failure.status < 400) {
    return new Response(failure.body ?? '', { status: failure.status, headers: { 'Content-Type': failure.type } });
  }
  return errorAnswer(anyStatus(failure.status));
}

function errorAnswer({ status, body, headers }: ApiError): Response {
  const isPage = typeof body === 'string';
  return new Response(isPage ? body : JSON.stringify(body), {
    status,
    headers: { ...headers, 'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json' },
  });
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Answers a request: trouble on purpose first, then the token, the right to call, and the route; errors in the server's shapes. */
export async function guarded(
  services: Services,
  request: Request,
  slots: Record<string, string>,
  { access, handle }: Pick<Route, 'access' | 'handle'>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isControl = pathname.startsWith('/sandbox/');
  try {
    if (!isControl) {
      const { latency } = services.troubles.current;
      if (latency > 0) await pause(latency, request.signal);
      const failure = services.troubles.meets(request.method, pathname);
      if (failure) return failureAnswer(failure);
    }
    if (!acceptable.test(request.headers.get('Accept') ?? '*/*')) throw notAcceptable();
    const context = contextOf(services, request, slots);
    admit(access, context);
    const given = await handle(context);
    return given instanceof Response ? given : Response.json(given ?? null);
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error);
    console.error(`${request.method} ${pathname}`, error);
    return errorAnswer(crashed(error instanceof Error ? error.message : String(error)));
  }
}
