import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { demoAccounts, demoPassword } from './account/demoAccounts';
import { isForApi } from './apiAddresses';
import type { Failure } from './core/http/failures';
import { type Allowances, inlineScriptHashes, securityHeaders } from './core/site/securityHeaders';
import { siteHandler } from './core/site/site';
import { DatabaseError } from './core/store/open';
import { createSandbox, type Sandbox } from './createSandbox';

export interface ServerOptions {
  port: number;
  /** Folder of the database. */
  data: string;
  scale: number;
  latency: number;
  failures: Failure[];
  /** Folder of the built product; without it only the API is served. */
  site?: string;
  /** Origins that the product may connect to, besides its own. */
  allowed?: Pick<Allowances, 'connect'>;
  /** Prints a line; `console.log` when left out. */
  log?: (line: string) => void;
}

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

/** The reason why the server cannot start, with a remedy, in one sentence. */
export class StartError extends Error {}

const portReason = (error: NodeJS.ErrnoException, port: number): string =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Choose another one: npm start -- --port ${port + 1}`
    : `Port ${port} cannot be opened: ${error.message}`;

/** Rejects with a `StartError` when the port cannot be opened. */
const checkPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(portReason(error, port))));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });

/**
 * How long an idle connection stays open, in milliseconds. After the five seconds of Node's default a client that sends the next request
 * just then finds it closed.
 */
const keepAliveTimeout = 65_000;

function greeting(address: string): string[] {
  return [
    `Ready at ${address}`,
    `Demo accounts, password ${demoPassword}:`,
    ...demoAccounts.map(({ username, can }) => `  ${username.padEnd(30)} ${can}`),
    'All data is illustrative. Mails are not sent: they are printed here and stored at /sandbox/outbox.',
  ];
}

function openSandbox({ data, scale, latency, failures }: ServerOptions, log: (line: string) => void): Sandbox {
  const database = join(data, 'sandbox.db');
  if (scale !== 1 && existsSync(database)) {
    log(`--scale ${scale} applies to a new database only, and ${database} exists: choose another --data.`);
  }
  try {
    return createSandbox({
      database,
      scale,
      latency,
      failures,
      onSeed: log,
      outbox: ({ to, subject, body }) => log(`\nMail to ${to}: ${subject}\n${body}`),
    });
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const remedy = error.isReadOnly ? 'Choose another folder' : 'Remove it, or choose another folder';
    throw new StartError(`${error.message}. ${remedy}: npm start -- --data <folder>`);
  }
}

function headersFor(site: string, allowed: ServerOptions['allowed']) {
  const page = join(site, 'index.html');
  const scriptHashes = existsSync(page) ? inlineScriptHashes(readFileSync(page, 'utf8')) : [];
  return securityHeaders({ ...allowed, scriptHashes });
}

/** The API and the built product as one handler, with compressed responses. */
function handlerFor(sandbox: Sandbox, { site, allowed }: ServerOptions) {
  const readSite = site === undefined ? null : siteHandler(site, headersFor(site, allowed));
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(compress());
  app.all('*', async (c) => {
    const request = c.req.raw;
    const isApi = !readSite || isForApi(request.method, new URL(request.url).pathname);
    const response = (isApi ? null : await readSite(request)) ?? (await sandbox.fetch(request));
    if (response.type !== 'error') return response;
    // An injected failure that breaks the connection.
    c.env.incoming.socket.destroy();
    return new Response(null, { status: 500 });
  });
  return app.fetch;
}

/** Serves the API and the built product on one port of this machine only. Rejects with a `StartError` when it cannot. */
export async function serveSandbox(options: ServerOptions): Promise<RunningServer> {
  const { port } = options;
  const log = options.log ?? ((line: string) => console.log(line));
  const address = `http://localhost:${port}`;
  // said before anything is made
  await checkPort(port);
  const sandbox = openSandbox(options, log);
  const fetch = handlerFor(sandbox, options);
  return new Promise((resolve, reject) => {
    // The global Request and Response stay untouched, because other code compares with them by `instanceof`.
    const server = serve({
      fetch,
      port,
      hostname: '127.0.0.1',
      overrideGlobalObjects: false,
      serverOptions: { keepAliveTimeout },
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      sandbox.close();
      reject(new StartError(portReason(error, port)));
    });
    server.once('listening', () => {
      for (const line of greeting(address)) log(line);
      resolve({
        address,
        close: () =>
          new Promise((closed) => {
            server.close(() => {
              sandbox.close();
              closed();
            });
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}
