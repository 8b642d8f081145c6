import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';

/** The journeys' browser: software rendering, no network requests of its own. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: findChromium() ?? undefined,
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
