import { describe, expect, test } from 'vitest';
import { wordDifferences } from './wordDifferences';

const marked = (before: string, after: string) =>
  wordDifferences(before, after)
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join('');

describe('wordDifferences', () => {
  test.each([
    ['same words', 'Two wells', 'Two wells', 'Two wells'],
    ['one word', 'Dig two wells now', 'Dig three wells now', 'Dig [-two ][+three ]wells now'],
    ['a word at the end', 'Dig wells', 'Dig wells now', 'Dig wells [+now]'],
    ['a line', 'Dig wells.\nTrain people.', 'Train people.', '[-Dig wells.\n]Train people.'],
    ['nothing before', '', 'Dig wells', '[+Dig wells]'],
    ['Arabic', 'حفر بئرين', 'حفر ثلاث آبار', 'حفر [-بئرين][+ثلاث آبار]'],
  ])('%s', (_, before, after, expected) => expect(marked(before, after)).toBe(expected));

  test('what is the same and added makes the later text', () => {
    const [before, after] = [
      'The Society trains 20 volunteers in two towns.',
      'The Society trained 45 volunteers in all towns.',
    ];
    const parts = wordDifferences(before, after);
    const textOf = (left: string) => parts.filter(({ kind }) => kind !== left).map(({ text }) => text);
    expect(textOf('removed').join('')).toBe(after);
    expect(textOf('added').join('')).toBe(before);
  });

  test('very long texts are not compared word by word', () => {
    const long = 'word '.repeat(2_100);
    expect(wordDifferences(long, `${long}more`)).toHaveLength(2);
  });
});
