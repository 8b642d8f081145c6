declare global {
  interface Window {
    /** Of the script in the built document (`src/app/boot/boot.js`), which knows the files of every page. */
    fetchPageFiles?: (pathname: string) => void;
  }
}

/**
 * Fetches the files of the page at a path side by side, before its code imports one after the other. Without the built document,
 * in development and in tests, modules arrive as they are imported.
 *
 * @param pathname - as in an address, without query and hash
 */
export const fetchPageFiles = (pathname: string): void => window.fetchPageFiles?.(pathname);
