// Runs inside the document before the first paint: sets language, direction and theme as stored on this device, and fetches the files
// of the page at this address beside the start-up code, later those of other pages; while these are on their way, has the browser load
// its formats. The build bundles it (scripts/build/pageFiles.ts).
import { chosenLanguage } from '#app/language/chosenLanguage';
import { matchPathname, type RankedPaths } from '#app/routes/matchPathname';
import { applyTheme } from '#app/theme/theme';
import { dateTimeFormat, numberFormat } from '#domain/language/intl';
import { directionOf } from '#domain/language/language';
import { whenIdle } from '#ui/layout/whenIdle';

/** The files that each page needs in addition to the start-up code. */
export interface PageFiles {
  /** URL path of the files' folder, ending in a slash. */
  readonly folder: string;
  /** File names, grouped by the set of pages that need them. */
  readonly groups: readonly (readonly string[])[];
  /**
   * The path of every route with indexes into `groups`, ordered by `rankPaths`: what is fetched beside the start-up code, and what would
   * take the line from it.
   */
  readonly pages: RankedPaths<readonly [atOnce: readonly number[], later: readonly number[]]>;
}

declare global {
  /** Defined by the build (`scripts/build/pageFiles.ts`). */
  const PAGE_FILES: PageFiles;
}

const root = document.documentElement;
root.lang = chosenLanguage();
root.dir = directionOf(chosenLanguage());
applyTheme();
// the installed product's texts
const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
if (manifest && root.lang !== 'en') manifest.href = manifest.href.replace('manifest.', `manifest.${root.lang}.`);

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
  // behind the start-up code, and behind what the page reads
  if (!isStyle) link.fetchPriority = 'low';
  link.href = folder + file;
  document.head.append(link);
}

const groupsOf = (pathname: string) => matchPathname(pages, pathname)?.value ?? [];

function fetchGroups(indexes: readonly number[] = []) {
  for (const index of indexes) groups[index]?.forEach(fetchFile);
}

// called by src/prefetch.ts for the page at this address, later by the router and links before navigation
window.fetchPageFiles = (pathname) => fetchGroups(groupsOf(pathname).flat());
fetchGroups(groupsOf(location.pathname)[0]);

// the first figure and the first date of a page else wait for the data of all formats, some 130 ms on a phone
whenIdle(() => {
  numberFormat(root.lang, { notation: 'compact' }).format(1);
  dateTimeFormat(root.lang, { dateStyle: 'medium' }).format();
});
