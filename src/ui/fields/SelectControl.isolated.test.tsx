import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { FieldValue } from './FieldFrame';
import type { SelectOption } from './rankOptions';
import { SelectField } from './SelectField';
import { controlled } from './testing';

const hazards = [
  { key: 1, label: 'Fire' },
  { key: 2, label: 'Flood' },
];

/** A select whose options are on their way until the button is pressed. */
function LateOptions(fieldProps: FieldValue<number>) {
  const [options, setOptions] = useState<readonly SelectOption<number>[]>([]);
  return (
    <>
      <SelectField {...fieldProps} label="Type" options={options} isPending={options.length === 0} />
      <button type="button" onClick={() => setOptions(hazards)}>
        Answer
      </button>
    </>
  );
}

const control = () => screen.getByRole('combobox', { name: 'Type', hidden: true });
const answer = () => fireEvent.click(screen.getByRole('button', { name: 'Answer', hidden: true }));
const expectFlood = async (changes: ReturnType<typeof controlled<number>>['changes']) => {
  expect(changes).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(control()).toHaveTextContent('Flood'));
  expect(changes.mock.calls).toEqual([[2]]);
  expect(control()).toHaveAttribute('aria-expanded', 'false');
};

test('Enter before the list is shown chooses the first option found, once the options are there', async () => {
  const { page, changes } = controlled<number>(undefined, (fieldProps) => <LateOptions {...fieldProps} />);
  render(page);
  // the code of the list is fetched for the first time
  for (const key of ['f', 'l', 'o', 'Enter']) fireEvent.keyDown(control(), { key });
  expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('flo');
  await expectFlood(changes);
});

test('Enter in the search likewise', async () => {
  const { page, changes } = controlled<number>(undefined, (fieldProps) => <LateOptions {...fieldProps} />);
  render(page);
  await userEvent.click(control());
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'flo{Enter}');
  await expectFlood(changes);
});

test('what is typed after Enter is searched for, and nothing chosen', async () => {
  const { page, changes } = controlled<number>(undefined, (fieldProps) => <LateOptions {...fieldProps} />);
  render(page);
  await userEvent.click(control());
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'flo{Enter}o');
  answer();
  expect(await screen.findByRole('option', { name: 'Flood' })).toBeVisible();
  expect(changes).not.toHaveBeenCalled();
});
