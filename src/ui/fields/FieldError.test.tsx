import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckboxField } from './CheckboxField';
import { NumberField } from './NumberField';
import { controlled } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const goBy = () => act(async () => vi.runAllTimers());

test('a press that leaves a field wrong moves nothing until its click has come', async () => {
  const pressed = vi.fn();
  const { page } = controlled<number>(undefined, (fieldProps) => (
    <>
      <NumberField {...fieldProps} label="People" />
      <button type="button" onClick={() => pressed(screen.queryByText(/Enter a number/))}>
        Continue
      </button>
    </>
  ));
  render(page);
  const [input, button] = [screen.getByRole('textbox'), screen.getByRole('button')];
  fireEvent.change(input, { target: { value: 'about 50' } });
  fireEvent.pointerDown(button);
  fireEvent.blur(input);
  expect(input).toBeInvalid();
  expect(screen.queryByText(/Enter a number/)).toBeNull();
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledWith(null);
  await goBy();
  expect(screen.getByText(/Enter a number/)).toBeVisible();
});

test.each(['pointerCancel', 'contextMenu'] as const)(
  'a press that ends by %s lets errors come again',
  async (ending) => {
    const field = (error: string | undefined) => (
      <CheckboxField label="Verified" value={false} onChange={() => undefined} error={error} />
    );
    const { rerender } = render(field('Say so.'));
    fireEvent.pointerDown(document.body);
    rerender(field(undefined));
    expect(screen.getByText('Say so.')).toBeVisible();
    fireEvent[ending](document.body);
    await goBy();
    expect(screen.queryByText('Say so.')).toBeNull();
  },
);

test('after a tap, whose mouse events come once the finger is up, nothing moves between them either', async () => {
  const field = (error: string | undefined) => (
    <CheckboxField label="Verified" value={false} onChange={() => undefined} error={error} />
  );
  const { rerender } = render(field(undefined));
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  await goBy();
  fireEvent.mouseDown(document.body);
  rerender(field('Say so.'));
  expect(screen.queryByText('Say so.')).toBeNull();
  fireEvent.mouseUp(document.body);
  await goBy();
  expect(screen.getByText('Say so.')).toBeVisible();
});
