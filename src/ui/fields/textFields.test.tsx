import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { englishOnly, LanguageContext } from '#ui/language/LanguageContext';
import { DateField } from './DateField';
import { NumberField } from './NumberField';
import { PasswordField } from './PasswordField';
import { parseNumber } from './parseNumber';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import { controlled } from './testing';

test('a field is named by its label and described by its hint and error', () => {
  const { page } = controlled<string>(undefined, (fieldProps) => (
    <TextField {...fieldProps} label="Title" hint="Country, hazard and year." error="Enter a title." isRequired />
  ));
  render(page);
  const input = screen.getByRole('textbox', { name: 'Title' });
  expect(input).toHaveAccessibleDescription('Country, hazard and year. Enter a title.');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(screen.getByText('*')).toBeVisible();
});

test('emptied, it holds undefined', async () => {
  const { page, changes } = controlled('a', (fieldProps) => <TextField {...fieldProps} label="Title" />);
  render(page);
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}');
  expect(changes.mock.lastCall).toEqual([undefined]);
});

test('read-only can be read and reached but not changed; disabled cannot be reached', async () => {
  const { page, changes } = controlled('kept', (fieldProps) => (
    <>
      <TextField {...fieldProps} label="Code" isReadOnly />
      <TextField {...fieldProps} label="Locked" isDisabled />
    </>
  ));
  render(page);
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  await userEvent.keyboard('x');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Locked' })).not.toHaveFocus();
  expect(changes).not.toHaveBeenCalled();
});

test('a text area counts what is left, then what is too much', async () => {
  const { page } = controlled('abc', (fieldProps) => <TextArea {...fieldProps} label="Context" limit={5} />);
  render(page);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('2 characters left');
  await userEvent.type(screen.getByRole('textbox'), 'defg');
  expect(screen.getByText('2 characters too many')).toBeVisible();
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveValue('abcdefg');
});

test('lines of a bulleted text start with a bullet as they are typed, and as they are pasted once the field is left', async () => {
  const { page, changes } = controlled<string>(undefined, (fieldProps) => (
    <TextArea {...fieldProps} label="Activities" isBulleted />
  ));
  render(page);
  await userEvent.tab();
  await userEvent.keyboard('one{Enter}two');
  expect(screen.getByRole('textbox')).toHaveValue('• one\n• two');
  await userEvent.paste('\nthree\n\n• four');
  await userEvent.tab();
  expect(changes.mock.lastCall).toEqual(['• one\n• two\n• three\n• four']);
});

test('a bulleted text that was read alone stays as it is', async () => {
  const { page, changes } = controlled('one\ntwo', (fieldProps) => (
    <TextArea {...fieldProps} label="Activities" isBulleted />
  ));
  render(page);
  await userEvent.tab();
  await userEvent.tab();
  expect(changes).not.toHaveBeenCalled();
});

test.each([
  ['1,234.5', 'en', 1234.5],
  ['1234', 'en', 1234],
  ['-20', 'en', -20],
  ['−20', 'en', -20],
  ['.5', 'en', 0.5],
  ['1 234,5', 'fr', 1234.5],
  ['1\u202f234,5', 'fr', 1234.5],
  ['1.234,5', 'es', 1234.5],
  ['١٢٣٤٫٥', 'ar', 1234.5],
  ['١٬٢٣٤', 'ar', 1234],
  ['', 'en', undefined],
  ['  ', 'en', undefined],
  ['1,5', 'en', Number.NaN],
  ['1.5', 'es', Number.NaN],
  ['12 people', 'en', Number.NaN],
  ['-', 'en', Number.NaN],
  ['1.2.3', 'en', Number.NaN],
  ['1e5', 'en', Number.NaN],
  ['9007199254740991', 'en', 9007199254740991],
  ['9007199254740993', 'en', Number.NaN],
] as const)('"%s" in %s is %s', (text, language, value) => expect(parseNumber(text, language)).toBe(value));

test('a number shows in the language, is typed in it, and shows in order on leaving', async () => {
  const { page, changes } = controlled(1234.5, (fieldProps) => <NumberField {...fieldProps} label="Requested" />);
  render(<LanguageContext value={{ ...englishOnly, language: 'fr' }}>{page}</LanguageContext>);
  const input = screen.getByRole('textbox');
  expect(input).toHaveValue('1\u202f234,5');
  await userEvent.clear(input);
  expect(changes.mock.lastCall).toEqual([undefined]);
  await userEvent.type(input, '5000,25');
  expect(changes.mock.lastCall).toEqual([5000.25]);
  await userEvent.tab();
  expect(input).toHaveValue('5\u202f000,25');
});

test('a year shows without a thousands sign', async () => {
  const { page } = controlled(2026, (fieldProps) => <NumberField {...fieldProps} label="Year" isInteger isYear />);
  render(page);
  expect(screen.getByRole('textbox')).toHaveValue('2026');
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}7');
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue('2027');
});

test('what is no number stays as typed, is told on leaving, and is fieldProps as NaN', async () => {
  const { page, changes } = controlled<number>(undefined, (fieldProps) => (
    <NumberField {...fieldProps} label="People" isInteger />
  ));
  render(page);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'about 50');
  expect(screen.queryByText(/Enter a whole number/)).toBeNull();
  await userEvent.tab();
  expect(input).toHaveValue('about 50');
  expect(input).toHaveAccessibleDescription('Enter a whole number, for example 1,200.');
  expect(changes.mock.lastCall?.[0]).toBeNaN();
});

test.each([
  [{ min: 0 }, '-20', 'Enter zero or more.'],
  [{ min: 5 }, '4', 'Enter 5 or more.'],
  [{ max: 1000 }, '1001', 'Enter 1,000 or less.'],
  [{ isInteger: true }, '1.5', 'Enter a whole number, for example 1,200.'],
  [{ isYear: true, min: 1900 }, '26', 'Enter 1900 or more.'],
])('%j refuses %s: %s', async (limits, typed, message) => {
  const { page } = controlled<number>(undefined, (fieldProps) => (
    <NumberField {...fieldProps} {...limits} label="People" />
  ));
  render(page);
  await userEvent.type(screen.getByRole('textbox'), typed);
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(message);
});

test.each([
  ['2026-9-3', '2026-09-03'],
  ['03-09-2026', '2026-09-03'],
  ['3/9/2026', '2026-09-03'],
  ['٢٠٢٦-٠٩-٠٣', '2026-09-03'],
])('%s is put in order as %s', async (typed, value) => {
  const { page, changes } = controlled<string>(undefined, (fieldProps) => <DateField {...fieldProps} label="Start" />);
  render(page);
  await userEvent.type(screen.getByRole('textbox'), typed);
  await userEvent.tab();
  expect(changes.mock.lastCall).toEqual([value]);
});

test.each([
  ['2026-02-30', {}, /year-month-day/],
  ['soon', {}, /year-month-day/],
  ['2025-12-31', { min: '2026-01-01' }, 'Enter 2026-01-01 or a later date.'],
  ['2026-02-01', { max: '2026-01-31' }, 'Enter 2026-01-31 or an earlier date.'],
])('the date %s within %j is refused and kept', async (typed, limits, message) => {
  const { page } = controlled<string>(undefined, (fieldProps) => (
    <DateField {...fieldProps} {...limits} label="Start" />
  ));
  render(page);
  await userEvent.type(screen.getByRole('textbox'), typed);
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue(typed);
  expect(screen.getByText(message)).toBeVisible();
});

test('what was told of a number stays while it is put right, and goes once it is', async () => {
  const { page } = controlled<number>(undefined, (fieldProps) => (
    <NumberField {...fieldProps} label="People" min={5} />
  ));
  render(page);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, '1x');
  await userEvent.tab();
  await userEvent.click(input);
  expect(input).toHaveAccessibleDescription('Enter a number, for example 1,200.5.');
  await userEvent.keyboard('{Backspace}');
  expect(input).toHaveAccessibleDescription('Enter 5 or more.');
  await userEvent.keyboard('2');
  expect(input).toBeValid();
  expect(input).not.toHaveAccessibleDescription();
});

test('what was told of a date stays while it is put right, and goes once it is', async () => {
  const { page } = controlled<string>(undefined, (fieldProps) => <DateField {...fieldProps} label="Start" />);
  render(page);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, '2026-13-3');
  expect(input).toBeValid();
  await userEvent.tab();
  await userEvent.click(input);
  expect(input).toBeInvalid();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(screen.getByText(/year-month-day/)).toBeVisible();
  await userEvent.keyboard('2-03');
  expect(input).toBeValid();
});

test.each([
  ['soon', '2026-02'],
  ['2026-02-30', '20'],
])('limits that are no days (%s, %s) limit nothing, in the field and in its calendar', async (min, max) => {
  const { page, changes } = controlled('2026-09-28', (fieldProps) => (
    <DateField {...fieldProps} min={min} max={max} label="Start" />
  ));
  render(page);
  expect(screen.getByRole('textbox')).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date for Start' }));
  await userEvent.click(await screen.findByRole('button', { name: /September 30, 2026/ }));
  expect(changes.mock.lastCall).toEqual(['2026-09-30']);
});

test('a day is chosen from the calendar by keyboard', async () => {
  const { page, changes } = controlled('2026-09-28', (fieldProps) => <DateField {...fieldProps} label="Start" />);
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date for Start' }));
  expect(await screen.findByRole('button', { name: /September 28, 2026/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(changes.mock.lastCall).toEqual(['2026-09-29']);
});

test('in Arabic the calendar is mirrored: the left arrow goes on', async () => {
  const { page, changes } = controlled('2026-09-28', (fieldProps) => <DateField {...fieldProps} label="Start" />);
  render(<LanguageContext value={{ ...englishOnly, language: 'ar', direction: 'rtl' }}>{page}</LanguageContext>);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date for Start' }));
  expect(await screen.findByRole('button', { name: /28 سبتمبر 2026/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(changes.mock.lastCall).toEqual(['2026-09-29']);
});

test('a password is shown on request, and its strength and missing rules are told', async () => {
  const { page } = controlled<string>(undefined, (fieldProps) => (
    <PasswordField {...fieldProps} kind="new" label="New Password" />
  ));
  render(page);
  const input = screen.getByLabelText('New Password');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(input, 'delta-river7');
  expect(screen.getByText('Still needed: a capital letter (A to Z)')).toBeInTheDocument();
  expect(screen.getByText('Done: a symbol')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Fair');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.type(input, 'X');
  expect(screen.getByRole('status')).toHaveTextContent('Strong');
});
