import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productFiles } from './importGraph';

const root = resolve(import.meta.dirname, '..');
const place = 'src/domain/language/intl.ts';

const makesFormat = (path: string) => /new Intl\.\w+\(/.test(readFileSync(join(root, path), 'utf8'));

test('formats, names and orders of a language are made in one place, which keeps them', () => {
  expect(productFiles().filter(makesFormat)).toEqual([place]);
});
