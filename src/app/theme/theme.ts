import { readStored, writeStored } from '#app/storage';

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';

export function storedTheme(): Theme {
  const stored = readStored(key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

const systemIsDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

/** Sets the theme of the document. */
export function applyTheme(): void {
  const theme = storedTheme();
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark());
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

export function storeTheme(theme: Theme): void {
  writeStored(key, theme === 'system' ? null : theme);
  applyTheme();
}

/** Follows the device when it changes between light and dark while the product is open. */
export function followSystemTheme(): void {
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
}
