import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { asSandboxRoutes } from './control';
import type { Mail } from './http/context';
import { notFound, wrongMethod } from './http/errors';
import { type Failure, Troubles } from './http/failures';
import { brokenOff, guarded } from './http/gate';
import type { Route } from './http/route';
import { pictureRoutes } from './pictures';
import { apiRoutes } from './routes';
import { seed } from './seed/seed';
import { Lookups } from './store/lookups';
import { openStore } from './store/open';
import { type MailRow, mails } from './store/tables/people';

export interface SandboxOptions {
  /** A file's path, or `:memory:`. */
  database: string;
  /** How many times 400 emergencies a new database gets. */
  scale?: number;
  /** What time it is; the seeded emergencies are laid around the day of the first start. */
  clock?: () => Date;
  /** Milliseconds that every answer waits. */
  latency?: number;
  /** What goes wrong on purpose. */
  failures?: Failure[];
  /** Told of every mail as it is sent. */
  outbox?: (mail: Mail) => void;
  /** Address of the product for links in mails; the request's own when left out. */
  site?: string;
  /** Bytes; 100 MiB, as at the real server, when left out. */
  bodyLimit?: number;
}

export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  /** The mails that were sent, oldest first. */
  readonly outbox: { mails(to?: string): MailRow[] };
  close(): void;
}

/** Fixed words before slots, so that `/event/mini/` is not taken for an id. */
const bySpecificity = (a: string, b: string) =>
  Number(a.includes('{')) - Number(b.includes('{')) || (a < b ? -1 : a > b ? 1 : 0);

/** A stand-in for the platform's API over a SQLite database, which is seeded when it is empty. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const clock = options.clock ?? (() => new Date());
  const store = openStore(options.database, (empty) => seed(empty, { now: clock(), scale: options.scale ?? 1 }));
  const troubles = new Troubles({ latency: options.latency ?? 0, failures: options.failures ?? [] });
  const services = {
    store,
    lookups: new Lookups(store),
    clock,
    troubles,
    site: options.site,
    bodyLimit: options.bodyLimit ?? 100 * 1024 * 1024,
    onMail: options.outbox,
  };

  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['WWW-Authenticate'], maxAge: 86_400 }));
  const routes: Route[] = [...apiRoutes, ...pictureRoutes, ...asSandboxRoutes(troubles)];
  const byPath = new Map<string, Route[]>();
  for (const each of routes) {
    const path = each.operation.split(' ')[1] ?? '';
    byPath.set(path, [...(byPath.get(path) ?? []), each]);
  }
  for (const path of [...byPath.keys()].sort(bySpecificity)) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    const methods = new Map((byPath.get(path) ?? []).map((each) => [each.operation.split(' ')[0], each]));
    app.all(pattern, (c) => {
      const found = methods.get(c.req.method);
      const handler = found ?? { access: 'everyone' as const, handle: () => Promise.reject(wrongMethod(c.req.method)) };
      return guarded(services, c.req.raw, c.req.param(), handler);
    });
  }
  app.all('*', (c) =>
    guarded(services, c.req.raw, {}, { access: 'everyone', handle: () => Promise.reject(notFound()) }),
  );

  return {
    fetch: async (request) => {
      // Hono answers HEAD as GET without the body; the real server answers every HEAD with nothing and 200.
      if (request.method === 'HEAD') return new Response(null);
      const response = await app.fetch(request);
      return response.headers.has(brokenOff) ? Response.error() : response;
    },
    outbox: {
      mails: (to) => store.select(mails).filter((mail) => to === undefined || mail.to === to),
    },
    close: () => store.close(),
  };
}
