import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { drefServer } from '#tests/drefForm';
import { loadedRows } from '#tests/loadedRows';
import { openApp } from '#tests/renderApp';

const { server } = drefServer();

test('a visitor reads what the fund is, and what it pays for now', async () => {
  await openApp(server, '/dref');
  expect(await screen.findByRole('heading', { level: 1, name: 'Disaster Response Emergency Fund' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Anticipatory pillar' })).toHaveTextContent('45 days');
  const operations = await screen.findByRole('table', { name: 'Running DREF operations' });
  await loadedRows(operations);
  const heading = screen.getByRole('heading', { name: /^Running DREF operations \(\d+\)$/ });
  expect(Number(/\((\d+)\)/.exec(heading.textContent ?? '')?.[1])).toBeGreaterThan(0);
  const call = server.calls.find((each) => each.includes('/api/v2/appeal/'));
  expect(call).toContain('atype=0');
  expect(screen.getByText('Who approves it?')).toBeVisible();
});

test('an operation that the server lists twice stands there once', async () => {
  server.server.use(
    http.get('http://localhost:3000/api/v2/appeal/', async ({ request }) => {
      const answer: { results: { id: number }[] } = await (await server.sandbox.fetch(request)).json();
      return HttpResponse.json({ ...answer, results: answer.results.flatMap((row) => [row, row]) });
    }),
  );
  await openApp(server, '/dref');
  const operations = await screen.findByRole('table', { name: 'Running DREF operations' });
  const names = (await loadedRows(operations)).map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(names.length);
});

test('answers lead to a type of DREF, and a new application starts with it', async () => {
  const { user, place } = await openApp(server, '/dref', { as: 'staff' });
  const tree = within(await screen.findByRole('region', { name: 'Which type of DREF is it?' }));
  await user.click(tree.getByRole('button', { name: 'No' }));
  const question = tree.getByRole('heading', { name: /Is it forecast/ });
  expect(question).toHaveFocus();
  await user.click(tree.getByRole('button', { name: 'No' }));
  expect(tree.getByRole('heading', { name: 'No DREF yet' })).toBeVisible();
  expect(tree.queryByRole('link', { name: 'Start an application' })).not.toBeInTheDocument();
  await user.click(tree.getByRole('button', { name: 'Back' }));
  await user.click(tree.getByRole('button', { name: 'Yes' }));
  expect(tree.getByRole('heading', { name: 'Imminent' })).toBeVisible();
  expect(within(tree.getByRole('list', { name: 'Your answers' })).getAllByRole('listitem')).toHaveLength(2);
  await user.click(tree.getByRole('link', { name: 'Start an application' }));
  await waitFor(() => expect(place()).toBe('/dref-applications/new'));
  const type = await screen.findByRole('combobox', { name: 'Type of DREF' });
  await waitFor(() => expect(type).toHaveValue('0'));
  expect(screen.queryByText(/starts with answers that were taken over/)).not.toBeInTheDocument();
});

test('when the operations cannot be read, the rest of the page stays', async () => {
  server.server.use(http.get('http://localhost:3000/api/v2/appeal/', () => HttpResponse.json({}, { status: 503 })));
  await openApp(server, '/dref');
  expect((await screen.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Which type of DREF is it?' })).toBeVisible();
});

test('early action protocols are listed for members, and lead to the page to read', async () => {
  await openApp(server, '/dref', { as: 'staff' });
  const table = await screen.findByRole('table', { name: 'Early action protocols' });
  const links = await within(table).findAllByRole('link', { name: /^Peru – / });
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/eap\/\d+\/export\/(summary|simplified)$/));
});

test('protocols that are not approved stand at the end, when the latest approval comes first', async () => {
  await openApp(server, '/dref?eap_ordering=-approved_at', { as: 'staff' });
  const table = await screen.findByRole('table', { name: 'Early action protocols' });
  const rows = await within(table).findAllByRole('row', { name: / – / });
  const isApproved = (row: HTMLElement | undefined) => /\b20\d\d\b/.test(row?.textContent?.slice(0, 20) ?? '');
  expect(rows.map(isApproved)).toEqual(rows.map(isApproved).toSorted((a, b) => Number(b) - Number(a)));
  expect(isApproved(rows[0])).toBe(true);
});

test('members see the protocols in force, on a map with the facts of each country and in a table', async () => {
  const { user } = await openApp(server, '/dref', { as: 'staff' });
  const table = within(await screen.findByRole('table', { name: 'Protocols in force' }));
  const links = await table.findAllByRole('link', { name: /^(Kenya|Senegal) – / });
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual([
    expect.stringMatching(/^\/eap\/\d+\/export\/simplified$/),
    expect.stringMatching(/^\/eap\/\d+\/export\/summary$/),
  ]);
  expect(screen.getByRole('heading', { name: 'Protocols in force (2)' })).toBeVisible();
  const places = await screen.findByRole('list', { name: /: Number of protocols$/ });
  await user.click(within(places).getByRole('button', { name: /^Senegal/ }));
  expect(await screen.findByRole('link', { name: 'Flood' })).toHaveAttribute('href', expect.stringContaining('/eap/'));
});

test('when the protocols in force cannot be read, the other protocols stay', async () => {
  server.server.use(http.get('http://localhost:3000/api/v2/active-eap/', () => HttpResponse.json({}, { status: 503 })));
  await openApp(server, '/dref', { as: 'staff' });
  const table = await screen.findByRole('table', { name: 'Early action protocols' });
  expect((await within(table).findAllByRole('link', { name: /^Peru – / })).length).toBeGreaterThan(0);
  const card = within(await screen.findByRole('region', { name: 'Protocols in force' }));
  expect((await card.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(0);
});

test('visitors are led to the login for early action protocols, and back', async () => {
  await openApp(server, '/dref');
  const card = within(await screen.findByRole('region', { name: 'Early action protocols' }));
  expect(card.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fdref');
  expect(server.calls.filter((call) => call.includes('eap'))).toEqual([]);
});
