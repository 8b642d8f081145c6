import { expect, test } from 'vitest';
import { rowAround } from './derive';

const values = { title: 'Floods', places: [{ country: 1 }, { country: 2 }], contacts: { media: { name: 'Ada' } } };

test.each([
  ['places.1.country', { country: 2 }],
  ['places.5.country', undefined],
  ['places.1', undefined],
  ['title', undefined],
  ['contacts.media.name', undefined],
])('the row around %s is %o', (path, row) => expect(rowAround(values, path)).toEqual(row));
