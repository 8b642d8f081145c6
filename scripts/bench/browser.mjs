import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';

/**
 * Launches the browser of the end-to-end tests: software rendering, no background requests.
 *
 * @param {readonly string[]} [more] further arguments of its command line
 */
export const launchBrowser = (more = []) =>
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
      ...more,
    ],
  });
