import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productFiles } from './importGraph';

const root = resolve(import.meta.dirname, '..');

const followsBrowser = (path: string) => /\.localeCompare\(/.test(readFileSync(join(root, path), 'utf8'));

test('texts are compared in the chosen language or by their characters, never in the language of the browser', () => {
  expect(productFiles().filter(followsBrowser)).toEqual([]);
});
