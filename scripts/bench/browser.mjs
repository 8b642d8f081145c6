import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';

/** A browser that draws in software and asks nobody anything: the one that the journeys use. */
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
