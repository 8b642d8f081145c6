import { queryClient } from '#app/request/queryClient';
import { onceNothingIsFetched } from '#ui/feedback/onFetchingChange';
import { whenIdle } from '#ui/layout/whenIdle';
import { codeCache } from './codeCache';
import type { CodeFiles } from './codeFiles';

/** Files that are fetched at the same time: two of a browser's six connections to a server stay free for pages. */
const lanes = 4;

/** Longest wait for an idle browser, in milliseconds. */
const maxIdleWait = 5000;

/** How long storing waits after a press or a key, in milliseconds: the page that it opens is rendered then, also without a request. */
const restAfterInput = 1000;

/** Watches for presses and keys. `rest` resolves once there has been none for a while, `stop` ends it. */
function watchInput() {
  const listening = new AbortController();
  let last = Number.NEGATIVE_INFINITY;
  const note = () => {
    last = performance.now();
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, note, { capture: true, passive: true, signal: listening.signal });
  const left = () => last + restAfterInput - performance.now();
  const rest = async () => {
    for (let wait = left(); wait > 0; wait = left()) await new Promise((resolve) => setTimeout(resolve, wait));
  };
  return { rest, stop: () => listening.abort() };
}

/** Waits while pages read from the server or the browser is busy: what a person does comes before what is stored for later. */
const whenNothingElseRuns = () =>
  new Promise<void>((resolve) => onceNothingIsFetched(queryClient, () => whenIdle(resolve, maxIdleWait)));

const urlOf = (file: string) => import.meta.env.BASE_URL + file;

/** The list of the product's files in this build; the worker stores it with the start-up files. */
async function readCodeFiles(): Promise<CodeFiles> {
  const response = await fetch(urlOf('offlineFiles.json'));
  return response.json();
}

/** What this page has loaded of the product's files. */
const loadedFiles = (files: CodeFiles): readonly string[] => {
  const base = new URL(import.meta.env.BASE_URL, location.href).href;
  const known = new Set([...files.common, ...Object.values(files.languages).flat()]);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name.slice(base.length));
  return loaded.filter((file) => known.has(file));
};

/** The files to store: those of the area and the language, or all of them. */
export function filesToStore(
  files: CodeFiles,
  { area, language, isAll }: { readonly area: string; readonly language: string; readonly isAll: boolean },
): readonly string[] {
  const own = files.languages[language] ?? [];
  // small texts first: without them nothing can be read in the chosen language
  const rest = isAll ? [...files.common, ...Object.values(files.languages).flat()] : [];
  return [...new Set([...own, ...(files.areas[area] ?? []), ...rest])];
}

interface StoreOptions {
  readonly language: string;
  /** Everything, instead of the files of this page's area and language. */
  readonly isAll: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (stored: number, total: number) => void;
}

/**
 * Stores files of the product on the device, those that are there left out.
 *
 * @returns whether all of them are stored
 */
export async function storeCode({ language, isAll, signal, onProgress }: StoreOptions): Promise<boolean> {
  const files = await readCodeFiles();
  const cache = await caches.open(codeCache);
  const area = location.pathname.slice(import.meta.env.BASE_URL.length).split('/')[0] ?? '';
  const wanted = [...new Set([...loadedFiles(files), ...filesToStore(files, { area, language, isAll })])];
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = wanted.filter((file) => !stored.has(urlOf(file)));
  let done = wanted.length - missing.length;
  let isBroken = false;
  const input = watchInput();
  const run = async () => {
    for (let file = missing.shift(); file !== undefined && !isBroken && !signal?.aborted; file = missing.shift()) {
      await input.rest();
      await whenNothingElseRuns();
      try {
        // the worker stores what it fetches for the page
        const response = await fetch(urlOf(file), { signal, priority: 'low' });
        if (!response.ok) throw new Error(file);
        await response.arrayBuffer();
      } catch {
        // without a connection the rest would fail too
        isBroken = true;
      }
      done += 1;
      onProgress?.(done, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
  input.stop();
  const isComplete = !isBroken && !signal?.aborted;
  if (isComplete && isAll) await removeOld(cache, files);
  return isComplete;
}

/** Removes the files of former versions. */
async function removeOld(cache: Cache, files: CodeFiles) {
  const current = new Set([...files.common, ...Object.values(files.languages).flat()].map(urlOf));
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
}
