import { expect, test } from 'vitest';
import { fillLists } from './fillLists';

interface Document {
  readonly title: string | null;
  readonly sources: readonly number[];
  readonly actions: readonly number[];
}
const lists = { sources: true, actions: true } as const;

test.each([
  ['null', { title: null, sources: null, actions: [1] }, { title: null, sources: [], actions: [1] }],
  ['missing', { title: 'a', actions: [] }, { title: 'a', sources: [], actions: [] }],
])('a list that is %s becomes empty, other fields stay', (_, document, filled) => {
  expect(fillLists(document as unknown as Document, lists)).toEqual(filled);
});

test('a document that misses nothing is returned as it is', () => {
  const document: Document = { title: null, sources: [], actions: [1] };
  expect(fillLists(document, lists)).toBe(document);
});
