import { expect, test } from 'vitest';
import { isOutdated } from './isOutdated';

const sources = import.meta.glob<string>('../../features/**/*.ts', { query: '?raw', import: 'default', eager: true });

test('every form of a feature takes its version from the table, where the lists of drafts read it', () => {
  const own = Object.entries(sources).filter(([, text]) => /\bdraftVersion: (?!draftVersions\[)/.test(text));
  // the profile has no draft
  expect(own.map(([path]) => path)).toEqual(['../../features/account/profileForm.ts']);
});

test.each([
  ['field-report/new', 3, false],
  ['field-report/12', 2, true],
  ['field-report/12', 4, true],
  ['local-unit-107/new', 1, false],
  ['local-unit-107/new', 0, true],
  ['local-unit-sent/4', 0, false],
  ['former-form/new', 0, false],
])('%s of version %i is outdated: %s', (documentKey, version, expected) => {
  expect(isOutdated({ documentKey, version })).toBe(expected);
});
