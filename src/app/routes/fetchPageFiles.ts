declare global {
  interface Window {
    /** Set by the boot script of the built document (`src/app/boot/boot.ts`), which has the files of every page. */
    fetchPageFiles?: (pathname: string) => void;
  }
}

/**
 * Preloads all files of the page at a path in parallel, instead of one import after the other. It does nothing in development and in
 * tests, which have no built document.
 *
 * @param pathname - as in an address, without query and hash
 */
export const fetchPageFiles = (pathname: string): void => window.fetchPageFiles?.(pathname);
