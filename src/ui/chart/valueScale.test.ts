import { expect, test } from 'vitest';
import { valueScale, valueTicks } from './valueScale';

test.each([
  ['few things are counted whole', [1, 0, 1], [0, 1]],
  ['two of something', [2], [0, 1, 2]],
  ['many have round marks', [0, 93], [0, 20, 40, 60, 80, 100]],
  ['shares keep their fractions', [0.5, 1], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ['nothing known still has an axis', [null, undefined], [0, 1]],
])('%s', (_, values, ticks) => {
  expect(valueTicks(valueScale(values, [0, 100]), values)).toEqual(ticks);
});

test('on a scale of cube roots a thousandth is a tenth of the way', () => {
  const scale = valueScale([0, 1000], [0, 100], 1 / 3);
  expect([scale(0), Math.round(scale(1)), Math.round(scale(1000))]).toEqual([0, 10, 100]);
});

test('marks that would touch on a curved scale are left out', () => {
  const scale = valueScale([0, 350_000], [230, 10], 1 / 3);
  const places = valueTicks(scale, [0, 350_000]).map((tick) => scale(tick));
  const gaps = places.slice(1).map((place, index) => (places[index] ?? 0) - place);
  expect(places.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
});
