import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MonthStrip } from './MonthStrip';

function Strip({ isMultiple }: { readonly isMultiple?: boolean }) {
  const [months, setMonths] = useState<readonly number[]>([2]);
  return <MonthStrip label="Months" months={months} onChange={setMonths} isMultiple={isMultiple} />;
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

test('a range is chosen by keyboard alone, without Shift', async () => {
  const user = userEvent.setup();
  render(<Strip />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'To month' }), 'May');
  expect(pressed()).toEqual(['Mar', 'Apr', 'May']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'From month' }), 'Jul');
  expect(pressed()).toEqual(['Jul']);
});

test('Shift and a press reach from the first chosen month to the pressed one', async () => {
  const user = userEvent.setup();
  render(<Strip />);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'Jan' }));
  await user.keyboard('{/Shift}');
  expect(pressed()).toEqual(['Jan', 'Feb', 'Mar']);
  await user.click(screen.getByRole('button', { name: 'Dec' }));
  expect(pressed()).toEqual(['Dec']);
});

test('several months that do not follow each other are no range; the last one cannot be taken away', async () => {
  const user = userEvent.setup();
  render(<Strip isMultiple />);
  await user.click(screen.getByRole('button', { name: 'Dec' }));
  expect(pressed()).toEqual(['Mar', 'Dec']);
  expect(screen.getByRole('combobox', { name: 'From month' })).toHaveDisplayValue('No range');
  await user.click(screen.getByRole('button', { name: 'Mar' }));
  await user.click(screen.getByRole('button', { name: 'Dec' }));
  expect(pressed()).toEqual(['Dec']);
});
