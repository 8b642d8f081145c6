import { expect, test } from 'vitest';
import { nextOrder, readOrder, writeOrder } from './ordering';

test.each([
  ['start_date', { id: 'start_date', isDescending: false }],
  ['-start_date', { id: 'start_date', isDescending: true }],
  ['', null],
  ['-', null],
  [null, null],
])('%s is read', (text, order) => expect(readOrder(text)).toEqual(order));

test('an order is written as it was read', () => {
  for (const text of ['name', '-name']) expect(writeOrder(readOrder(text))).toBe(text);
  expect(writeOrder(null)).toBeNull();
});

test('a heading goes through ascending, descending and no order, and another heading starts again', () => {
  const first = nextOrder(null, 'name');
  const second = nextOrder(first, 'name');
  expect([first, second, nextOrder(second, 'name')].map(writeOrder)).toEqual(['name', '-name', null]);
  expect(writeOrder(nextOrder(second, 'id'))).toBe('id');
});

test('a heading of amounts begins with the largest', () => {
  const first = nextOrder(null, 'amount', { startsDescending: true });
  const second = nextOrder(first, 'amount', { startsDescending: true });
  const third = nextOrder(second, 'amount', { startsDescending: true });
  expect([first, second, third].map(writeOrder)).toEqual(['-amount', 'amount', null]);
});

test('the heading of the list’s defaultOrder order turns it round', () => {
  const defaultOrder = readOrder('-start_date');
  const first = nextOrder(defaultOrder, 'start_date', { defaultOrder });
  expect([first, nextOrder(first, 'start_date', { defaultOrder })].map(writeOrder)).toEqual([
    'start_date',
    '-start_date',
  ]);
  expect(writeOrder(nextOrder(readOrder('-name'), 'name', { defaultOrder }))).toBeNull();
});
