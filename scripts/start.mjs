// npm start -- [--port 3000] [--data .data] [--scale 1] [--latency 0] [--fail 'GET /api/v2/event/ 500 10%']
import { spawnSync } from 'node:child_process';
import { buildIsStale } from './buildStamp.mjs';
import { loadSettings } from './settings.mjs';

if (buildIsStale()) {
  console.log('Building …');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
// after the build, which reads the settings files itself
loadSettings();
await import('../dist/sandbox/main.js');
