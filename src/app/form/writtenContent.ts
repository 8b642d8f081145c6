/** What the server adds to a document for display: names and labels in the language of the request. */
const isForDisplay = (key: string) => key.endsWith('_details') || key.endsWith('_display');

/**
 * The version of a document without a time of its last change: its content, without the names and labels that come in the language of the
 * request. The same document read in two languages has one version.
 */
export const writtenContent = (content: unknown): string =>
  JSON.stringify(content, (key, value: unknown) => (isForDisplay(key) ? undefined : value));
