/** The name of a list's setting in the URL; the prefix keeps the lists of one page apart. */
export const urlKey = (name: string, prefix: string | undefined) => (prefix ? `${prefix}_${name}` : name);
