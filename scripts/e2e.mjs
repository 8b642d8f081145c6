// Runs the end-to-end tests against the built product and the stand-in API: npm run e2e [-- playwright arguments]
import { spawnSync } from 'node:child_process';
import { buildIsStale } from './buildStamp.mjs';
import { findChromium } from './chromium.mjs';
import { loadSettings } from './settings.mjs';

if (buildIsStale()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
loadSettings();
const chromium = findChromium();
const { status } = spawnSync('npx', ['--no-install', 'playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'dist/e2e.json',
  },
});
process.exit(status ?? 1);
