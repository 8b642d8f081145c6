import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './aliases.mjs';
import { sandboxInDevelopment } from './scripts/sandboxPlugin.mjs';

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

process.env.VITE_PACKAGE_NAME ??= name;
process.env.VITE_VERSION ??= version;
process.env.VITE_COMMIT ??= commit();

export default defineConfig({
  plugins: [react(), sandboxInDevelopment()],
  resolve: { alias: aliases },
  server: { host: '127.0.0.1', port: 3000 },
  build: {
    outDir: 'dist/site',
    manifest: true,
    target: 'es2022',
    // the policy allows no data: scripts, and fonts are better fetched when needed
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
