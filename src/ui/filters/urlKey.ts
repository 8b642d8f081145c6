/** The search parameter of a list's setting, with a prefix where a page has several lists. */
export const urlKey = (name: string, prefix: string | undefined) => (prefix ? `${prefix}_${name}` : name);
