import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productFiles } from './importGraph';

const root = resolve(import.meta.dirname, '..');

const suspends = (path: string) => /<Suspense\b/.test(readFileSync(join(root, path), 'utf8'));

test('code is waited for in one place, which shows it as soon as it is there', () => {
  expect(productFiles().filter(suspends)).toEqual(['src/ui/feedback/CodeSuspense.tsx']);
});
