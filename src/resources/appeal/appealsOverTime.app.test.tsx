import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';

const server = sandboxServer();

test('the caption of the appeals over time follows the view, which stands in the address', async () => {
  // the chart is rendered near the viewport
  stubIntersectionObserver();
  const year = new Date().getFullYear();
  const { user, unmount } = await openApp(server, '/');
  expect(await screen.findByText(/^Appeals of the last ten years/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View monthly' }));
  const ofYear = new RegExp(`^Appeals of ${year} by the month`);
  expect(await screen.findByText(ofYear)).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(`?months=${year}`));
  unmount();

  const again = await openApp(server, `/?months=${year}`);
  expect(await screen.findByText(ofYear)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Back to yearly' }));
  expect(await screen.findByText(/^Appeals of the last ten years/)).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
});
