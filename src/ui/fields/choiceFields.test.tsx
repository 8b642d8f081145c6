import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField';
import { ChecklistField } from './ChecklistField';
import { NativeSelect } from './NativeSelect';
import { RadioField } from './RadioField';
import { SegmentField } from './SegmentField';
import { SwitchField } from './SwitchField';
import { controlled } from './testing';

const yesNo = [
  { key: true, label: 'Yes' },
  { key: false, label: 'No' },
];

test('radios are a named, required group; arrows move; clearing gives undefined', async () => {
  const { page, changes } = controlled<boolean>(undefined, (fieldProps) => (
    <RadioField
      {...fieldProps}
      label="Is it a slow onset?"
      options={yesNo}
      isRequired
      isClearable
      error="Choose one."
    />
  ));
  render(page);
  const group = screen.getByRole('radiogroup', { name: 'Is it a slow onset?' });
  expect(group).toBeRequired();
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose one.');
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Is it a slow onset?' }));
  expect(changes.mock.calls).toEqual([[true], [false], [undefined]]);
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
});

test('segments are radios too', async () => {
  const { page, changes } = controlled(false, (fieldProps) => (
    <SegmentField {...fieldProps} label="Anticipatory" options={yesNo} />
  ));
  render(page);
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(changes.mock.calls).toEqual([[true]]);
});

test('a read-only group shows its answer and takes no other', async () => {
  const { page, changes } = controlled(false, (fieldProps) => (
    <>
      <RadioField {...fieldProps} label="Radio" options={yesNo} isReadOnly />
      <SegmentField {...fieldProps} label="Segment" options={yesNo} isReadOnly />
      <CheckboxField {...fieldProps} label="Box" isReadOnly />
    </>
  ));
  render(page);
  for (const radio of screen.getAllByRole('radio', { name: 'Yes' })) await userEvent.click(radio);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Box' }));
  expect(changes).not.toHaveBeenCalled();
});

test('a check box and a switch say what they are and change with Space', async () => {
  const { page, changes } = controlled<boolean>(undefined, (fieldProps) => (
    <>
      <CheckboxField {...fieldProps} label="I agree" hint="Read the terms first." />
      <SwitchField {...fieldProps} label="Weekly digest" />
    </>
  ));
  render(page);
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('Read the terms first.');
  screen.getByRole('switch', { name: 'Weekly digest' }).focus();
  await userEvent.keyboard(' ');
  expect(changes.mock.calls).toEqual([[true]]);
});

test('a checklist keeps the order of its options, and values it does not know; emptied it is undefined', async () => {
  const options = [
    { key: 1, label: 'Flood' },
    { key: 2, label: 'Cyclone' },
  ];
  const { page, changes } = controlled<readonly number[]>([99], (fieldProps) => (
    <ChecklistField {...fieldProps} label="Disaster types" options={options} />
  ));
  render(page);
  expect(screen.getByRole('group', { name: 'Disaster types' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cyclone' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Flood' }));
  expect(changes.mock.lastCall).toEqual([[1, 2, 99]]);
});

test('an emptied checklist is undefined', async () => {
  const { page, changes } = controlled<readonly string[]>(['a'], (fieldProps) => (
    <ChecklistField {...fieldProps} label="Sectors" options={[{ key: 'a', label: 'Health' }]} />
  ));
  render(page);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Health' }));
  expect(changes.mock.lastCall).toEqual([undefined]);
});

test('a native select gives back the key in its own type, and undefined for its placeholder', async () => {
  const { page, changes } = controlled<number>(undefined, (fieldProps) => (
    <NativeSelect {...fieldProps} label="Appeal type" placeholder="All types" options={[{ key: 0, label: 'DREF' }]} />
  ));
  render(page);
  const select = screen.getByRole('combobox', { name: 'Appeal type' });
  await userEvent.selectOptions(select, 'DREF');
  await userEvent.selectOptions(select, 'All types');
  expect(changes.mock.calls).toEqual([[0], [undefined]]);
});
