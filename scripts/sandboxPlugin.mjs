import { mkdirSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';

/** Hot reload with the stand-in API on the same port: `npm run dev`. The stand-in itself is read anew when its files change. */
export function sandboxInDevelopment() {
  return {
    name: 'sandbox-in-development',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST) return;
      // every component in every state, in development only
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/__gallery\/?(?=\?|$)/, '/src/ui/gallery/gallery.html');
        next();
      });
      if (process.env.VITE_API_ENDPOINT) return;

      const load = async () => {
        const { createSandbox } = await server.ssrLoadModule('/sandbox/createSandbox.ts');
        const { isForApi } = await server.ssrLoadModule('/sandbox/apiAddresses.ts');
        mkdirSync('.data', { recursive: true });
        const database = '.data/sandbox.db';
        return {
          isForApi,
          sandbox: createSandbox({ database, outbox: ({ to, subject }) => console.log(`Mail to ${to}: ${subject}`) }),
        };
      };
      let loaded;
      server.watcher.on('change', async (file) => {
        if (!file.includes('/sandbox/') || !loaded) return;
        const closing = loaded;
        loaded = undefined;
        (await closing).sandbox.close();
      });
      const listener = getRequestListener(async (request, { incoming }) => {
        const response = await (await loaded).sandbox.fetch(request);
        // a broken connection, made on purpose
        if (response.type === 'error') incoming.socket.destroy();
        return response.type === 'error' ? new Response(null, { status: 500 }) : response;
      });
      server.middlewares.use(async (request, response, next) => {
        loaded ??= load();
        const { isForApi } = await loaded;
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (isForApi(request.method ?? 'GET', pathname)) listener(request, response);
        else next();
      });
    },
  };
}
