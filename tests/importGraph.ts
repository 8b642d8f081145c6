import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** An import of a source file: the imported file, whether it is type-only, and whether it is an `import()`. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
  readonly isDynamic: boolean;
}

const root = resolve(import.meta.dirname, '..');
const floors: Readonly<Record<string, string>> = {
  app: 'src/app',
  contract: 'src/contract',
  domain: 'src/domain',
  resources: 'src/resources',
  ui: 'src/ui',
  features: 'src/features',
  sandbox: 'sandbox',
  tests: 'tests',
};

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path];
  });

/** All TypeScript files in folders, as paths from the project's root. */
export const sourceFiles = (...folders: string[]) =>
  folders.flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));

const fileOf = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}.css`].find(
    (candidate) => existsSync(join(root, candidate)) && statSync(join(root, candidate)).isFile(),
  );

function target(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  const alias = /^#(\w+)\/(.*)$/.exec(bare);
  if (alias) return fileOf(join(floors[alias[1] ?? ''] ?? '', alias[2] ?? ''));
  if (bare.startsWith('.')) return fileOf(relative(root, resolve(root, dirname(from), bare)));
  return undefined;
}

/** The source files of the product itself: without its tests and the gallery. */
export const productFiles = () =>
  sourceFiles('src').filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('src/ui/gallery/'));

const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/g;
const dynamic = /import\(\s*['"]([^'"]+)['"]/g;

/** Whether all names are types: `import { type A, type B }` is type-only too. */
const namesOnlyTypes = (text: string) => {
  const names = /\{([^}]*)\}/.exec(text)?.[1];
  return (
    names !== undefined &&
    !/import\s+\w/.test(text) &&
    names
      .split(',')
      .filter((name) => name.trim())
      .every((name) => name.trim().startsWith('type '))
  );
};

/** The imports of a file that resolve to files of the project. */
export function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  const found: Import[] = [];
  const add = (specifier: string, { isTypeOnly = false, isDynamic = false }) => {
    const to = target(from, specifier);
    if (to) found.push({ from, to, isTypeOnly, isDynamic });
  };
  for (const match of text.matchAll(statement)) {
    add(match[2] ?? '', { isTypeOnly: match[1] !== undefined || namesOnlyTypes(match[0]) });
  }
  for (const match of text.matchAll(dynamic)) add(match[1] ?? '', { isDynamic: true });
  return found;
}
