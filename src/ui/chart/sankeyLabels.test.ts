import { expect, test } from 'vitest';
import { labelRoom, labelText } from './sankeyLabels';

test('labels of the outer columns have room beside the flows, within a part of the width; those between what is left', () => {
  const size = { gap: 6, letter: 7 };
  const [short, long] = [[14], [504]];
  expect(labelRoom(1000, [short, long, long], size)).toEqual({
    start: 76,
    end: 300,
    between: [0, 225, 0],
    letters: [10, 31, 42],
  });
  expect(labelRoom(1000, [short, short, short], size)).toMatchObject({ between: [0, 76, 0], letters: [10, 10, 10] });
  expect(labelRoom(1000, [short], size)).toEqual({ start: 0, end: 76, between: [0], letters: [10] });
});

test('a long name is shortened, its amount never', () => {
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
  expect(plain(labelText('Community engagement', '1,234', 16))).toBe('Communi… · 1,234');
  expect(plain(labelText('WASH', '3', 16))).toBe('WASH · 3');
});
