import { expect, test } from 'vitest';
import { type FiledUnit, findTwins, type KnownUnit } from './twins';

const unit = (id: number, changes: Partial<KnownUnit> = {}): KnownUnit => ({
  id,
  name: `Unit ${id}`,
  names: [`unit ${id}`],
  type: 1,
  longitude: 35,
  latitude: 0,
  ...changes,
});
const filed = (changes: Partial<FiledUnit> = {}): FiledUnit => ({
  names: [null, null],
  type: 1,
  longitude: 35,
  latitude: 0,
  ...changes,
});
/** A degree is 111.2 km here. */
const metres = (count: number) => count / 111_195;

test.each([
  ['a unit of the same type 150 m away', filed(), unit(1, { latitude: metres(150) }), [[1, 150]]],
  ['one 250 m away', filed(), unit(1, { latitude: metres(250) }), []],
  ['one of another type at the same place', filed(), unit(1, { type: 2 }), []],
  [
    'the same name elsewhere, of another type',
    filed({ names: [' UNIT  1 ', null] }),
    unit(1, { type: 2 }),
    [[1, null]],
  ],
  ['the other name', filed({ names: [null, 'Tawi'], longitude: 0 }), unit(1, { names: ['unit', 'tawi'] }), [[1, null]]],
  ['empty names', filed({ names: ['', ' '], longitude: 0 }), unit(1, { names: [] }), []],
  ['no position yet', filed({ longitude: null }), unit(1), []],
  ['no type yet', filed({ type: null }), unit(1), []],
])('%s', (_, given, known, expected) =>
  expect(findTwins([known], given).map(({ id, metres: distance }) => [id, distance])).toEqual(expected),
);

test('the nearest come first, then those of the same name', () => {
  const units = [
    unit(1, { longitude: 40, names: ['tawi'] }),
    unit(2, { latitude: metres(100) }),
    unit(3, { latitude: metres(20), names: ['tawi'] }),
  ];
  expect(findTwins(units, filed({ names: ['Tawi', null] })).map(({ id }) => id)).toEqual([3, 2, 1]);
});
