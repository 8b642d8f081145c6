import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertMilliseconds, closeAllAlerts, showAlert } from '#app/alerts/alerts';
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
