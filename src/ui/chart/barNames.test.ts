import { describe, expect, test } from 'vitest';
import { heightAbove, layOutNames } from './barNames';
import { wrapped } from './chartText';

const long = 'Risk reduction, climate adaptation and recovery';

describe('names of horizontal bars', () => {
  test.each([
    ['short names beside, in one line', ['Health', 'WASH'], 400, 'beside', [['Health'], ['WASH']], 24],
    [
      'a long name beside in two lines',
      [long],
      480,
      'beside',
      [['Risk reduction, climate', 'adaptation and recovery']],
      36,
    ],
    [
      'a longer name above, where the drawing is narrow',
      [long],
      260,
      'above',
      [['Risk reduction, climate adaptation and', 'recovery']],
      59,
    ],
    [
      'a word that no gutter holds above',
      ['Wasserversorgungseinrichtungen'],
      200,
      'above',
      [['Wasserversorgungseinrichtungen']],
      39,
    ],
  ] as const)('%s', (_, names, width, place, lines, band) => {
    const laid = layOutNames(names, width, 16);
    expect({ place: laid.place, lines: laid.lines, band: Math.round(laid.band) }).toEqual({ place, lines, band });
  });

  test('names are never cut', () => {
    for (const width of [160, 240, 320, 640]) {
      expect(layOutNames([long], width, 16).lines[0]?.join(' '), `${width} px`).toBe(long);
    }
  });

  test('bars leave room for the lines above them alone', () => {
    expect(heightAbove(layOutNames(['Health'], 400, 16))).toBe(0);
    expect(heightAbove(layOutNames([long], 260, 16))).toBe(32);
  });
});

test.each([
  ['', 10, []],
  ['one', 2, ['one']],
  ['one two three', 7, ['one two', 'three']],
  ['  one   two ', 3, ['one', 'two']],
] as const)('%j breaks at %i letters', (text, letters, lines) => {
  expect(wrapped(text, letters)).toEqual(lines);
});
