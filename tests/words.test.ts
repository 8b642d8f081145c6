import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './importGraph';

const root = resolve(import.meta.dirname, '..');

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Attributes whose value a person reads or hears. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
  'heading',
  'description',
  'message',
  'caption',
  'disabledReason',
]);

const hasLetters = (text: unknown) => typeof text === 'string' && /\p{L}{2,}/u.test(text);

/** Literal words in the JSX of a file, in the order in which they stand. */
export function literalWords(source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if (node.type === 'JSXText' && hasLetters(node.value)) found.push(String(node.value).trim());
    if (node.type === 'JSXAttribute') {
      const { name } = node.name as { name: string };
      const value = node.value as Node | null;
      const literal = value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value;
      if (spoken.has(name) && literal?.type === 'Literal' && hasLetters(literal.value))
        found.push(`${name}="${literal.value}"`);
    }
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.filter(isNode).forEach(visit);
      else if (isNode(child)) visit(child);
    }
  };
  visit(parseAst(source, { lang: 'tsx' }) as unknown as Node);
  return found;
}

describe('words on the screen', () => {
  test('are found where they are literal', () => {
    expect(literalWords('const a = <p title="Say it">Hello <b>{t.there}</b></p>;')).toEqual([
      'title="Say it"',
      'Hello',
    ]);
    expect(literalWords('const a = <p className="wide">{t.there} – 5 %</p>;')).toEqual([]);
  });

  test('come from defineStrings, never from the markup', () => {
    const files = sourceFiles('src').filter(
      (path) => path.endsWith('.tsx') && !/\.test\.tsx$/.test(path) && !path.startsWith('src/ui/gallery/'),
    );
    expect(files.length).toBeGreaterThan(80);
    const wrong = files.flatMap((path) =>
      literalWords(readFileSync(join(root, path), 'utf8')).map((words) => `${path}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });
});
