import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { compileHints } from './scripts/build/compileHints.ts';
import { lowPreloads } from './scripts/build/lowPreloads.ts';
import { pageChunks } from './scripts/build/pageChunks.ts';
import { pageFiles } from './scripts/build/pageFiles.ts';
import { readRouteModules } from './scripts/build/pageModules.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { translationChunks } from './scripts/build/translationChunks.ts';
import { sandboxInDevelopment } from './scripts/sandboxPlugin.mjs';
import { isServiceWorkerOff } from './src/app/offline/isServiceWorkerOff.ts';
import { type Config, readConfig } from './src/app/readConfig.ts';

const { name, version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
};

/** The settings, with what the build says of itself where they do not. A wrong one ends the build by its name. */
function settingsOf(mode: string): Config {
  const set = loadEnv(mode, process.cwd(), 'VITE_');
  const own = { VITE_PACKAGE_NAME: name, VITE_VERSION: version, VITE_COMMIT: commit() };
  for (const [key, value] of Object.entries(own)) if (!set[key]) process.env[key] = value;
  return readConfig({ ...own, ...set }, 'http://localhost');
}

/** The product's name in the page that is painted before any script arrives. */
const titleInPage = ({ title }: Config) => ({
  name: 'title-in-page',
  transformIndexHtml: (html: string) =>
    html.replaceAll(
      '%TITLE%',
      // a function: signs in the title are no pattern
      () => title.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    ),
});

const chunks = pageChunks(readRouteModules);

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    titleInPage(settingsOf(mode)),
    sandboxInDevelopment(),
    chunks.plugin,
    lowPreloads,
    compileHints,
    pageFiles(readRouteModules),
    serviceWorker(readRouteModules, isServiceWorkerOff(loadEnv(mode, process.cwd(), 'VITE_'))),
  ],
  resolve: { tsconfigPaths: true },
  // the values of a translation are never imported by name
  json: { namedExports: false },
  server: { host: '127.0.0.1', port: 3000 },
  build: {
    outDir: 'dist/site',
    manifest: true,
    target: 'es2022',
    // the policy allows no data: scripts, and fonts are better fetched when needed
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // the scripts of pages are fetched from the table in the document (pageFiles): a second one would stand in the start-up code
      resolveDependencies: (_file, dependencies, { hostId }) =>
        hostId.startsWith('assets/prefetch-') ? dependencies.filter((file) => !file.endsWith('.js')) : dependencies,
    },
    // the map's library is larger and comes lazily; what a page starts with is held by `npm run size`
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { index: 'index.html', prefetch: 'src/prefetch.ts' },
      output: {
        // the bundler appends the names of all that share a chunk
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // the scripts of workers have a folder of their own: they are sent with other headers (`isPlainAsset`)
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.endsWith('-worker.js') ? 'workers/' : ''}${name.includes('~') ? name.split('~')[0] : '[name]'}-[hash][extname]`,
        codeSplitting: {
          groups: [translationChunks, ...chunks.groups],
        },
      },
    },
  },
}));
