type Key<T> = keyof T & string;

/** The properties of an object with the types of their names: for objects that hold no more than their type says, such as tables. */
export const typedEntries = <T extends object>(object: T) =>
  // the library types names as plain text, because an object may hold more than its type says
  Object.entries(object) as unknown as readonly { readonly [K in Key<T>]: readonly [name: K, value: T[K]] }[Key<T>][];

/** The names of an object's properties, under the same condition. */
export const typedKeys = <T extends object>(object: T): readonly Key<T>[] => typedEntries(object).map(([name]) => name);
