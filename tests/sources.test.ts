import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['src', 'sandbox', 'tests', 'e2e', 'scripts'];
const isCode = (name: string) => /\.(tsx?|mjs|js|css)$/.test(name);
const own = 'tests/sources.test.ts';

const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => isCode(file) && !file.includes('node_modules') && file !== own);

/** Sources outside the repository: a schema of the API's OpenAPI document, a public issue, a standard. */
const outside = /^(openapi\.json, \w+|IFRCGo\/[\w-]+#\d+|ISO \d[\d-]*)$/;
const inside = /^((?:reference\/)?[\w-]+\.md)(?:, sections? ((?:[\d.]+[a-z]?(?:, | and | to )?)+))?/;

const continuation = /^\s*\*(?!\/)\s*(?=[^@\s])/;

/** The text of each `@source` tag of a file, up to the end of the comment, the next tag or an empty line. */
function sourcesIn(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, source] = /@source (.+)$/.exec(line) ?? [];
    if (source === undefined) return [];
    const further: string[] = [];
    if (!source.includes('*/') && !line.includes('//'))
      for (const next of lines.slice(index + 1)) {
        if (!continuation.test(next)) break;
        further.push(next.replace(continuation, ''));
      }
    return [[source, ...further].join(' ').replace(/\s*(\*\/|@).*$/, '')];
  });
}

const headings = new Map<string, ReadonlySet<string>>();

/** The numbers of a document's headings: `### 2.3 Application form` is `2.3`. */
function sectionsOf(document: string): ReadonlySet<string> {
  const known = headings.get(document);
  if (known) return known;
  const text = readFileSync(join('docs', document), 'utf8');
  const sections = new Set(
    [...text.matchAll(/^#+ (\d[\d.]*[a-z]??)\.? /gm)].map(([, number = '']) => number.replace(/\.$/, '')),
  );
  headings.set(document, sections);
  return sections;
}

/** The problem of a source; null for a valid one. Text after `;` or `:` that is not a reference is a remark. */
function problemOf(source: string): string | null {
  const [first = '', ...others] = source.split(/;\s*/);
  const references = [first, ...others.filter((part) => inside.test(part) || outside.test(part))];
  for (const reference of references) {
    if (outside.test(reference)) continue;
    const [, document, list = ''] = inside.exec(reference) ?? [];
    if (!document) return `"${reference}" is no source`;
    if (!existsSync(join('docs', document))) return `docs/${document} does not exist`;
    const missing = list
      .split(/, | and | to /)
      .filter((number) => number && !sectionsOf(document).has(number.replace(/\.$/, '')));
    if (missing.length > 0) return `docs/${document} has no section ${missing.join(', ')}`;
    if (/^, section/.test(reference.slice(document.length)) && !list) return `"${reference}" names no section`;
  }
  return null;
}

test('every @source names an existing document and section', () => {
  const sources = files.flatMap((file) =>
    sourcesIn(readFileSync(file, 'utf8')).map((source) => ({ file, source, problem: problemOf(source) })),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(({ file, source, problem }) => (problem ? [`${file}: ${source}: ${problem}`] : []))).toEqual(
    [],
  );
});

test.each([
  ['reference/dref.md, section 2.3.1', null],
  ['reference/dref.md, sections 1.2, 2.3 and 2.5; reference/surge.md, section 2.1', null],
  ['reference/emergencies.md, section 1.8: AND across the filters, OR within one', null],
  ['reference/surge.md, section 1.5; addresses as today’s product has them', null],
  ['reference/surge-catalogue.md', null],
  ['openapi.json, LanguageBulkAction', null],
  ['ISO 3166-1', null],
  ['reference/dref.md, section 2.99', 'docs/reference/dref.md has no section 2.99'],
  ['reference/dref.md, sections 2.3 to 2.98', 'docs/reference/dref.md has no section 2.98'],
  ['reference/surge.md, section 2.1; reference/nowhere.md, section 1', 'docs/reference/nowhere.md does not exist'],
  ['specification.md, section 8', 'docs/specification.md does not exist'],
  ['the minutes of a meeting', '"the minutes of a meeting" is no source'],
])('problemOf("%s") is %s', (source, problem) => expect(problemOf(source)).toBe(problem));

test('sourcesIn reads sources of one-line and block comments', () => {
  const text = [
    '/** One line. @source reference/dref.md, section 1.1 */',
    'const a = 1;',
    '/**',
    ' * Several lines.',
    ' *',
    ' * @source reference/dref.md, sections 1.1',
    ' * and 1.2',
    ' * @returns nothing',
    ' */',
    '// @source reference/surge.md, section 1.1',
    'const b = 2;',
  ].join('\n');
  expect(sourcesIn(text)).toEqual([
    'reference/dref.md, section 1.1',
    'reference/dref.md, sections 1.1 and 1.2',
    'reference/surge.md, section 1.1',
  ]);
});
