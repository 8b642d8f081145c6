import { defineConfig } from '@playwright/test';

const port = 3210;
const galleryPort = 3211;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // one more than processors: a journey waits for its server and its browser a quarter of the time
  workers: 3,
  retries: 0,
  // twice what the longest took on a machine with five times more to do than processors
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // a worker would answer requests that tests count and replace
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        // maps draw without a graphics card
        '--enable-unsafe-swiftshader',
      ],
    },
    // `--trace on` records what happened; recording every test would take an eighth of the time
    trace: 'off',
    // animations take a fifth of the time; `visitor.e2e.ts` walks with them
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: [
    {
      command: `node scripts/start.mjs --port ${port} --data test-results/.data-${process.pid}`,
      url: `http://localhost:${port}/api/v2/region/`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
    {
      command: `node scripts/gallery.mjs --port ${galleryPort}`,
      url: `http://127.0.0.1:${galleryPort}/src/ui/gallery/gallery.html`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
});
