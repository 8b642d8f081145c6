import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { formatIsoDate } from '#domain/format/dates';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

const today = () => formatIsoDate(new Date()) ?? '';
/** A note with its date, which stands in an element of its own. */
const noteWith = (text: RegExp) =>
  screen.getByText((_, element) => element?.tagName === 'P' && text.test(element.textContent));

test.each([
  ['/', 'the world'],
  ['/regions/0/operations', 'a region'],
])('the figures at %s say where they come from, as of which day, and that people are planned', async (path) => {
  await openApp(server, path);
  await waitFor(() =>
    expect(noteWith(/^Operations that run today.* is planned, not counted.*record of appeals/)).toHaveTextContent(
      `record of appeals · As of ${today()}`,
    ),
  );
  await waitFor(() =>
    expect(noteWith(/^People are planned by each appeal/)).toHaveTextContent(`record of appeals · As of ${today()}`),
  );
  expect((await screen.findAllByText(/^People and money: of the appeals of each emergency/)).length).toBe(1);
});

test('the types of the operations add up to all of them', async () => {
  await openApp(server, '/');
  const heading = await screen.findByRole('heading', { name: /^Active operations \(\d+\)$/ });
  const counts = await screen.findByText(/^DREF: \d+ · Emergency appeal: \d+ ·.* Early action: \d+$/);
  const numbers = counts.textContent.match(/\d+/g)?.map(Number) ?? [];
  expect(numbers.length).toBeGreaterThan(2);
  expect(`Active operations (${numbers.reduce((sum, each) => sum + each, 0)})`).toBe(heading.textContent);
});

test('a highlighted emergency without a name has a link and a button to follow it', async () => {
  const { results } = await server.sandbox.json<{ results: object[] }>('GET /api/v2/event/?is_featured=true&limit=1');
  const row = { ...results[0], name: ' ' };
  server.server.use(http.get('*/api/v2/event/', () => HttpResponse.json({ count: 1, results: [row] })));
  await openApp(server, '/', { as: 'staff' });
  expect(await screen.findByRole('link', { name: 'Untitled emergency' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /ollow Untitled emergency$/ })).toBeVisible();
});

test('figures that were not read have no day', async () => {
  server.server.use(
    http.get('*/api/v2/appeal/aggregated', () => HttpResponse.json({ detail: 'broken' }, { status: 500 })),
  );
  await openApp(server, '/');
  await screen.findAllByRole('button', { name: 'Retry' });
  expect(noteWith(/^Operations that run today/)).not.toHaveTextContent('As of');
});
