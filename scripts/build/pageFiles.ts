import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import type { PageFiles } from '../../src/app/boot/boot';
import { rankPaths } from '../../src/app/routes/matchPathname.ts';
import type { RouteModules } from './pageModules';

const noPages: PageFiles = { folder: '/', groups: [], pages: [] };

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk';

/** The names of a chunk and its static imports, transitively. */
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

type FilesOfPage = readonly [path: string, files: readonly string[]];

/** The scripts and styles that every address starts with. */
export function startFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const entries = Object.values(bundle).filter((file) => isChunk(file) && file.isEntry);
  const scripts = entries.flatMap(({ fileName }) => [...withImports(fileName, bundle)]);
  return new Set([...scripts, ...scripts.flatMap((name) => stylesOf(bundle[name]))]);
}

/** The files of each page, from the chunks of its modules. */
export function filesOfPages(routes: readonly RouteModules[], bundle: Rolldown.OutputBundle): FilesOfPage[] {
  const chunkOf = chunksByModule(bundle);
  const atStart = startFiles(bundle);
  return routes.map(({ path, modules }) => {
    const chunks = new Set(modules.flatMap(({ id }) => [...withImports(chunkOf.get(id) ?? '', bundle)]));
    const scripts = [...chunks].filter((name) => !atStart.has(name));
    const styles = new Set(scripts.flatMap((name) => stylesOf(bundle[name])).filter((name) => !atStart.has(name)));
    return [path, [...scripts, ...styles]];
  });
}

/** The table of page files for the boot script. Files are listed once, in groups, since the table is part of the document. */
function tableOf(pages: readonly FilesOfPage[], base: string, folder: string): PageFiles {
  const pagesOf = (file: string) => pages.flatMap(([, files], page) => (files.includes(file) ? [page] : [])).join();
  const all = [...new Set(pages.flatMap(([, files]) => files))];
  const groups: string[][] = [];
  const groupOfPages = new Map<string, number>();
  const groupOf = new Map<string, number>();
  for (const file of all) {
    const needing = pagesOf(file);
    const group = groupOfPages.get(needing) ?? groups.push([]) - 1;
    groupOfPages.set(needing, group);
    groups[group]?.push(file.slice(folder.length + 1));
    groupOf.set(file, group);
  }
  return {
    folder: `${base}${folder}/`,
    groups,
    pages: rankPaths(
      pages.map(([path, files]) => [path, [...new Set(files.flatMap((file) => groupOf.get(file) ?? []))]]),
    ),
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
        const table = bundle ? tableOf(filesOfPages(await readRoutes(), bundle), base, folder) : noPages;
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
