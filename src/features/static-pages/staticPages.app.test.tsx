import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

test('without a configured report, SPARK shows a message and its description, and sends no request', async () => {
  await openApp(server, '/spark', { as: 'staff' });
  expect(await screen.findByText(/No report is connected/)).toBeVisible();
  expect(screen.getByText('Stocks of relief items in the warehouses of the network')).toBeVisible();
  expect(server.calls.filter((call) => call.includes('auth-power-bi'))).toEqual([]);
});

test('Montandon links to its data and to a new e-mail that shares it', async () => {
  const { user } = await openApp(server, '/montandon-landing');
  expect(await screen.findByRole('link', { name: /Explore data in the STAC browser/ })).toHaveAttribute(
    'href',
    expect.stringContaining('radiantearth.github.io'),
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog');
  const mail = within(dialog)
    .getByRole('link', { name: /Share by e-mail/ })
    .getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('body')).toContain('https://radiantearth.github.io/stac-browser/#/');
});
