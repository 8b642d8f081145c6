import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { CodeFiles } from '../../src/app/offline/codeFiles';
import type { WorkerFiles } from '../../src/serviceWorker';
import { filesOfModules, filesOfPages, startFiles } from './pageFiles.ts';
import type { RouteModules } from './pageModules.ts';

type BuiltFile = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** Modules of one language: translations, and the texts and search indexes of the surge catalogue. */
const ofLanguage = /[\\/](?:translations[\\/](\w\w)[\\/].*\.json|(?:carried|languages|searchIndex)[\\/](\w\w)\.ts)$/;

/** The language of a file; null for one that every language needs. */
function languageOf(file: BuiltFile): string | null {
  if (file.type !== 'chunk') return null;
  const languages = new Set(
    [file.facadeModuleId ?? '', ...file.moduleIds].flatMap((id) => {
      const [, translation, other] = ofLanguage.exec(id) ?? [];
      return translation ?? other ?? [];
    }),
  );
  return languages.size === 1 ? ([...languages][0] ?? null) : null;
}

const segmentOf = (path: string) => path.split('/')[1] ?? '';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'));

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Lists by the name that each value has; those without a name are left out. */
function groupBy<T>(values: readonly T[], nameOf: (value: T) => string | null): Record<string, T[]> {
  const groups: Record<string, T[]> = {};
  for (const value of values) {
    const name = nameOf(value);
    if (name !== null) groups[name] = [...(groups[name] ?? []), value];
  }
  return groups;
}

/** The page that a form leads to when it waits on the device for a line. */
const outboxPath = '/account/outbox';

/** What the shell loads once a form waits, on any page: how many wait, and what sends them. */
const outboxModules = ['src/app/shell/menus/outboxParts.tsx', 'src/app/routes/pages/outbox.tsx'];

/** Whether a route is that of a long form. */
const isForm = ({ modules }: RouteModules) => modules.some(({ chunk }) => chunk.endsWith('Forms'));

/** The files of each first path segment, which a first visit of one of its pages stores; those of the outbox with forms. */
function filesOfAreas(routes: readonly RouteModules[], bundle: Rolldown.OutputBundle) {
  const files = new Map(filesOfPages(routes, bundle));
  const page = files.get(outboxPath);
  if (page === undefined) throw new Error(`There is no page ${outboxPath}`);
  const filesOf = filesOfModules(bundle);
  const inShell = outboxModules.flatMap((path) => {
    const own = filesOf([resolve(path)]);
    if (own.length === 0) throw new Error(`There is no file with ${path}`);
    return own;
  });
  const outbox = [...page, ...inShell];
  const areas = groupBy(routes, ({ path }) => segmentOf(path));
  return Object.fromEntries(
    Object.entries(areas).map(([segment, own]) => [
      segment,
      [...new Set([...own.flatMap(({ path }) => files.get(path) ?? []), ...(own.some(isForm) ? outbox : [])])],
    ]),
  );
}

async function bundleWorker(files: WorkerFiles): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { WORKER_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'src/serviceWorker.ts', output: { format: 'iife' } } },
  });
  const outputs: readonly BuiltFile[] = 'output' in result ? result.output : [];
  const script = outputs.find((file) => file.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('The service worker was not built');
  return script.code;
}

/**
 * Writes the service worker with the files of the shell, and the list of all other files (`offlineFiles.json`), which the page stores when
 * the browser is idle. With the setting VITE_SERVICE_WORKER_OFF the worker is the one that removes itself (`deploy/serviceWorkerOff.js`).
 */
export function serviceWorker(readRoutes: () => Promise<readonly RouteModules[]>, isOff: boolean): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = 'dist/site' }, bundle) {
      const target = join(dir, 'serviceWorker.js');
      if (isOff) return writeFileSync(target, readFileSync('deploy/serviceWorkerOff.js'));
      const routes = await readRoutes();
      const atStart = startFiles(bundle);
      const named = filesIn('public');
      const html = readFileSync(join(dir, 'index.html'));
      const all = Object.values(bundle).filter(({ fileName }) =>
        /^assets\/.*\.(js|css|woff2|svg|json)$/.test(fileName),
      );
      const ofLanguages = groupBy(all, languageOf);
      const languages = Object.fromEntries(
        Object.entries(ofLanguages).map(([language, chunks]) => [language, chunks.map(({ fileName }) => fileName)]),
      );
      const inLanguage = new Set(Object.values(languages).flat());
      const files: CodeFiles = {
        common: [
          ...all.map(({ fileName }) => fileName).filter((name) => !atStart.has(name) && !inLanguage.has(name)),
          ...named.map((name) => name.slice(1)),
        ],
        languages,
        areas: filesOfAreas(routes, bundle),
      };
      writeFileSync(join(dir, 'offlineFiles.json'), JSON.stringify(files));
      const worker = await bundleWorker({
        shell: [
          { url: '/index.html', revision: hashOf(html) },
          { url: '/offlineFiles.json', revision: hashOf(JSON.stringify(files)) },
          ...[...atStart].map((name) => ({ url: `/${name}`, revision: null })),
        ],
        folder: '/assets/',
        named,
        segments: [...new Set(routes.map(({ path }) => segmentOf(path)))],
      });
      writeFileSync(target, worker);
    },
  };
}
