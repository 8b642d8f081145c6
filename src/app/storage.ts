/** Reads JSON from the local storage; null where it is missing, malformed or blocked. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it when null. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`"${key}" could not be kept on this device`, error);
  }
}
