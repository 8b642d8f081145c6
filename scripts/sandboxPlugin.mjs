import { mkdirSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';

const isForSandbox = (url) =>
  /^\/(api|sandbox|media)\/|^\/(get_auth_token|register|recover_password|change_recover_password|change_password|resend_validation|show_username|verify_email|validate_user|docs)\b/.test(
    url,
  );

/** Hot reload with the stand-in API on the same port: `npm run dev`. The stand-in itself is read anew when its files change. */
export function sandboxInDevelopment() {
  return {
    name: 'sandbox-in-development',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST || process.env.VITE_API_ENDPOINT) return;
      let sandbox;
      const listener = getRequestListener(async (request) => {
        sandbox ??= server.ssrLoadModule('/sandbox/createSandbox.ts').then(({ createSandbox }) => {
          mkdirSync('.data', { recursive: true });
          return createSandbox({ database: '.data/dev.sqlite' });
        });
        return (await sandbox).fetch(request);
      });
      server.watcher.on('change', async (file) => {
        if (!file.includes('/sandbox/') || !sandbox) return;
        const closing = sandbox;
        sandbox = undefined;
        (await closing).close();
      });
      server.middlewares.use((request, response, next) => {
        // a page and a call may share a path (/register): a browser that wants a page says so
        const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
        if (isForSandbox(request.url ?? '') && !(wantsPage && /^\/(register)\b/.test(request.url ?? ''))) {
          listener(request, response);
        } else next();
      });
    },
  };
}
