import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';

const server = sandboxServer();
const countries = () => screen.findByRole('list', { name: 'Places on the map' });

test('metric, hazards and months are in the address, and the ranking follows them', async () => {
  const { user } = await openApp(server, '/risk-watch/seasonal?months=3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Global Risk Watch' })).toBeVisible();
  const first = within(await countries()).getAllByRole('button')[0]?.textContent;
  await user.click(screen.getByRole('radio', { name: 'People exposed' }));
  await waitFor(async () => expect(within(await countries()).getAllByRole('button')[0]?.textContent).not.toBe(first));
  await user.click(screen.getByRole('checkbox', { name: 'Food insecurity' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'To month' }), 'May');
  await waitFor(() => expect(window.location.search).toContain('months=3,4,5'));
  expect(window.location.search).toContain('metric=exposure');
  expect(window.location.search).toContain('hazards=FL,TC');
  const [leader] = within(await countries()).getAllByRole('button');
  if (leader) await user.click(leader);
  expect((await screen.findAllByText(/^(Flood|Cyclone): .*people$/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Food insecurity: .* people$/)).toBeNull();
});

test('whole regions, which the service has among its countries, are not in the list', async () => {
  await openApp(server, '/risk-watch/seasonal?metric=exposure&months=7&hazards=FL');
  const names = within(await countries())
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => /Region/.test(name))).toEqual([]);
});

test('the rules are on the screen, with the limits that were used', async () => {
  const { user } = await openApp(server, '/risk-watch/seasonal?metric=displacement');
  await user.click(await screen.findByRole('button', { name: 'How countries are ranked' }));
  expect(screen.getByText('Very high: above 1,000,000')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Include coping capacity' })).toBeNull();
});

test('the list is exported as it is on the screen', async () => {
  const texts = savedFiles();
  const { user } = await openApp(server, '/risk-watch/seasonal?metric=exposure&months=7,8,9&hazards=FL,TC');
  const names = within(await countries())
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');
  await user.click(screen.getByRole('button', { name: 'Export the list' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  const [settings = '', list = ''] = ((await texts[0]) ?? '').trim().split(/\r?\n\r?\n/);
  expect(settings).toContain('Months,Jul – Sep');
  expect(settings).toMatch(/Hazards,.*Flood/);
  const [head = '', ...rows] = list.split(/\r?\n/);
  expect(head).toContain('Flood: value');
  expect(head).not.toContain('Food insecurity');
  // the list initially shows 50 rows
  expect(rows.length).toBeGreaterThanOrEqual(names.length);
  const [, country = ''] = rows[0]?.split(',') ?? [];
  expect(names[0]).toContain(country);
});

test('the risk API alone is down: the page says so, with a retry, and the rest of the product works', async () => {
  server.server.use(http.get('http://localhost:3000/risk/*', () => new HttpResponse(null, { status: 503 })));
  const { router } = await openApp(server, '/risk-watch/seasonal');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  await router.navigate('/appeals/all');
  expect(await screen.findByRole('table', { name: /Appeals/ })).toBeVisible();
});
