// Builds the product into dist/site, the stand-in API into dist/sandbox, and the response headers that other web servers have to
// send into dist/headers.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { build, runnerImport } from 'vite';
import { buildStampPath } from './buildStamp.mjs';
import { compressSite } from './compressSite.mjs';
import { loadSettings } from './settings.mjs';

// a parent process that uses `runnerImport` passes another value on, which would bundle React's slow development build
process.env.NODE_ENV = 'production';
const started = Date.now();
await build({ logLevel: 'warn' });
await compressSite('dist/site');
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  build: { ssr: 'sandbox/main.ts', outDir: 'dist/sandbox', target: 'node20', emptyOutDir: true },
});
loadSettings();
const { module: site } = await runnerImport('./sandbox/core/site/securityHeaders.ts', {
  configFile: false,
  logLevel: 'error',
});
const headers = site.securityHeaders({
  connect: site.connectAddresses(process.env),
  scriptHashes: site.inlineScriptHashes(readFileSync('dist/site/index.html', 'utf8')),
});
writeFileSync('dist/headers.json', `${JSON.stringify(headers, null, 2)}\n`);
writeFileSync(buildStampPath, '');
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
