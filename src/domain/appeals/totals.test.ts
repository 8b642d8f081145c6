import { expect, test } from 'vitest';
import { totalsOf } from './totals';

test('a total without operations is 0', () => {
  expect(totalsOf({ active_drefs: null, active_appeals: 3, amount_requested: 0 })).toEqual({
    active_drefs: 0,
    active_appeals: 3,
    amount_requested: 0,
  });
});
