import { describe, expect, test } from 'vitest';
import { layOutBars, layOutNames } from './barNames';
import { letterWidth, withBrokenWords, wrapped } from './chartText';

const long = 'Risk reduction, climate adaptation and recovery';

describe('names of horizontal bars', () => {
  test.each([
    ['short names beside, in one line', ['Health', 'WASH'], 400, 'beside', [['Health'], ['WASH']], 22],
    [
      'a long name beside in two lines',
      [long],
      480,
      'beside',
      [['Risk reduction, climate', 'adaptation and recovery']],
      34,
    ],
    [
      'a longer name above, where the drawing is narrow',
      [long],
      260,
      'above',
      [['Risk reduction, climate adaptation and', 'recovery']],
      53,
    ],
    [
      'a word that no gutter holds above',
      ['Wasserversorgungseinrichtungen'],
      200,
      'above',
      [['Wasserversorgungseinrichtungen']],
      38,
    ],
  ] as const)('%s', (_, names, width, place, lines, band) => {
    const laid = layOutNames(names, width, 16);
    expect({ place: laid.place, lines: laid.lines, band: Math.round(laid.bands[0] ?? 0) }).toEqual({
      place,
      lines,
      band,
    });
  });

  test('names are never cut', () => {
    for (const width of [160, 240, 320, 640]) {
      expect(layOutNames([long], width, 16).lines[0]?.join(' '), `${width} px`).toBe(long);
    }
  });

  test('a word that is wider than the drawing is broken above its bar', () => {
    const word = 'Xylophon'.repeat(25);
    const { lines, bands } = layOutNames(['Health', word], 294, 16);
    expect(lines[1]?.join('')).toBe(word);
    expect(Math.max(...lines.flat().map((line) => line.length)) * letterWidth).toBeLessThanOrEqual(294);
    expect(bands).toEqual([38, 98]);
  });

  test('a name of two lines above its bar takes no room from other names', () => {
    const laid = layOutNames(['Health', long, 'WASH'], 260, 16);
    expect(laid.bands).toEqual([38, 53, 38]);
    expect(layOutBars(laid, 4, 129)).toEqual([
      { top: 4, bars: { top: 21, size: 16 } },
      { top: 42, bars: { top: 74, size: 16 } },
      { top: 95, bars: { top: 112, size: 16 } },
    ]);
  });

  test('a name of two lines beside its bar makes other bands no higher, and bars are equally high', () => {
    const laid = layOutNames(['Health', long], 480, 12);
    expect(laid.bands).toEqual([22, 34]);
    expect(layOutBars(laid, 0, 56).map(({ bars: { top, size } }) => [top, size])).toEqual([
      [2.75, 16.5],
      [30.75, 16.5],
    ]);
  });

  test('bars beside their names share what is left', () => {
    const bars = layOutBars(layOutNames(['Health', 'WASH'], 400, 12), 0, 80);
    expect(bars.map(({ bars: { top, size } }) => [top, size])).toEqual([
      [5, 30],
      [45, 30],
    ]);
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

test.each([
  ['', 4, ''],
  ['one two', 4, 'one two'],
  ['three four', 4, 'thre e four'],
  ['المنظمة', 3, 'الم نظم ة'],
  ['ab', 0, 'a b'],
])('the words of %j are broken at %i letters', (text, letters, broken) => {
  expect(withBrokenWords(text, letters)).toBe(broken);
});
