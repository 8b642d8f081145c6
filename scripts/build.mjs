// Builds the product into dist/site and the stand-in API into dist/sandbox.
import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { builtStamp } from './builtStamp.mjs';

const started = Date.now();
await build({ logLevel: 'warn' });
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  build: { ssr: 'sandbox/main.ts', outDir: 'dist/sandbox', target: 'node20', emptyOutDir: true },
});
writeFileSync(builtStamp, '');
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
