import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Mail } from './core/http/context';
import { methodNotAllowed, notFound } from './core/http/errors';
import { type Failure, FaultInjector } from './core/http/failures';
import { brokenConnectionHeader, handleRequest } from './core/http/handleRequest';
import { type MailRow, mails } from './core/http/mails';
import type { Route } from './core/http/route';
import { routesOf } from './core/room';
import { Lookups } from './core/store/lookups';
import { openStore } from './core/store/open';
import { rooms } from './rooms';
import { schemaFor } from './schema';

export interface SandboxOptions {
  /** Path of the database file, or `:memory:`. */
  database: string;
  /** Multiplies the rows of a new database: 1 gives 400 emergencies. */
  scale?: number;
  /** The current time; the dates of a new database are relative to it. */
  clock?: () => Date;
  /** Delay of every response, in milliseconds. */
  latency?: number;
  /** Failures to inject. */
  failures?: Failure[];
  /** Called with every mail that is sent. */
  outbox?: (mail: Mail) => void;
  /** Called with a line of text before and after a new database is seeded. */
  onSeed?: (line: string) => void;
  /** Address of the product for links in mails; the request's own when left out. */
  site?: string;
  /**
   * Lists of DREFs as the real server has them for people who coordinate no region: completed ones with drafts, active ones with closed.
   * Off by default, because the product's lists page before they could filter.
   */
  forgetsDrefFilters?: boolean;
  /** Maximum size of a request body in bytes; 100 MiB when left out, as at the real server. */
  bodyLimit?: number;
}

export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  /** The mails that were sent, oldest first. */
  readonly outbox: { mails(to?: string): MailRow[] };
  close(): void;
}

/** Paths without slots first, so that `/event/mini/` does not match `/event/{id}/`. */
const bySpecificity = (a: string, b: string) =>
  Number(a.includes('{')) - Number(b.includes('{')) || (a < b ? -1 : a > b ? 1 : 0);

function routesByPath(routes: readonly Route[]): Map<string, Map<string, Route>> {
  const paths = new Map<string, Map<string, Route>>();
  for (const route of routes) {
    const [method = '', path = ''] = route.endpoint.split(' ');
    paths.set(path, (paths.get(path) ?? new Map()).set(method, route));
  }
  return paths;
}

/** A stand-in for the platform's API over a SQLite database; a new database is seeded with illustrative data. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const clock = options.clock ?? (() => new Date());
  const schema = schemaFor({ now: clock(), scale: options.scale ?? 1, onSeed: options.onSeed });
  const store = openStore(options.database, schema);
  const services = {
    store,
    lookups: new Lookups(store),
    clock,
    faultInjector: new FaultInjector({ latency: options.latency ?? 0, failures: options.failures ?? [] }),
    site: options.site,
    forgetsDrefFilters: options.forgetsDrefFilters ?? false,
    bodyLimit: options.bodyLimit ?? 100 * 1024 * 1024,
    onMail: options.outbox,
  };

  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['WWW-Authenticate'], maxAge: 86_400 }));
  const paths = routesByPath(routesOf(rooms));
  for (const path of [...paths.keys()].sort(bySpecificity)) {
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      const route = paths.get(path)?.get(c.req.method) ?? {
        access: 'everyone' as const,
        handle: () => Promise.reject(methodNotAllowed(c.req.method)),
      };
      return handleRequest(services, c.req.raw, c.req.param(), route);
    });
  }
  app.all('*', (c) =>
    handleRequest(services, c.req.raw, {}, { access: 'everyone', handle: () => Promise.reject(notFound()) }),
  );

  return {
    fetch: async (request) => {
      // Hono answers HEAD as GET without the body; the real server answers every HEAD with an empty 200.
      if (request.method === 'HEAD') return new Response(null);
      const response = await app.fetch(request);
      return response.headers.has(brokenConnectionHeader) ? Response.error() : response;
    },
    outbox: {
      mails: (to) => store.select(mails).filter((mail) => to === undefined || mail.to === to),
    },
    close: () => store.close(),
  };
}
