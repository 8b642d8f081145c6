import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { layOut } from '#tests/layOut';
import { ScatterChart } from './ScatterChart';
import { inArabic } from './testing';

beforeEach(() => {
  layOut(640);
});

const chart = (props: object = {}) => (
  <ScatterChart
    title="Emergencies over the months"
    domain={[0, 11]}
    labels={[
      { key: 'jan', text: 'Jan', at: 0 },
      { key: 'dec', text: 'Dec', at: 11 },
    ]}
    points={[
      { key: 'late', x: 9, y: 200, text: 'Flood, October 2025: 200' },
      { key: 'early', x: 2, y: 50, text: 'Fire, March 2024: 50' },
    ]}
    table={{
      columns: ['Type', 'People'],
      rows: [
        ['Flood', 200],
        ['Fire', 50],
      ],
    }}
    {...props}
  />
);
const leftOf = (name: string) => Number(screen.getByRole('img', { name }).querySelector('circle')?.getAttribute('cx'));

test('points stand along the axis, and the arrow keys go from one to the next', async () => {
  render(chart());
  expect(leftOf('Fire, March 2024: 50')).toBeLessThan(leftOf('Flood, October 2025: 200'));
  const first = screen.getByRole('img', { name: 'Fire, March 2024: 50' });
  expect(first).toHaveAttribute('tabindex', '0');
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Flood, October 2025: 200' })).toHaveFocus();
});

test('runs from right to left in Arabic', () => {
  render(inArabic(chart()));
  expect(leftOf('Fire, March 2024: 50')).toBeGreaterThan(leftOf('Flood, October 2025: 200'));
});

test('the same numbers stand in a table', async () => {
  render(chart());
  await userEvent.click(screen.getByRole('button', { name: /table/i }));
  expect(screen.getByRole('cell', { name: '200' })).toBeVisible();
});

test('without a point it says that there is nothing', () => {
  render(chart({ points: [] }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('figure')).toHaveTextContent(/\w/);
});
