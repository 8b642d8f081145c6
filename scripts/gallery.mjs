// Builds and serves the gallery for axe, since it takes seconds to open unbundled: node scripts/gallery.mjs --port N
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3211' } } });
const shared = { configFile: false, publicDir: false, logLevel: 'warn' };
const outDir = 'dist/gallery';

await build({
  ...shared,
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: { input: 'src/ui/gallery/gallery.html' },
  },
});
await preview({
  ...shared,
  build: { outDir },
  preview: { port: Number(values.port), strictPort: true, host: '127.0.0.1' },
});
