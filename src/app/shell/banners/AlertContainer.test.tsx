import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertMilliseconds, closeAllAlerts, showAlert } from '#app/alerts/alerts';
import { Modal } from '#ui/overlays/Modal';
import { AlertContainer } from './AlertContainer';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(closeAllAlerts);
  vi.useRealTimers();
});

const show = (title: string) => act(() => showAlert({ name: 'document', variant: 'success', title }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('an alert closes after a delay, and one of the same name replaces it and restarts the delay', () => {
  render(<AlertContainer />);
  show('The document was created.');
  pass(alertMilliseconds - 1);
  show('The document was saved.');
  expect(screen.queryByText('The document was created.')).not.toBeInTheDocument();
  pass(alertMilliseconds - 1);
  expect(screen.getByText('The document was saved.')).toBeVisible();
  pass(1);
  expect(screen.queryByText('The document was saved.')).not.toBeInTheDocument();
});

test('an alert stays while it is hovered or focused, and not when one of the two has ended alone', () => {
  render(<AlertContainer />);
  show('The document was saved.');
  const alert = screen.getByRole('status');
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.pointerEnter(alert);
  act(() => close.focus());
  fireEvent.pointerLeave(alert);
  pass(alertMilliseconds);
  expect(alert).toBeVisible();
  fireEvent.pointerEnter(alert);
  act(() => close.blur());
  pass(alertMilliseconds);
  expect(alert).toBeVisible();
  fireEvent.pointerLeave(alert);
  pass(alertMilliseconds);
  expect(alert).not.toBeInTheDocument();
});

test('the focus returns to where it was when the alert that has it is closed', () => {
  render(
    <>
      <input aria-label="Title" />
      <AlertContainer />
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Title' });
  act(() => field.focus());
  show('The document was saved.');
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(field).toHaveFocus();
});

test('an alert over an open dialog is read out and can be closed, and the dialog stays', () => {
  const onClose = vi.fn();
  render(
    <>
      <main>Page</main>
      <AlertContainer />
      <Modal title="Edit profile" isOpen onClose={onClose}>
        Name
      </Modal>
    </>,
  );
  show('No connection.');
  const alert = screen.getByText('No connection.');
  // the page behind it is hidden
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  expect(alert.closest('section')).toContainElement(close as HTMLElement);
  fireEvent.pointerDown(close as HTMLElement);
  fireEvent.pointerUp(close as HTMLElement);
  fireEvent.click(close as HTMLElement);
  expect(alert).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
