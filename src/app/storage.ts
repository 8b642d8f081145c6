/** The text of a value in the local storage; null where it is missing or blocked. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The value of a stored text; null without one, and for malformed JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads JSON from the local storage; null where it is missing, malformed or blocked. */
export const readStored = (key: string): unknown => parseStored(storedText(key));

const listeners = new Set<(key: string) => void>();

/** Stores a value, or removes it when null. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`"${key}" could not be kept on this device`, error);
  }
  for (const listener of [...listeners]) listener(key);
}

/** Calls back when a value changes, by `writeStored` in this tab or in another one. @returns a function that ends it */
export function onStoredChange(key: string, listener: () => void): () => void {
  const onWrite = (changed: string) => {
    if (changed === key) listener();
  };
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed === key || changed === null) listener();
  };
  listeners.add(onWrite);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onWrite);
    removeEventListener('storage', onStorage);
  };
}

/** Identifies this load of the page: another address or a reload in the same tab, which share its session storage, has another one. */
export const pageLoadId = (): string => String(performance.timeOrigin);
