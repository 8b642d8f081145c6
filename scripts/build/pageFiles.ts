import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import type { PageFiles } from '../../src/app/boot/boot';
import { rankPaths } from '../../src/app/routes/matchPathname.ts';
import type { RouteModules } from './pageModules';

const noPages: PageFiles = { folder: '/', groups: [], pages: [] };

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk';

/** The names of a chunk and its static imports, transitively. */
export function withImports(name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (!isChunk(chunk) || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports) withImports(imported, bundle, seen);
  return seen;
}

const stylesOf = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  isChunk(chunk) ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];

/** Chunk names by the modules in them. */
function chunksByModule(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter(isChunk);
  return new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)));
}

type FilesOfPage = readonly [path: string, files: readonly string[]];

/** The scripts and styles that every address starts with. */
export function startFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const entries = Object.values(bundle).filter((file) => isChunk(file) && file.isEntry);
  const scripts = entries.flatMap(({ fileName }) => [...withImports(fileName, bundle)]);
  return new Set([...scripts, ...scripts.flatMap((name) => stylesOf(bundle[name]))]);
}

/** Returns a function for the files of modules, those that every address starts with left out. */
export function filesOfModules(bundle: Rolldown.OutputBundle): (ids: readonly string[]) => readonly string[] {
  const chunkOf = chunksByModule(bundle);
  const atStart = startFiles(bundle);
  return (ids) => {
    const chunks = new Set(ids.flatMap((id) => [...withImports(chunkOf.get(id) ?? '', bundle)]));
    const scripts = [...chunks].filter((name) => !atStart.has(name));
    const styles = new Set(scripts.flatMap((name) => stylesOf(bundle[name])).filter((name) => !atStart.has(name)));
    return [...scripts, ...styles];
  };
}

/** The files of each page, from the chunks of its modules. */
export function filesOfPages(routes: readonly RouteModules[], bundle: Rolldown.OutputBundle): FilesOfPage[] {
  const filesOf = filesOfModules(bundle);
  return routes.map(({ path, modules }) => [path, filesOf(modules.map(({ id }) => id))]);
}

/** Bytes of source. */
const sizeOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  (isChunk(file) ? file.code : (file?.source ?? '')).length;

/** Minimum bytes of source of a large script: on a phone's line it takes longer than the round trip of a small one. */
const largeScript = 12_000;

/** How many small files of a page are fetched before its first large one, and how many between two large ones. */
const smallFirst = 5;
const smallBetween = 2;

/** Puts large files between small ones. @param files - of ascending size */
function mixedSizes<T>(files: readonly T[]): T[] {
  const mixed = files.slice(0, smallFirst);
  const rest = files.slice(smallFirst);
  while (rest.length > 0) mixed.push(...rest.splice(-1), ...rest.splice(0, smallBetween));
  return mixed;
}

/**
 * The table of page files for the boot script. Files are listed once, in groups, since the table is part of the document.
 *
 * Of a page, its styles and the files of its loader are fetched first, which requests data, then small files: on the few connections of
 * HTTP/1.1 each file takes a round trip, during which the start-up code fills the line. Large ones would take the line from that code: they
 * and the rest are fetched once the prefetch entry has arrived, and take up the line while the rest of the start-up is evaluated
 * (`mixedSizes`).
 */
function tableOf(
  routes: readonly RouteModules[],
  bundle: Rolldown.OutputBundle,
  base: string,
  folder: string,
): PageFiles {
  const chunkOf = chunksByModule(bundle);
  const pages = filesOfPages(routes, bundle).map(([path, files], index) => {
    const loaders = routes[index]?.modules.filter(({ isLoader }) => isLoader) ?? [];
    const ofLoader = new Set(loaders.flatMap(({ id }) => [...withImports(chunkOf.get(id) ?? '', bundle)]));
    return { path, files: new Set(files), ofLoader };
  });
  type Page = (typeof pages)[number];
  const isLarge = (file: string) => file.endsWith('.js') && sizeOf(bundle[file]) >= largeScript;
  const kindOf = (file: string, { files, ofLoader }: Page) => {
    if (!files.has(file)) return '';
    if (ofLoader.has(file) || file.endsWith('.css')) return 'first';
    return isLarge(file) ? 'large' : 'small';
  };
  const keyOf = (file: string) => pages.map((page) => kindOf(file, page)).join();
  const bySize = (a: string, b: string) => sizeOf(bundle[a]) - sizeOf(bundle[b]);
  const groups = new Map<string, string[]>();
  for (const file of [...new Set(pages.flatMap(({ files }) => [...files]))].sort(bySize)) {
    groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  }
  // a group is fetched where its largest file would be
  const inOrder = [...groups.values()].sort((a, b) => bySize(a.at(-1) ?? '', b.at(-1) ?? ''));
  const indexesOf = (page: Page) => {
    const kinds = inOrder.map(([file = '']) => kindOf(file, page));
    const indexesWhere = (...wanted: readonly string[]) =>
      kinds.flatMap((kind, index) => (wanted.includes(kind) ? [index] : []));
    const mixed = mixedSizes(indexesWhere('small', 'large'));
    const firstLarge = mixed.findIndex((index) => kinds[index] === 'large');
    const end = firstLarge < 0 ? mixed.length : firstLarge;
    return [[...indexesWhere('first'), ...mixed.slice(0, end)], mixed.slice(end)] as const;
  };
  return {
    folder: `${base}${folder}/`,
    groups: inOrder.map((files) => files.map((file) => file.slice(folder.length + 1))),
    pages: rankPaths(pages.map((page) => [page.path, indexesOf(page)])),
  };
}

/** Module scripts run in document order: this one precedes the start-up code and has fewer imports. */
const prefetchTag = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', crossorigin: true, src },
  injectTo: 'head-prepend',
});

/** Bundles the boot script as a classic script, which blocks parsing and runs before the first paint. */
async function bootScriptWith(table: PageFiles) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { PAGE_FILES: JSON.stringify(table) },
    build: { write: false, rolldownOptions: { input: 'src/app/boot/boot.ts', output: { format: 'iife' } } },
  });
  const outputs: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[] = 'output' in result ? result.output : [];
  const script = outputs.find(isChunk);
  if (!script) throw new Error('The boot script was not built');
  // escapes the end tag of a script
  return script.code.trim().replaceAll('</', '<\\/');
}

/**
 * Inserts the boot script with the table of page files into the document, and moves the style sheets after the skeleton, so that it
 * is painted without them; scripts still wait for them.
 */
export function pageFiles(readRoutes: () => Promise<readonly RouteModules[]>): Plugin {
  let base = '/';
  let folder = 'assets';
  return {
    name: 'page-files',
    configResolved(config) {
      base = config.base;
      folder = config.build.assetsDir;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, path }) {
        if (path !== '/index.html') return html;
        const table = bundle ? tableOf(await readRoutes(), bundle, base, folder) : noPages;
        const sheets = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
        const prefetch = Object.values(bundle ?? {}).find((file) => isChunk(file) && file.name === 'prefetch');
        const withoutSheets = sheets.reduce((text, sheet) => text.replace(sheet, ''), html);
        return {
          html: withoutSheets.replace('</body>', () => `${sheets.join('').trimStart()}\n  </body>`),
          tags: [
            ...(prefetch ? [prefetchTag(base + prefetch.fileName)] : []),
            { tag: 'script', children: await bootScriptWith(table), injectTo: 'head' },
          ],
        };
      },
    },
  };
}
