import { expect, test } from 'vitest';
import { writtenContent } from './writtenContent';

const row = (text: string, title: string) => ({
  id: 1,
  rating: 3,
  rating_details: { id: 3, title },
  notes: text,
  status: 1,
  status_display: title,
  rows: [{ component: 4, component_details: { title } }],
});

test.each([
  ['in another language', row('Notes', 'Good'), row('Notes', 'جيد'), true],
  ['with another text', row('Notes', 'Good'), row('Other notes', 'Good'), false],
  ['with another choice', row('Notes', 'Good'), { ...row('Notes', 'Good'), rating: 4 }, false],
])('a document %s', (_, first, second, isSame) => {
  expect(writtenContent(first) === writtenContent(second)).toBe(isSame);
});
