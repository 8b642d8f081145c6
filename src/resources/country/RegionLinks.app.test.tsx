import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();
const title = 'Field reports by region';
const inRow = async () => within(await screen.findByRole('navigation', { name: title }));

test('regions whose names cannot be loaded can be asked for again', async () => {
  let answer: () => Response | undefined = () => HttpResponse.json({ detail: 'broken' }, { status: 500 });
  server.server.use(http.get('*/api/v2/global-enums/', () => answer()));
  const { user } = await openApp(server, '/emergencies');
  const retry = await (await inRow()).findByRole('button', { name: 'Retry' });
  answer = () => undefined;
  await user.click(retry);
  const links = await (await inRow()).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [0, 1, 2, 3, 4].map((region) => `/field-reports/all?region=${region}`),
  );
});

test('without a region the row goes', async () => {
  server.server.use(http.get('*/api/v2/global-enums/', () => HttpResponse.json({ api_region_name: null })));
  await openApp(server, '/emergencies');
  await inRow();
  await waitFor(() => expect(screen.queryByRole('navigation', { name: title })).toBeNull());
});
