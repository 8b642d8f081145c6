import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productFiles } from './importGraph';

const root = resolve(import.meta.dirname, '..');
const place = 'src/domain/language/intl.ts';

const contains = (pattern: RegExp) => (path: string) => pattern.test(readFileSync(join(root, path), 'utf8'));

test('formats, names and orders of a language are made in one place, which keeps them', () => {
  expect(productFiles().filter(contains(/new Intl\.\w+\(/))).toEqual([place]);
});

test('texts are compared in the chosen language or by their characters, never in the language of the browser', () => {
  expect(productFiles().filter(contains(/\.localeCompare\(/))).toEqual([]);
});
