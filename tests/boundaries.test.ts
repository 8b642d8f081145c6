import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf, sourceFiles } from './importGraph';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const files = sourceFiles('src', 'sandbox').filter((path) => !isTest(path));
const imports = files.flatMap(importsOf);

const floorOf = (path: string) =>
  /^src\/(app\/routes\/pages|app|contract|domain|resources|ui|features)[./]/.exec(path)?.[1] ??
  /^(sandbox|tests)\//.exec(path)?.[1] ??
  'main';

/** The floors that each floor may import, besides itself. @source architecture.md, section 2 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'app/routes/pages', 'ui', 'domain'],
  'app/routes/pages': ['app', 'features', 'resources', 'ui', 'domain', 'contract'],
  app: ['ui', 'domain', 'contract'],
  features: ['resources', 'app', 'ui', 'domain', 'contract'],
  resources: ['app', 'ui', 'domain', 'contract'],
  ui: ['domain'],
  domain: ['contract'],
  contract: [],
  sandbox: ['contract', 'domain'],
};

/**
 * Private modules of the design system, with the files that may import them anyway: lazy code is rendered by `LazyBlock`. The global
 * search is a control that loads its panel on focus, as those of the design system do.
 */
const privateOfUi: Readonly<Record<string, readonly string[]>> = {
  'src/ui/feedback/BlockBoundary.tsx': [],
  'src/ui/feedback/FailureBoundary.tsx': [],
  'src/ui/layout/useNearViewport.ts': [],
  'src/ui/overlays/useLazyPart.ts': ['src/app/shell/search/GlobalSearch.tsx'],
};

/** The files of the contract without schemas. */
const schemaFree = ['src/contract/wire.ts', 'src/contract/responseShapes.ts'];

/** Whether an import would add schemas to the product's bundle: it may import only types and the files without schemas. */
const isContractLeak = ({ from, to, isTypeOnly }: Import) =>
  to.startsWith('src/contract/') &&
  from.startsWith('src/') &&
  !from.startsWith('src/contract/') &&
  !schemaFree.includes(to) &&
  !isTypeOnly;

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/**
 * The layers of `src/app`, lowest first: a folder or file imports only those of earlier layers. The README describes each of them.
 */
const appLayers: readonly (readonly string[])[] = [
  ['storage', 'readConfig', 'alerts'],
  ['config', 'theme', 'useStored'],
  ['errorReporting', 'language'],
  ['request'],
  ['session'],
  ['routes'],
  ['offline'],
  ['page', 'boot', 'outbox'],
  ['lists', 'form'],
  ['login', 'sending'],
  ['shell'],
  ['router'],
  ['App'],
];

const appPartOf = (path: string) => (floorOf(path) === 'app' ? /^src\/app\/(\w+)/.exec(path)?.[1] : undefined);
const layerOf = (part: string) => appLayers.findIndex((parts) => parts.includes(part));

const show = ({ from, to }: Import) => `${from} imports ${to}`;

describe('imports', () => {
  test('only pages that are still open lead to another one: the router navigates by `useNavigateUnlessLeft`', () => {
    const navigating = files.filter((path) => /\buseNavigate\(/.test(readFileSync(path, 'utf8')));
    expect(navigating).toEqual(['src/app/routes/Redirect.tsx', 'src/app/routes/useNavigateUnlessLeft.ts']);
  });

  test('files and imports are found', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(imports.length).toBeGreaterThan(400);
  });

  test('a floor imports only the floors below it', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [a, b] = [floorOf(from), floorOf(to)];
      return a !== b && !mayImport[a]?.includes(b);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('inside app, imports lead only to lower layers, including type imports', () => {
    const parts = new Set(files.flatMap((path) => appPartOf(path) ?? []));
    expect([...parts].filter((part) => layerOf(part) === -1)).toEqual([]);
    const wrong = imports.filter(({ from, to }) => {
      const [a, b] = [appPartOf(from), appPartOf(to)];
      return a !== undefined && b !== undefined && a !== b && layerOf(b) >= layerOf(a);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('only the design system uses React.lazy and its private modules', () => {
    expect(Object.keys(privateOfUi).filter((path) => !files.includes(path))).toEqual([]);
    const wrong = imports.filter(({ from, to }) => {
      const exceptions = privateOfUi[to];
      return exceptions && floorOf(from) !== 'ui' && !exceptions.includes(from);
    });
    expect(wrong.map(show)).toEqual([]);
    const direct = files.filter((path) => floorOf(path) !== 'ui' && /\blazy\(\s*\(/.test(readFileSync(path, 'utf8')));
    expect(direct).toEqual([]);
  });

  test('the component library comes with what opens: no page imports it before', () => {
    /** What loads with each file. */
    const inAdvance = new Map<string, string[]>(files.map((path) => [path, []]));
    for (const { from, to, isTypeOnly, isDynamic } of imports) {
      if (!isTypeOnly && !isDynamic) inAdvance.get(from)?.push(to);
    }
    const usesLibrary = new Set(
      files.filter((path) => /^import (?!type)[^;]*'react-aria-components/m.test(readFileSync(path, 'utf8'))),
    );
    /** The way from a file to the library by imports that load with it. */
    const wayToLibrary = (path: string, seen = new Set<string>()): readonly string[] => {
      if (seen.has(path)) return [];
      seen.add(path);
      if (usesLibrary.has(path)) return [path];
      const ways = inAdvance.get(path)?.map((to) => wayToLibrary(to, seen)) ?? [];
      const way = ways.find(({ length }) => length > 0);
      return way ? [path, ...way] : [];
    };
    const pages = imports.filter(({ from, isDynamic }) => isDynamic && floorOf(from) === 'app/routes/pages');
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.map(({ to }) => wayToLibrary(to).join(' → ')).filter(Boolean)).toEqual([]);
  });

  test('modules are replaced only in test files with modules of their own: elsewhere the order of files would decide', () => {
    const tests = sourceFiles('src', 'sandbox', 'tests').filter((path) => isTest(path) && !path.includes('.isolated.'));
    expect(tests.length).toBeGreaterThan(150);
    expect(tests.filter((path) => /\bvi\s*\.(?:mock|doMock)\(/.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  test('a feature never imports another feature', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [a, b] = [featureOf(from), featureOf(to)];
      return a !== undefined && b !== undefined && a !== b;
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('the product imports only types from the contract', () => {
    expect(imports.filter(isContractLeak).map(show)).toEqual([]);
  });
});
