import { chromium } from '@playwright/test';

/** A browser that draws in software and asks nobody anything; CHROMIUM names another one than Playwright's own. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM || undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  });
