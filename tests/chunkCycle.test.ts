import { expect, test } from 'vitest';
import { chunkCycle } from '../scripts/build/chunkCycle';

test.each([
  ['no imports', { a: [], b: [] }, null],
  ['a diamond', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, null],
  ['two files', { a: ['b'], b: ['a'] }, ['a', 'b']],
  ['behind another file', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, ['b', 'c', 'd']],
])('%s', (_, imports, cycle) => {
  expect(chunkCycle(new Map(Object.entries(imports)))).toEqual(cycle);
});
