import { afterEach, describe, expect, test, vi } from 'vitest';
import { registerUnsavedForm } from '#ui/form/unsavedForms';
import { isMissingCode } from './isMissingCode';
import { recoverCode } from './recoverCode';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const missing = new TypeError('Failed to fetch dynamically imported module: https://go.example.org/assets/old.js');

describe('the error of a missing file', () => {
  test.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://go.example.org/assets/a.js', true],
    ['Firefox', 'error loading dynamically imported module: https://go.example.org/assets/a.js', true],
    ['Safari', 'Importing a module script failed.', true],
    ['a style sheet', 'Unable to preload CSS for /assets/a.css', true],
    ['another error', 'Cannot read properties of undefined', false],
  ])('%s', (_, message, expected) => {
    expect(isMissingCode(new Error(message))).toBe(expected);
  });
});

test('a page whose code is no longer on the server is reloaded once, and not again and again', async () => {
  const reload = vi.fn();
  expect(await recoverCode(missing, reload)).toBe(true);
  expect(await recoverCode(missing, reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('unsaved answers and a missing connection keep the page', async () => {
  const reload = vi.fn();
  const close = registerUnsavedForm();
  await recoverCode(missing, reload);
  close();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await recoverCode(missing, reload);
  expect(reload).not.toHaveBeenCalled();
});
