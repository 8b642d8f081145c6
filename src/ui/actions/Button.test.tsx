import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { X } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';

test('is pressed by pointer, Enter and Space', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('a pending button keeps focus, is announced, and neither presses nor submits', async () => {
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onPress={onPress}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /Save.*Please wait/ });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Please wait');
});

test('an icon-only button is named by its label', () => {
  render(<Button label="Close" icon={<X aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('a pressed button has the focus, also in browsers that give it none; the Enter key of a form leaves it in the field', () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit">Save</Button>
    </form>,
  );
  const [field, button] = [screen.getByRole('textbox'), screen.getByRole('button')];
  field.focus();
  fireEvent.click(button, { detail: 0 });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(field).toHaveFocus();
  fireEvent.click(button, { detail: 1 });
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(button).toHaveFocus();
});
