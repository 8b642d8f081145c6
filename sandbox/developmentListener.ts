import { mkdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from './createSandbox';

export { isForApi } from './apiAddresses';

/**
 * The stand-in API as a listener of a development server.
 *
 * @param data - folder of the database, made when it is missing
 */
export function developmentListener(data: string): { readonly listener: RequestListener; close(): void } {
  mkdirSync(data, { recursive: true });
  const sandbox = createSandbox({
    database: join(data, 'sandbox.db'),
    outbox: ({ to, subject }) => console.log(`Mail to ${to}: ${subject}`),
  });
  const listener = getRequestListener(async (request, { incoming }) => {
    const response = await sandbox.fetch(request);
    if (response.type !== 'error') return response;
    // An injected failure that breaks the connection.
    incoming.socket.destroy();
    return new Response(null, { status: 500 });
  });
  return { listener, close: () => sandbox.close() };
}
