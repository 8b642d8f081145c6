type Key<T> = keyof T & string;

/** `Object.entries` with typed keys, for objects without properties beyond their type. */
export const typedEntries = <T extends object>(object: T) =>
  // `Object.entries` types keys as string, because an object may have properties beyond its type
  Object.entries(object) as unknown as readonly { readonly [K in Key<T>]: readonly [name: K, value: T[K]] }[Key<T>][];

/** `Object.keys` with typed keys, for objects without properties beyond their type. */
export const typedKeys = <T extends object>(object: T): readonly Key<T>[] => typedEntries(object).map(([name]) => name);
