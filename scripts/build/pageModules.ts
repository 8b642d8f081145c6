import { basename } from 'node:path';
import { type InlineConfig, type Plugin, runnerImport } from 'vite';
import type { LazyPage } from '../../src/app/routes/page';
import type { PathTable } from '../../src/app/routes/path';

/** The modules that one route imports lazily: its page, its loader, and those of the layouts around it. */
export interface RouteModules {
  readonly name: string;
  /** With `:name` parameters, as in the table of paths. */
  readonly path: string;
  readonly imports: readonly LazyImport[];
}

export interface LazyImport {
  /** As written in the source. */
  readonly specifier: string;
  /** The file of the table of pages that imports it. */
  readonly importer: string;
  /** The file's name: `emergencies`. */
  readonly area: string;
  readonly isLoader: boolean;
}

type RecordedImport = Pick<LazyImport, 'specifier' | 'importer'>;

declare global {
  var recordPageImport: ((importer: string, specifier: string) => Promise<unknown>) | undefined;
}

const maxRedirects = 5;

/** Lets the imports of the table of pages be recorded instead of made. */
const recorder: Plugin = {
  name: 'record-page-imports',
  enforce: 'pre',
  transform: {
    filter: { id: '**/src/app/routes/pages/*.ts' },
    handler: (code, id) => code.replaceAll(/\bimport\(/g, () => `globalThis.recordPageImport(${JSON.stringify(id)}, `),
  },
};

/** Stands for an imported module: any export is a function that returns an empty list. */
const anyModule = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => []) });

async function importsOf(page: LazyPage): Promise<LazyImport[]> {
  const record = async (load: () => Promise<unknown>, isLoader: boolean) => {
    const recorded: RecordedImport[] = [];
    globalThis.recordPageImport = async (importer, specifier) => {
      recorded.push({ importer, specifier });
      return anyModule;
    };
    await load();
    globalThis.recordPageImport = undefined;
    return recorded.map((each) => ({ ...each, area: basename(each.importer, '.ts'), isLoader }));
  };
  return [...(await record(page.page, false)), ...(page.loader ? await record(page.loader, true) : [])];
}

/** The routes whose address leads to a lazily loaded page, directly or by redirects, with all that the page imports. */
export async function readRouteModules(): Promise<RouteModules[]> {
  const options: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [recorder],
  };
  const [{ module: routes }, { module: attached }] = await Promise.all([
    runnerImport<{ paths: PathTable }>('./src/app/routes/paths.ts', options),
    runnerImport<{ pages: Readonly<Record<string, LazyPage | undefined>> }>('./src/app/routes/pages.ts', options),
  ]);
  const { paths } = routes;
  const own = new Map<string, readonly LazyImport[]>();
  for (const name of Object.keys(paths)) {
    const page = attached.pages[name];
    own.set(name, page ? await importsOf(page) : []);
  }

  /** Those of a route and of the layouts around it. */
  const withLayouts = (name: string): readonly LazyImport[] => {
    const parent = paths[name]?.parent;
    return [...(parent === undefined ? [] : withLayouts(parent)), ...(own.get(name) ?? [])];
  };

  const importsFor = (name: string, redirects = maxRedirects): readonly LazyImport[] => {
    const entry = paths[name];
    if (!entry || redirects === 0) return [];
    const target = entry.redirect ? importsFor(entry.redirect({ params: {}, hash: '' }).to, redirects - 1) : [];
    return [...withLayouts(name), ...target];
  };
  return Object.entries(paths)
    .map(([name, { path }]) => ({ name, path, imports: importsFor(name) }))
    .filter(({ imports }) => imports.length > 0);
}
