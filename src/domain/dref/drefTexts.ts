/** A line of activities with the bullet under which print pages list it; blank lines go. @source reference/dref.md, section 2.3.4 */
export const bulleted = (text: string | null | undefined): string | null =>
  text
    ?.split('\n')
    .map((line) => line.replace(/^\s*[•*-]?\s*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => `• ${line}`)
    .join('\n') || null;

/** A web address with its scheme: people type `example.org`. @source reference/dref.md, section 2.3.2 */
export const withScheme = (address: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
