import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyLink } from './CopyLink';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['in words', {}],
  ['as an icon', { isIconOnly: true }],
] as const)('the link of the page is copied, and its button says so %s', async (_, props) => {
  const user = userEvent.setup();
  render(<CopyLink {...props} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('status')).toHaveTextContent('The link is copied.');
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

test('a browser that refuses is not hidden', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<CopyLink />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('status')).not.toHaveTextContent('The link is copied.');
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});
