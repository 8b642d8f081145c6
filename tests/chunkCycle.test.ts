import { expect, test } from 'vitest';
import { chunkCycle } from '../scripts/build/chunkCycle';

test.each([
  ['no imports', { a: [], b: [] }, null],
  ['a diamond', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, null],
  ['two files', { a: ['b'], b: ['a'] }, ['a', 'b']],
  ['a cycle that the first file is not part of', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, ['b', 'c', 'd']],
])('chunkCycle: %s', (_, imports, cycle) => {
  expect(chunkCycle(new Map(Object.entries(imports)))).toEqual(cycle);
});
