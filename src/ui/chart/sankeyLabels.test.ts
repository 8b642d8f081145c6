import { describe, expect, test } from 'vitest';
import { labelText, lettersByColumn } from './sankeyLabels';

describe('letters of the labels in each column', () => {
  const marks = 4;
  test.each([
    ['one column has all the room', 40, [[20 + marks]], [40]],
    ['long names in the last two columns share the room', 40, [[50 + marks], [50 + marks], [50 + marks]], [40, 19, 19]],
    ['short names of countries leave the rest to sectors', 40, [[9 + marks], [50 + marks], [8 + marks]], [40, 30, 19]],
    ['short names of sectors leave the rest to countries', 40, [[9 + marks], [8 + marks], [50 + marks]], [40, 19, 30]],
  ])('%s', (_, room, lengths, letters) => {
    expect(lettersByColumn(room, lengths)).toEqual(letters);
  });
});

test('a long name is shortened, its amount never', () => {
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
  expect(plain(labelText('Community engagement', '1,234', 16))).toBe('Communi… · 1,234');
  expect(plain(labelText('WASH', '3', 16))).toBe('WASH · 3');
});
