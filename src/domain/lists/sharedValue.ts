/** The value that all have, for a text that says it once: null where two differ, or there is none. */
export function sharedValue<Value>(values: readonly Value[]): Value | null {
  const [first, ...others] = new Set(values);
  return first === undefined || others.length > 0 ? null : first;
}
