import { readStored, writeStored } from '#app/storage';
import { defaultLanguage, isLanguage, type Language } from '#domain/language/language';

const key = 'language';

let current: Language | undefined;

/** The language stored on the device, read once a page load: choosing another reloads the page. */
export function chosenLanguage(): Language {
  if (current === undefined) {
    const stored = readStored(key);
    current = isLanguage(stored) ? stored : defaultLanguage;
  }
  return current;
}

export function storeLanguage(language: Language): void {
  writeStored(key, language);
}

/** Clears the cached value, for tests: the next call reads the storage. */
export function resetCachedLanguage(): void {
  current = undefined;
}
