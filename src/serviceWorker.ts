/// <reference lib="webworker" />
// Answers for the product's own files from the device. The build bundles it with the list of the files of every address
// (scripts/build/serviceWorker.ts). Requests of the APIs are not its: their answers are stored per login (src/app/offline).
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { codeCache } from '#app/offline/codeCache';

/** What the build knows of the product's files. */
export interface WorkerFiles {
  /** The document and the start-up files. A revision marks files whose names do not change with their content. */
  readonly shell: readonly { readonly url: string; readonly revision: string | null }[];
  /** URL path of the files whose names change with their content, ending in a slash. */
  readonly folder: string;
  /** URL paths of files that keep their names, such as the mark. */
  readonly named: readonly string[];
  /** First path segments of the product's addresses, '' among them; other addresses are the server's. */
  readonly segments: readonly string[];
}

declare global {
  /** Defined by the build (`scripts/build/serviceWorker.ts`). */
  const WORKER_FILES: WorkerFiles;
}

declare const self: ServiceWorkerGlobalScope;

const { shell, folder, named, segments } = WORKER_FILES;

clientsClaim();
precacheAndRoute([...shell]);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder),
  new CacheFirst({ cacheName: codeCache }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && named.includes(url.pathname),
  new StaleWhileRevalidate({ cacheName: codeCache }),
);

const showDocument = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(showDocument, {
    allowlist: [new RegExp(`^/(?:${segments.filter(Boolean).join('|')})?(?:/|\\?|$)`)],
  }),
);

// the page says when: it knows whether a form is open
self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void self.skipWaiting();
});
