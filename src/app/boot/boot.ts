// Runs inside the document before the first paint: sets language, direction and theme as stored on this device, and fetches the files
// of the page at this address beside the start-up code, later those of other pages. The build bundles it (scripts/build/pageFiles.ts).
import { chosenLanguage } from '#app/language/chosenLanguage';
import { matchPathname, type RankedPaths } from '#app/routes/matchPathname';
import { applyTheme } from '#app/theme/theme';
import { directionOf } from '#domain/language/language';

/** Which files the page at an address needs beyond those of the start-up. */
export interface PageFiles {
  /** The address of their folder, with a slash at its end. */
  readonly folder: string;
  /** Names of files; those that exactly the same pages need are one group. */
  readonly groups: readonly (readonly string[])[];
  /** The paths of all routes with places in `groups`. */
  readonly pages: RankedPaths<readonly number[]>;
}

declare global {
  /** Written by the build. */
  const PAGE_FILES: PageFiles;
}

const root = document.documentElement;
root.lang = chosenLanguage();
root.dir = directionOf(chosenLanguage());
applyTheme();

const { folder, groups, pages } = PAGE_FILES;
const fetched = new Set<string>();

function fetchFile(file: string) {
  if (fetched.has(file)) return;
  fetched.add(file);
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = folder + file;
  document.head.append(link);
}

// src/app/routes/fetchPageFiles.ts calls it on the way to another page
window.fetchPageFiles = (pathname) => {
  for (const group of matchPathname(pages, pathname)?.value ?? []) groups[group]?.forEach(fetchFile);
};
window.fetchPageFiles(location.pathname);
