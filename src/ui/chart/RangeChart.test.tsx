import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { layOut } from '#tests/layOut';
import { RangeChart } from './RangeChart';
import { inArabic } from './testing';

beforeEach(() => {
  layOut(640);
});

const chart = (
  <RangeChart
    title="Temperature"
    names={{ low: 'Minimum', middle: 'Average', high: 'Maximum' }}
    ranges={[
      { key: 'jan', label: 'Jan', low: -8, middle: -2, high: 3, text: 'January: -8 to 3' },
      { key: 'jul', label: 'Jul', low: 12, middle: 18, high: 26, text: 'July: 12 to 26' },
    ]}
  />
);
const boxOf = (name: string) => {
  const box = screen.getByRole('img', { name }).querySelector('rect');
  const of = (attribute: string) => Number(box?.getAttribute(attribute));
  return { left: of('x'), top: of('y'), height: of('height') };
};

test('a range floats between its values, below zero too, and its numbers stand in the table', async () => {
  render(chart);
  const [january, july] = [boxOf('January: -8 to 3'), boxOf('July: 12 to 26')];
  expect(january.left).toBeLessThan(july.left);
  expect(july.top).toBeLessThan(january.top);
  expect(july.height / january.height).toBeCloseTo(14 / 11, 1);
  await userEvent.click(screen.getByRole('button', { name: /table/i }));
  expect(
    within(screen.getByRole('row', { name: /^Jan/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['-8', '-2', '3']);
});

test('in Arabic the first month stands at the right', () => {
  render(inArabic(chart));
  expect(boxOf('January: -8 to 3').left).toBeGreaterThan(boxOf('July: 12 to 26').left);
});
