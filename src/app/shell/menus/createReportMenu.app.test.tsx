import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();
const questions = () => server.calls.filter((call) => call.includes('/users/')).length;

test.each([
  ['admin', true],
  ['staff', false],
])('%s may start a flash update: %s, for which the server is asked when the menu opens', async (as, isAllowed) => {
  const { user } = await openApp(server, '/appeals/all', { as });
  const trigger = await screen.findByRole('button', { name: 'Create a Report' });
  await screen.findByRole('heading', { level: 1 });
  expect(questions()).toBe(0);
  await user.click(trigger);
  const item = await screen.findByRole('menuitem', { name: /New Flash Update/ });
  await waitFor(() => expect(questions()).toBe(1));
  await waitFor(() => expect(item.getAttribute('aria-disabled') !== 'true').toBe(isAllowed));
});
