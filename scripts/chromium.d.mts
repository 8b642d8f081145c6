/** The browser's path; null where Playwright finds its own. */
export function findChromium(): string | null;
