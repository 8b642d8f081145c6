/** The field that an address names; undefined without one. */
export const fieldOfHash = (hash: string): string | undefined => decodeURIComponent(hash.slice(1)) || undefined;
