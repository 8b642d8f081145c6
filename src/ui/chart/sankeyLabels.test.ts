import { expect, test } from 'vitest';
import { labelLines, labelRoom, spreadLabels } from './sankeyLabels';

test('labels of the outer columns have room beside the flows, within a part of the width; those between what is left', () => {
  const size = { gap: 6, letter: 7 };
  const [short, long] = [[14], [504]];
  expect(labelRoom(1000, [short, long, long], size)).toEqual({
    start: 76,
    end: 240,
    between: [0, 246, 0],
    letters: [10, 34, 33],
  });
  expect(labelRoom(1000, [short, short, short], size)).toMatchObject({ between: [0, 76, 0], letters: [10, 10, 10] });
  expect(labelRoom(1000, [short], size)).toEqual({ start: 0, end: 76, between: [0], letters: [10] });
});

test('a long name is read whole in lines, the last of which ends with the amount', () => {
  const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/[\u2068\u2069]/g, ''));
  expect(plain(labelLines('Community engagement and accountability', '1,234', 24))).toEqual([
    'Community engagement and',
    'accountability · 1,234',
  ]);
  expect(plain(labelLines('Protection, gender and inclusion', '60', 34))).toEqual([
    'Protection, gender and',
    'inclusion · 60',
  ]);
  expect(plain(labelLines('WASH', '3', 16))).toEqual(['WASH · 3']);
  // a word that no line holds is broken, and drawn within the diagram
  expect(plain(labelLines('Wasserversorgungseinrichtungen', '60', 12))).toEqual([
    'Wasserversor',
    'gungseinrich',
    'tungen · 60',
  ]);
});

test('labels of a column move as little as needed to stand apart, further than lines of one, and within the diagram', () => {
  const spread = (middles: readonly number[], end: number) =>
    spreadLabels(
      middles.map((middle) => ({ middle, height: 20 })),
      end,
    ).map(({ middle }) => middle);
  expect(spread([30, 60, 90], 100)).toEqual([30, 60, 90]);
  expect(spread([4, 12, 60], 100)).toEqual([10, 34, 60]);
  expect(spread([30, 88, 96], 100)).toEqual([30, 66, 90]);
  // without room for all of the gaps
  expect(spread([10, 20, 30], 64)).toEqual([10, 32, 54]);
  // more than there is room for
  expect(spread([10, 10, 10], 40)).toEqual([10, 30, 50]);
});
