import { expect, test } from 'vitest';
import { searchAmount } from './searchAmount';

test.each([
  ['58.42', 58.42],
  ['0.00', 0],
  ['[87.5, 55.25]', 142.75],
  ['[1500000.0, 2e3]', 1_502_000],
  ['[None, 20]', 20],
  ['[]', null],
  ['None', null],
  ['', null],
  [null, null],
])('the amount %j is %j', (text, amount) => {
  expect(searchAmount(text)).toBe(amount);
});
