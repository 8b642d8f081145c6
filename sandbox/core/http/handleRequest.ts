import { type TokenRow, tokens, type UserRow, users } from '../sign-in/users';
import type { Lookups } from '../store/lookups';
import { sql } from '../store/sql';
import type { Store } from '../store/store';
import { readBody } from './body';
import { type Context, checkAccess, type Mail } from './context';
import { ApiError, injectedError, invalidToken, notAcceptable, serverError } from './errors';
import type { Failure, FaultInjector } from './failures';
import { acceptedLanguage } from './language';
import { mails } from './mails';
import type { Route } from './route';
import { validated } from './validate';

export interface Services {
  store: Store;
  lookups: Lookups;
  clock: () => Date;
  faultInjector: FaultInjector;
  site: string | undefined;
  forgetsDrefFilters: boolean;
  bodyLimit: number;
  onMail: ((mail: Mail) => void) | undefined;
}

/** The user of a token; null without a token, 401 for one that is not valid. */
function userOf(store: Store, header: string | null): UserRow | null {
  const [scheme, key] = (header ?? '').trim().split(/\s+/);
  if (scheme?.toLowerCase() !== 'token') return null;
  const token = key ? store.first<TokenRow>(tokens, sql`key = ${key}`) : undefined;
  const user = token && store.get(users, token.user);
  if (!user?.is_active) throw invalidToken();
  return user;
}

const acceptable = /\*\/\*|application\/(\*|json|vnd\.openxmlformats)|text\/(\*|html|csv)/;

function contextOf(services: Services, request: Request, slots: Record<string, string>): Context {
  const { store, lookups, faultInjector } = services;
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
    faultInjector,
    url,
    slots,
    now,
    accept,
    language: acceptedLanguage(request.headers.get('Accept-Language')),
    user: userOf(store, request.headers.get('Authorization')),
    site: services.site ?? url.origin,
    forgetsDrefFilters: services.forgetsDrefFilters,
    rawBody,
    body: async (schema) => validated(schema, await rawBody()),
    mail: (mail) => {
      store.insert(mails, { ...mail, sent_at: now.toISOString() });
      services.onMail?.(mail);
    },
  };
}

/** Marks a response whose connection is closed instead: Hono's middleware cannot pass on `Response.error()`. */
export const brokenConnectionHeader = 'X-Sandbox-Broken-Connection';

function failureResponse(failure: Failure): Response {
  if (failure.status === 0) return new Response(null, { status: 500, headers: { [brokenConnectionHeader]: 'yes' } });
  if (failure.body !== undefined || failure.status < 400) {
    return new Response(failure.body ?? '', { status: failure.status, headers: { 'Content-Type': failure.type } });
  }
  return errorResponse(injectedError(failure.status));
}

function errorResponse({ status, body, headers }: ApiError): Response {
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

/** Handles a request: injected faults first, then token, access and route; errors get the shapes of the real server. */
export async function handleRequest(
  services: Services,
  request: Request,
  slots: Record<string, string>,
  { access, handle }: Pick<Route, 'access' | 'handle'>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isControl = pathname.startsWith('/sandbox/');
  try {
    if (!isControl) {
      const { latency } = services.faultInjector.faults;
      if (latency > 0) await pause(latency, request.signal);
      const failure = services.faultInjector.failureFor(request.method, pathname);
      if (failure) return failureResponse(failure);
    }
    if (!acceptable.test(request.headers.get('Accept') ?? '*/*')) throw notAcceptable();
    const context = contextOf(services, request, slots);
    checkAccess(access, context);
    const result = await handle(context);
    return result instanceof Response ? result : Response.json(result ?? null);
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error);
    console.error(`${request.method} ${pathname}`, error);
    return errorResponse(serverError(error instanceof Error ? error.message : String(error)));
  }
}
