import type { Plugin } from 'vite';

const created = 'document.createElement("link");';

/**
 * Fetches the files of what is rendered after the first view with low priority: a browser has six connections to a server, and what a
 * page reads would wait behind dozens of files that were asked for before.
 */
export const lowPreloads: Plugin = {
  name: 'low-preloads',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(created)) throw new Error(`Vite's helper for preloads has changed: it has no "${created}"`);
      return code.replace(created, `${created} if (document.readyState === "complete") link.fetchPriority = "low";`);
    },
  },
};
