import { expect, test } from 'vitest';
import { oncePerStorm, sameStorm, stormName } from './sameStorm';

type Position = readonly [number, number] | null;

const storm = (title: string | null, position: Position = null) => ({ hazard: 'TC' as const, title, position });
const flood = (title: string, position: Position = null) => ({ hazard: 'FL' as const, title, position });

test.each([
  ['Tropical Cyclone MAKOA-26', 'makoa'],
  ['Tropical Cyclone - Makoa', 'makoa'],
  ['MAKOA', 'makoa'],
  ['Severe Tropical Storm 05B', null],
  [null, null],
])('the storm of %j is %j', (title, name) => {
  expect(stormName(storm(title))).toBe(name);
});

test('a storm is the same in sources that name it alike; floods never are', () => {
  const others = [storm('Typhoon Makoa'), storm('Hurricane Ana'), flood('Makoa')];
  expect(sameStorm(storm('MAKOA-26'), others)).toEqual([others[0]]);
  expect(sameStorm(flood('Makoa'), others)).toEqual([]);
  expect(sameStorm(storm('Tropical Depression'), others)).toEqual([]);
});

test.each<[what: string, place: Position, isSame: boolean]>([
  ['at the same place', [178.6, -17.2], true],
  ['at the centre of a country beside it', [-175, -20], true],
  ['at a place that is not known', null, true],
  ['in another ocean', [-85, 15], false],
  ['in the other hemisphere', [178, 17], false],
])('a storm of the same name %s: the same %s', (_, place, isSame) => {
  expect(sameStorm(storm('MAKOA', [178.6, -17.2]), [storm('Makoa', place)])).toHaveLength(isSame ? 1 : 0);
});

test('each storm stands once, with its events of all sources, and other events stand alone', () => {
  const events = [
    storm('Tropical Cyclone MAKOA-26', [178, -17]),
    flood('Flood in Fiji'),
    storm('Hurricane Ana', [-80, 20]),
    storm('MAKOA', [179, -18]),
    flood('Flood in Fiji'),
    storm('Tropical Storm Makoa', [-85, 15]),
    storm('Tropical Depression'),
    storm('Tropical Depression'),
  ].map((event, id) => ({ id, event }));
  expect(oncePerStorm(events).map((group) => group.map(({ id }) => id))).toEqual([
    [0, 3],
    [1],
    [2],
    [4],
    [5],
    [6],
    [7],
  ]);
});
