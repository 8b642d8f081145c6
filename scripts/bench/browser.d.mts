import type { Browser } from '@playwright/test';

export function launchBrowser(more?: readonly string[]): Promise<Browser>;
