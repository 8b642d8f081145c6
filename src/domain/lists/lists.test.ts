import { expect, test } from 'vitest';
import { joinTexts } from '../format/joinTexts';
import { groupBy } from './groupBy';
import { sharedValue } from './sharedValue';
import { sortedNumbers } from './sortedNumbers';
import { typedEntries, typedKeys } from './typedEntries';

test('items are grouped in the order of their first, those without a key are left out', () => {
  const keys: Readonly<Record<string, number | null>> = { a: 2, b: 0, c: 2, d: null };
  const groups = groupBy(['a', 'b', 'c', 'd', 'e'], (item) => keys[item]);
  expect([...groups]).toEqual([
    [2, ['a', 'c']],
    [0, ['b']],
  ]);
});

test('numbers grow, each once, and the given ones stay as they were', () => {
  const given = [10, 9, 100, 9, -1];
  expect(sortedNumbers(given)).toEqual([-1, 9, 10, 100]);
  expect(given).toEqual([10, 9, 100, 9, -1]);
});

test('the properties of an object come in their order', () => {
  expect(typedEntries({ b: 1, a: 'x' })).toEqual([
    ['b', 1],
    ['a', 'x'],
  ]);
  expect(typedKeys({ b: 1, a: 'x' })).toEqual(['b', 'a']);
});

test.each([
  [[' a ', null, 'b', ' '], 'a, b'],
  [[null, ''], ''],
  [[], ''],
])('the texts %j are joined to "%s"', (texts, joined) => expect(joinTexts(texts, ', ')).toBe(joined));

test.each([
  ['all the same', ['FEWS NET', 'FEWS NET'], 'FEWS NET'],
  ['one alone', ['FEWS NET'], 'FEWS NET'],
  ['two that differ', ['FEWS NET', 'ACAPS', 'FEWS NET'], null],
  ['none', [], null],
] as const)('a value is shared by %s', (_, values, shared) => {
  expect(sharedValue<string>(values)).toBe(shared);
});
