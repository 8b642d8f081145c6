import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const filesWith = (folders: readonly string[], wanted: RegExp, exceptions: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !exceptions.includes(file))
    .filter((file) => wanted.test(readFileSync(file, 'utf8')));

test('no test waits as short as the test runner does by itself, a second: `waitFor` and `eventually` wait longer', () => {
  const exceptions = ['tests/eventually.ts', 'tests/waiting.test.ts'];
  expect(filesWith(['src', 'sandbox', 'tests'], /\b(vi\.waitFor|vi\.waitUntil|expect\.poll)\b/, exceptions)).toEqual(
    [],
  );
});

test('no journey waits for the network by the state of its document, which holds once: `requestsEnded` waits each time', () => {
  expect(filesWith(['e2e'], /waitForLoadState\('networkidle'\)/, [])).toEqual([]);
});
