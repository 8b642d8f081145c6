/** Serves the stand-in API on the port of the development server (`npm run dev`) and reloads it when its files change. */
export function sandboxInDevelopment() {
  return {
    name: 'sandbox-in-development',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST) return;
      // the gallery is available in development only
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/__gallery\/?(?=\?|$)/, '/src/ui/gallery/gallery.html');
        next();
      });
      if (process.env.VITE_API_ENDPOINT) return;

      const load = async () => {
        const { developmentListener, isForApi } = await server.ssrLoadModule('/sandbox/developmentListener.ts');
        return { ...developmentListener('.data'), isForApi };
      };
      let loaded;
      server.watcher.on('change', async (file) => {
        if (!file.includes('/sandbox/') || !loaded) return;
        const closing = loaded;
        loaded = undefined;
        (await closing).close();
      });
      server.middlewares.use(async (request, response, next) => {
        loaded ??= load();
        const { isForApi, listener } = await loaded;
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (isForApi(request.method ?? 'GET', pathname)) listener(request, response);
        else next();
      });
    },
  };
}
