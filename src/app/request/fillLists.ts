type ListKey<Document> = {
  [Key in keyof Document]-?: Document[Key] extends readonly unknown[] ? Key : never;
}[keyof Document];

/** Every list of a document by its field name; the compiler requires them all. */
export type ListNames<Document> = Readonly<Record<ListKey<Document>, true>>;

/**
 * A document of the server with an empty list in place of each list that is null or missing.
 *
 * @returns the same object when nothing is missing
 */
export function fillLists<Document extends object>(document: Document, lists: ListNames<Document>): Document {
  const fields = document as Readonly<Record<string, unknown>>;
  const missing = Object.keys(lists).filter((name) => fields[name] === null || fields[name] === undefined);
  return missing.length === 0 ? document : { ...document, ...Object.fromEntries(missing.map((name) => [name, []])) };
}
