import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, use, useState } from 'react';
import { expect, test } from 'vitest';
import { createPromise } from '#tests/createPromise';
import { UiProvider } from '../layout/UiProvider';
import { CheckboxField } from './CheckboxField';
import { ChecklistField } from './ChecklistField';
import type { FieldValue } from './FieldFrame';
import { MultiSelectField } from './MultiSelectField';
import { NativeSelect } from './NativeSelect';
import { RadioField } from './RadioField';
import { SegmentField } from './SegmentField';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';

const options = [
  { key: 1, label: 'Flood' },
  { key: 2, label: 'Fire' },
];

interface RowsProps {
  readonly value: unknown;
  readonly arrival: Promise<void>;
}

function Rows({ value, arrival }: RowsProps) {
  if (value !== undefined) use(arrival);
  return <p>{value === undefined ? 'All rows' : 'Matching rows'}</p>;
}

interface PageProps<Value> {
  readonly arrival: Promise<void>;
  readonly field: (fieldProps: FieldValue<Value>) => ReactNode;
}

/** A field over rows that take their time once something is chosen. */
function Page<Value>({ arrival, field }: PageProps<Value>) {
  const [value, onChange] = useState<Value>();
  return (
    <UiProvider>
      {field({ value, onChange })}
      <Suspense fallback="Waiting">
        <Rows value={value} arrival={arrival} />
      </Suspense>
    </UiProvider>
  );
}

const never = new Promise<void>(() => undefined);

const expectUpdating = () => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();

/** Renders the page, makes the choice, and expects it to be shown, and the field to be busy, while the rows of it are on their way. */
async function expectChoiceBeforeRows<Value>(
  field: PageProps<Value>['field'],
  choose: () => Promise<void>,
  expectChosen: () => void,
) {
  render(<Page arrival={never} field={field} />);
  await choose();
  expectChosen();
  expect(screen.getByText('All rows')).toBeVisible();
  expectUpdating();
}

const press = (role: 'radio' | 'checkbox' | 'switch') => () =>
  userEvent.click(screen.getByRole(role, { name: 'Fire' }));
const isChecked = (role: 'radio' | 'checkbox' | 'switch') => () =>
  expect(screen.getByRole(role, { name: 'Fire' })).toBeChecked();
const pickFromList = async () => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Hazard' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fire' }));
};

test('radios', () =>
  expectChoiceBeforeRows<number>(
    (field) => <RadioField {...field} label="Hazard" options={options} />,
    press('radio'),
    isChecked('radio'),
  ));

test('segments', () =>
  expectChoiceBeforeRows<number>(
    (field) => <SegmentField {...field} label="Hazard" options={options} />,
    press('radio'),
    isChecked('radio'),
  ));

test('a checkbox', () =>
  expectChoiceBeforeRows<boolean>(
    (field) => <CheckboxField {...field} label="Fire" />,
    press('checkbox'),
    isChecked('checkbox'),
  ));

test('a switch', () =>
  expectChoiceBeforeRows<boolean>(
    (field) => <SwitchField {...field} label="Fire" />,
    press('switch'),
    isChecked('switch'),
  ));

test('checkboxes of several', () =>
  expectChoiceBeforeRows<readonly number[]>(
    (field) => <ChecklistField {...field} label="Hazard" options={options} />,
    press('checkbox'),
    isChecked('checkbox'),
  ));

test('a native select', () =>
  expectChoiceBeforeRows<number>(
    (field) => <NativeSelect {...field} label="Hazard" options={options} />,
    () => userEvent.selectOptions(screen.getByRole('combobox'), 'Fire'),
    () => expect(screen.getByRole('combobox')).toHaveDisplayValue('Fire'),
  ));

test('a select, which closes', () =>
  expectChoiceBeforeRows<number>(
    (field) => <SelectField {...field} label="Hazard" options={options} />,
    pickFromList,
    () => expect(screen.getByRole('combobox', { name: 'Hazard', expanded: false })).toHaveTextContent('Fire'),
  ));

test('a select of several, which stays open', () =>
  expectChoiceBeforeRows<readonly number[]>(
    (field) => <MultiSelectField {...field} label="Hazard" options={options} />,
    pickFromList,
    () => expect(screen.getByRole('option', { name: 'Fire' })).toHaveAttribute('aria-selected', 'true'),
  ));

test('what follows from a choice is shown once it is rendered', async () => {
  const { promise: arrival, resolve: arrive } = createPromise();
  render(
    <Page<number> arrival={arrival} field={(field) => <RadioField {...field} label="Hazard" options={options} />} />,
  );
  expect(document.querySelector('[aria-busy]')).toBeNull();
  await press('radio')();
  expect(screen.getByText('All rows')).toBeVisible();
  expectUpdating();
  await act(async () => arrive());
  expect(await screen.findByText('Matching rows')).toBeVisible();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  isChecked('radio')();
});
