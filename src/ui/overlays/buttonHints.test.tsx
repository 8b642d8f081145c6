import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { X } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/Button';
import { startButtonHints } from './buttonHints';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stop = startButtonHints();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const open = () => {
  render(
    <>
      <Button label="Remove" icon={<X aria-hidden="true" />} />
      <Button icon={<X aria-hidden="true" />}>{'Cancel'}</Button>
    </>,
  );
  return userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
};
const hint = () => screen.queryByText('Remove');
const rest = () => act(() => vi.advanceTimersByTime(500));

test('an icon-only button says its name while it is pointed at', async () => {
  const user = open();
  await user.hover(screen.getByRole('button', { name: 'Remove' }));
  expect(hint()).toBeNull();
  rest();
  expect(hint()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(hint()).toBeNull();
});

test('the keyboard sees the name at once, and no longer on the next button, which has words', async () => {
  const user = open();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  expect(hint()).toBeVisible();
  await user.tab();
  rest();
  expect(hint()).toBeNull();
  expect(screen.getAllByText('Cancel')).toHaveLength(1);
});
