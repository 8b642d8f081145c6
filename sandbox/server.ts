import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { isForApi } from './apiAddresses';
import { createSandbox } from './createSandbox';
import type { Failure } from './http/failures';
import { type AllowedAddresses, securityHeaders } from './securityHeaders';
import { demoAccounts, demoPassword } from './seed/people';
import { siteHandler } from './site';

export interface ServerOptions {
  port: number;
  /** Folder of the database. */
  data: string;
  scale: number;
  latency: number;
  failures: Failure[];
  /** Folder of the built product; without it only the API is served. */
  site?: string;
  /** Addresses beside its own that the product may talk to. */
  allowed?: AllowedAddresses;
  say?: (line: string) => void;
}

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

/** A port that cannot be had, with what a person can do about it. */
export class PortError extends Error {}

const reasonFor = (error: NodeJS.ErrnoException, port: number): string =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Choose another one: npm start -- --port ${port + 1}`
    : `Port ${port} cannot be opened: ${error.message}`;

function greeting(address: string): string[] {
  return [
    `Ready at ${address}`,
    `Demo accounts, password ${demoPassword}:`,
    ...demoAccounts.map(({ username, can }) => `  ${username.padEnd(30)} ${can}`),
    'All data is illustrative. Mails are not sent: they are printed here and kept at /sandbox/outbox.',
  ];
}

/** Serves the API and the built product on one port of this machine only. Rejects with a `PortError` when the port is taken. */
export function serveSandbox(options: ServerOptions): Promise<RunningServer> {
  const say = options.say ?? ((line: string) => console.log(line));
  const address = `http://localhost:${options.port}`;
  const database = join(options.data, 'sandbox.db');
  if (options.scale !== 1 && existsSync(database)) {
    say(`--scale ${options.scale} shapes a new database only, and ${database} stands already: choose another --data.`);
  }
  const sandbox = createSandbox({
    database,
    scale: options.scale,
    latency: options.latency,
    failures: options.failures,
    outbox: ({ to, subject, body }) => say(`\nMail to ${to}: ${subject}\n${body}`),
  });
  const site = options.site === undefined ? null : siteHandler(options.site, securityHeaders(options.allowed));
  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const isOfApi = !site || isForApi(request.method, pathname);
    return (isOfApi ? null : await site?.(request)) ?? sandbox.fetch(request);
  };
  const answer = async (request: Request, { incoming }: { incoming: IncomingMessage | Http2ServerRequest }) => {
    const response = await respond(request);
    // A broken connection, made on purpose.
    if (response.type === 'error') incoming.socket.destroy();
    return response.type === 'error' ? new Response(null, { status: 500 }) : response;
  };
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, port: options.port, hostname: '127.0.0.1' });
    server.once('error', (error: NodeJS.ErrnoException) => {
      sandbox.close();
      reject(new PortError(reasonFor(error, options.port)));
    });
    server.once('listening', () => {
      for (const line of greeting(address)) say(line);
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
