import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';

const server = sandboxServer();

test.each([
  ['/', 'What is happening, and who is responding', 'Targeted population'],
  ['/regions/0/operations', 'Operations: Africa', 'Active country plans'],
  ['/countries/12/ongoing-activities/emergencies', /^Operations that run today in /, 'Targeted population'],
])('presentation mode at %s shows the figures of the page and the map, and closes', async (path, name, figure) => {
  // the map is rendered near the viewport
  stubIntersectionObserver();
  const { user } = await openApp(server, path);
  const button = await screen.findByRole('button', { name: 'Presentation mode' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name });
  expect(await within(dialog).findByText(figure)).toBeVisible();
  expect(await within(dialog).findByRole('radio', { name: 'Financial requirements (CHF)' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await waitFor(() => expect(button).toHaveFocus());
});
