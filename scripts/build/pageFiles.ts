import { readFile } from 'node:fs/promises';
import { type HtmlTagDescriptor, minify, type Plugin, type Rolldown } from 'vite';
import { bySpecificity, patternOf } from '../../src/app/routes/path.ts';
import type { RouteModules } from './pageModules';

/** What the boot script is given: which files the page at an address needs beyond the start-up's. */
interface PageFiles {
  readonly folder: string;
  readonly files: readonly string[];
  /** Patterns of paths with places in `files`, the more specific first. */
  readonly pages: readonly (readonly [pattern: string, files: readonly number[]])[];
}

const noPages: PageFiles = { folder: '/', files: [], pages: [] };
const bootScript = new URL('../../src/app/boot/boot.js', import.meta.url);

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk';

/** A chunk with everything it imports statically. */
function withImports(name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
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

/** The table for the boot script, from the pages' modules (resolved to ids) and what the bundler made of them. */
function pageFilesOf(
  routes: readonly (RouteModules & { readonly ids: readonly string[] })[],
  bundle: Rolldown.OutputBundle,
) {
  const chunkOf = chunksByModule(bundle);
  const entries = Object.values(bundle).filter((file) => isChunk(file) && file.isEntry);
  const atStart = new Set(entries.flatMap(({ fileName }) => [...withImports(fileName, bundle)]));
  const startStyles = new Set([...atStart].flatMap((name) => stylesOf(bundle[name])));
  const places = new Map<string, number>();
  const placeOf = (file: string) => {
    const place = places.get(file) ?? places.size;
    places.set(file, place);
    return place;
  };
  const pages = routes.toSorted(bySpecificity).map(({ path, ids }) => {
    const chunks = new Set(ids.flatMap((id) => [...withImports(chunkOf.get(id) ?? '', bundle)]));
    const scripts = [...chunks].filter((name) => !atStart.has(name));
    const styles = new Set(scripts.flatMap((name) => stylesOf(bundle[name])).filter((name) => !startStyles.has(name)));
    return [patternOf(path), [...styles, ...scripts].map(placeOf)] as const;
  });
  return { pages: pages.filter(([, files]) => files.length > 0), files: [...places.keys()] };
}

/** Files of the bundle without the folder that they share. */
function withoutFolder({ pages, files }: Pick<PageFiles, 'pages' | 'files'>, base: string, folder: string): PageFiles {
  return { folder: `${base}${folder}/`, files: files.map((file) => file.slice(folder.length + 1)), pages };
}

/** Module scripts run in the order of the document: this one comes before the start-up code, and waits for far less. */
const prefetchTag = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', crossorigin: true, src },
  injectTo: 'head-prepend',
});

async function bootScriptWith(table: PageFiles) {
  const source = (await readFile(bootScript, 'utf8')).replaceAll('PAGE_FILES', () => JSON.stringify(table));
  const { code } = await minify('boot.js', source);
  // no text of the table may end the script
  return code.trim().replaceAll('</', '<\\/');
}

/**
 * Puts the boot script into the document, with the table of the files that each page needs, and moves the style sheets behind the
 * skeleton, which is painted without them; scripts wait for them still.
 */
export function pageFiles(readRoutes: () => Promise<readonly RouteModules[]>): Plugin {
  let base = '/';
  let folder = 'assets';
  const routes: (RouteModules & { readonly ids: readonly string[] })[] = [];
  return {
    name: 'page-files',
    configResolved(config) {
      base = config.base;
      folder = config.build.assetsDir;
    },
    async buildEnd(error) {
      if (error || this.environment.config.command !== 'build') return;
      for (const route of await readRoutes()) {
        const pages = await Promise.all(
          // loaders first: their data is on its way while the page's code arrives
          route.imports
            .toSorted((a, b) => Number(b.isLoader) - Number(a.isLoader))
            .map(({ specifier, importer }) => this.resolve(specifier, importer)),
        );
        routes.push({ ...route, ids: pages.flatMap((page) => page?.id ?? []) });
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, path }) {
        if (path !== '/index.html') return html;
        const table = bundle ? withoutFolder(pageFilesOf(routes, bundle), base, folder) : noPages;
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
