import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { LazyPage } from '../../src/app/routes/page';
import type { PathTable } from '../../src/app/routes/path';

export interface PageModule {
  readonly id: string;
  /** The chunk that the page names. */
  readonly chunk: string;
  readonly isLoader: boolean;
}

/** The initial modules of a path: its page and loader, those of its layouts and of its redirect target. */
export interface RouteModules {
  /** With `:name` parameters, as in the table of paths. */
  readonly path: string;
  readonly modules: readonly PageModule[];
}

const maxRedirects = 5;

/** The modules that a function imports, read from its source, in which Vite has resolved the paths. */
const importedBy = (load: LazyPage['page'] | LazyPage['loader']) =>
  [...String(load ?? '').matchAll(/import\w*\("([^"]+)"\)/g)].map(([, path = '']) => join(process.cwd(), path));

function modulesOf({ written: { page, loader }, chunk }: LazyPage): PageModule[] {
  const [pageIds, loaderIds] = [importedBy(page), importedBy(loader)];
  if (pageIds.length === 0 || (loader && loaderIds.length === 0))
    throw new Error(`A page of the chunk "${chunk}" does not import its code itself: ${page} ${loader}`);
  // loaders first: they request data while the page's code loads
  return [
    ...loaderIds.map((id) => ({ id, chunk, isLoader: true })),
    ...pageIds.map((id) => ({ id, chunk, isLoader: false })),
  ];
}

/** The modules of every route; empty for a route without a page and a redirect. */
export async function readRouteModules(): Promise<RouteModules[]> {
  const options = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } } as const;
  const [{ module: routes }, { module: attached }] = await Promise.all([
    runnerImport<{ paths: PathTable }>('./src/app/routes/paths.ts', options),
    runnerImport<{ pages: Readonly<Record<string, LazyPage | undefined>> }>('./src/app/routes/pages.ts', options),
  ]);
  const { paths } = routes;
  const withLayouts = (name: string): PageModule[] => {
    const [page, parent] = [attached.pages[name], paths[name]?.parent];
    return [...(parent === undefined ? [] : withLayouts(parent)), ...(page ? modulesOf(page) : [])];
  };
  const modulesFor = (name: string, redirects = maxRedirects): PageModule[] => {
    const redirect = redirects > 0 ? paths[name]?.redirect : undefined;
    const target = redirect ? modulesFor(redirect({ params: {}, hash: '' }).to, redirects - 1) : [];
    return [...withLayouts(name), ...target];
  };
  return Object.entries(paths).map(([name, { path }]) => ({ path, modules: modulesFor(name) }));
}
