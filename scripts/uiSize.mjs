import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const entry = 'virtual:home-parts';

/** The modules of the design system that the home page and the shell import. */
function partsOfHome() {
  const files = [
    'src/features/home',
    'src/app/shell',
    'src/app/page',
    'src/app/routes',
    'src/app/router',
    'src/app/lists',
  ].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      // loaded only when it is opened
      .filter((name) => !name.endsWith('PresentationMode.tsx')),
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^'"]*from '(#ui\/[^']+)'/gm)].map(([, path]) => path),
  );
  return [...new Set(imported)].sort();
}

/**
 * The gzip size of these modules and their libraries, without React, which every page needs.
 *
 * @returns bytes of the static imports (`parts`) and of the dynamic ones (`later`: calendar, menus, maps)
 */
export async function weighHomeParts() {
  const source = partsOfHome()
    // a virtual module has no folder from which the import prefixes could be resolved
    .map((path, index) => `export * as part${index} from '${resolve(path.replace('#ui/', 'src/ui/'))}';`)
    .join('\n');
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [
      {
        name: 'home-parts',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/, /^react-router/, 'nuqs'],
      },
    },
  });
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const first = new Set();
  const follow = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    for (const next of chunk.imports) follow(next);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName);
  const weigh = (names) =>
    [...names].reduce((sum, name) => sum + gzipSync(chunks.get(name).code, { level: 9 }).length, 0);
  return { parts: weigh(first), later: weigh([...chunks.keys()].filter((name) => !first.has(name))) };
}
