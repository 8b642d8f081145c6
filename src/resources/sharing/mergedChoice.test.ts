import { expect, test } from 'vitest';
import { mergedChoice } from './mergedChoice';

const list = (...ids: readonly number[]) => ids.map((id) => ({ id }));

test.each([
  ['nobody else has changed the list', [1, 2], [1, 3], [1, 2], [1, 3]],
  ['somebody else has added a person', [1], [1, 2], [1, 9], [1, 9, 2]],
  ['somebody else has removed a person', [1, 2], [1, 2, 3], [2], [2, 3]],
  ['both have added the same person', [1], [1, 2], [1, 2], [1, 2]],
  ['both have removed the same person', [1, 2], [1], [1], [1]],
  ['the list was emptied while another was added', [1, 2], [], [1, 2, 3], [3]],
  ['nothing was changed here', [1], [1], [4, 1], [4, 1]],
])('%s', (_, before, people, stored, expected) =>
  expect(mergedChoice({ before: list(...before), people: list(...people), stored: list(...stored) })).toEqual(expected),
);
