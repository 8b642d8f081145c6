import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

/** Replaced when the code of the menu has arrived. */
const exportButton = () => screen.getByRole('button', { name: 'Export table' });

test('nothing is exported while the rows of another filter load', async () => {
  const { router } = await openApp(server, '/appeals/all');
  await waitFor(() => expect(exportButton()).toBeEnabled());
  const rows = server.hold('get', '/api/v2/appeal/');
  await router.navigate('/appeals/all?atype=0');
  await waitFor(() => expect(exportButton()).toBeDisabled());
  rows.release();
  await waitFor(() => expect(exportButton()).toBeEnabled());
});

test('an export that is started and cancelled by keyboard keeps the focus on its button', async () => {
  const { user } = await openApp(server, '/appeals/all');
  await waitFor(() => expect(exportButton()).toBeEnabled());
  server.server.use(
    http.get('*/api/v2/appeal/', ({ request }) =>
      new URL(request.url).searchParams.get('limit') === '100'
        ? new Promise(() => undefined)
        : server.sandbox.fetch(request),
    ),
  );
  exportButton().focus();
  await user.keyboard('{Enter}');
  await screen.findByText('CSV');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText(/^Exporting/)).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel export' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(exportButton()).toHaveFocus());
});
