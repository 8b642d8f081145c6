import { expect, test } from 'vitest';
import { differencesBetween } from './differences';
import { withIdsOf, withKeysOf } from './renewedRows';

const row = (id: number, parts: object) => ({ client_id: String(id), id, ...parts });
const visits = row(1, { title: 'Visits', target: 5, steps: [row(7, { text: 'Train' })] });
const boats = row(2, { title: 'Boats', target: 3, steps: null });
const before = { title: 'Flood', rows: [visits, boats] };
/** The same rows with new ids. */
const again = (parts: object = {}) => ({
  title: 'Flood',
  rows: [
    row(11, { title: 'Visits', target: 5, steps: [row(17, { text: 'Train' })] }),
    row(12, { title: 'Boats', target: 3, steps: null, ...parts }),
  ],
});

test('rows that the server replaced by equal ones are no differences, inside rows neither', () => {
  expect(differencesBetween(before, again())).not.toEqual([]);
  expect(differencesBetween(before, withKeysOf(before, again()))).toEqual([]);
});

test('a change within a replaced row is a difference of its field', () => {
  const differences = differencesBetween(before, withKeysOf(before, again({ target: 4 })));
  expect(differences).toMatchObject([{ path: 'rows.2.target', before: 3, after: 4 }]);
});

test('a row that was added or removed as well is the only other difference', () => {
  const { rows } = again();
  const added = { ...again(), rows: [...rows, row(13, { title: 'Tents', target: 9, steps: null })] };
  expect(differencesBetween(before, withKeysOf(before, added))).toMatchObject([{ path: 'rows.13', before: undefined }]);
  const removed = { ...again(), rows: rows.slice(1) };
  expect(differencesBetween(before, withKeysOf(before, removed))).toMatchObject([{ path: 'rows.1', after: undefined }]);
});

test('a list of which a row is left has not been replaced: what is missing was removed, what is new added', () => {
  const after = { title: 'Flood', rows: [visits, row(12, { title: 'Boats', target: 3, steps: null })] };
  expect(withKeysOf(before, after)).toEqual(after);
});

test('files are compared by their ids', () => {
  const files = { files: [{ id: 1, caption: 'The river' }] };
  const after = { files: [{ id: 2, caption: 'The river' }] };
  expect(withKeysOf(files, after)).toEqual(after);
});

test('values take over the ids of the rows that replaced theirs', () => {
  const mine = { ...before, rows: [{ ...visits, target: 6 }, boats, { client_id: 'new', title: 'Tents' }] };
  expect(withIdsOf(withKeysOf(before, again()), mine).rows).toMatchObject([
    { client_id: '1', id: 11, target: 6, steps: [{ client_id: '7', id: 17 }] },
    { client_id: '2', id: 12 },
    { client_id: 'new', title: 'Tents' },
  ]);
});
