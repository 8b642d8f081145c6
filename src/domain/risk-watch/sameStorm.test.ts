import { expect, test } from 'vitest';
import { sameStorm, stormName } from './sameStorm';

const storm = (title: string | null) => ({ hazard: 'TC' as const, title });

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
  const others = [storm('Typhoon Makoa'), storm('Hurricane Ana'), { hazard: 'FL' as const, title: 'Makoa' }];
  expect(sameStorm(storm('MAKOA-26'), others)).toEqual([others[0]]);
  expect(sameStorm({ hazard: 'FL', title: 'Makoa' }, others)).toEqual([]);
  expect(sameStorm(storm('Tropical Depression'), others)).toEqual([]);
});
