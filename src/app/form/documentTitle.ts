/** Names of the field that contains a document's title, across all forms. */
const titleFields = ['summary', 'title', 'name', 'local_branch_name', 'english_branch_name'];

/** The title of a document as typed, by which its writer recognises it; null without one. */
export function documentTitle(values: object): string | null {
  const texts = titleFields.map((field): unknown => Reflect.get(values, field));
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')?.trim() ?? null;
}
