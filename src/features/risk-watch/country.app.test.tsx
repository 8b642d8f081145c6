import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';

const server = sandboxServer();
beforeEach(() => stubIntersectionObserver());
afterEach(() => vi.unstubAllGlobals());

const idOf = async (iso3: string) => {
  const { results } = await server.sandbox.json<{ results: { id: number; iso3: string | null }[] }>(
    'GET /api/v2/country/?limit=9999',
  );
  return results.find((country) => country.iso3 === iso3)?.id;
};

test('a country shows its imminent events from the first source that has any, and the rest of its risks', async () => {
  const id = await idOf('FJI');
  const { place, heading } = await openApp(server, `/countries/${id}/risk-watch`);
  // the first test of the file waits for the lazy code of the layout, the tab and its blocks
  expect(await heading('Fiji')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Imminent events: Fiji' })).toBeVisible();
  expect(place()).toBe(`/countries/${id}/profile/risk-watch`);
  expect(await screen.findByRole('radio', { name: /^PDC/ })).toBeChecked();
  expect(await screen.findByRole('button', { name: /MAKOA/ })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Expected return periods' })).toBeVisible();
  expect(screen.getAllByText(/^1-in-\d+-year event$/)).toHaveLength(5);
  // people are known for the longest periods, not for that of 500 years
  expect(screen.getAllByText(/^1-in-1,[05]00-year event$/)).toHaveLength(2);
  expect(await screen.findByRole('figure', { name: 'Average risks by month' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Seasonal calendar' })).toBeVisible();
  for (const call of server.calls.filter((each) => each.includes('/risk/api/'))) expect(call).not.toMatch(/country=\d/);
});

const noCounts = () =>
  http.get('http://localhost:3000/risk/api/v1/country-imminent-counts/', () =>
    HttpResponse.json({ pdc: 0, adam: 0, gdacs: 0, meteoswiss: 0 }),
  );

test('an event of another country that reaches this one is shown, although the service counts none', async () => {
  server.server.use(noCounts());
  await openApp(server, `/countries/${await idOf('TON')}/profile/risk-watch`);
  expect(await screen.findByRole('button', { name: /MAKOA/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^GDACS/ })).toBeChecked();
});

test('a country that no event reaches says so', async () => {
  server.server.use(noCounts());
  await openApp(server, `/countries/${await idOf('CHE')}/profile/risk-watch`);
  expect(await screen.findByText(/^No imminent events in .* at the moment\.$/)).toBeVisible();
});

test('what stands below the imminent events is shown once it is known whether there are any', async () => {
  const counts = server.hold('get', '/risk/api/v1/country-imminent-counts/', () =>
    HttpResponse.json({ pdc: 1, adam: 0, gdacs: 0, meteoswiss: 0 }),
  );
  await openApp(server, `/countries/${await idOf('FJI')}/profile/risk-watch`);
  const asked = () => server.calls.some((call) => call.includes('/country-seasonal/'));
  await waitFor(() => expect(asked()).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Risks by month' })).toBeNull();
  counts.release();
  expect(await screen.findByRole('heading', { name: 'Risks by month' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Imminent events: Fiji' })).toBeVisible();
});

test('the months of the table and the filters of early actions are in the address', async () => {
  const { user } = await openApp(server, `/countries/${await idOf('KEN')}/profile/risk-watch?months=4`);
  const table = await screen.findByRole('table', { name: 'Risks by month' });
  const april = table.textContent;
  await user.click(screen.getByRole('button', { name: 'Yearly average' }));
  await waitFor(() => expect(screen.getByRole('table', { name: 'Risks by month' }).textContent).not.toBe(april));
  // the address changes shortly after the table
  await waitFor(() => expect(window.location.search).toBe('?months=year'));
  const actions = (await screen.findByRole('table', { name: 'Possible early actions' })).closest('section');
  const section = within(actions ?? document.body);
  await section.findByRole('option', { name: 'health' });
  // only hazards that actions are for
  const hazards = within(section.getByRole('combobox', { name: 'Hazard' })).getAllByRole('option');
  expect(hazards.map(({ textContent }) => textContent)).not.toContain('Tsunami');
  await user.selectOptions(section.getByRole('combobox', { name: 'Sector' }), 'health');
  await waitFor(() => expect(window.location.search).toContain('action_sector=health'));
  // the file has all pages of the filtered list
  const texts = savedFiles();
  type Filed = { results: { sectors_details: { name: string }[] }[] };
  const { results } = await server.sandbox.json<Filed>('GET /risk/api/v1/early-actions/?iso3=ken&limit=9999');
  const ofHealth = results.filter(({ sectors_details }) => sectors_details.some(({ name }) => name === 'health'));
  await user.click(section.getByRole('button', { name: 'Export the list' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  const [settings = '', list = ''] = ((await texts[0]) ?? '').trim().split(/\r?\n\r?\n/);
  expect(settings).toMatch(/Country,Kenya\r?\nSector,health$/);
  const [head = '', ...rows] = list.split(/\r?\n/);
  expect(head).toContain('Possible early actions');
  // numbers without separators
  expect(list).toMatch(/,\d{4,},/);
  // the service would count an action for mental health too twice
  expect(rows).toHaveLength(ofHealth.length);
});

test('an address beyond the last page of early actions shows the last one', async () => {
  await openApp(server, `/countries/${await idOf('KEN')}/profile/risk-watch?action_page=99`);
  const table = await screen.findByRole('table', { name: 'Possible early actions' });
  await waitFor(() => expect(within(table).getAllByRole('cell', { name: /^\w+/ }).length).toBeGreaterThan(1));
  const { count } = await server.sandbox.json<{ count: number }>('GET /risk/api/v1/early-actions/?iso3=ken&limit=1');
  expect(screen.getByText(new RegExp(`^\\d+–${count} of ${count}$`))).toBeVisible();
});

test('food insecurity has its own chart, with past years and projections on demand', async () => {
  const { user } = await openApp(server, `/countries/${await idOf('ETH')}/profile/risk-watch?chart_hazard=FI`);
  const chart = await screen.findByRole('figure', { name: 'Average risks by month' });
  await user.click(await screen.findByRole('checkbox', { name: 'Show projections' }));
  await user.click(within(chart).getByRole('button', { name: /table/i }));
  expect(await within(chart).findByRole('columnheader', { name: /with projections/ })).toBeVisible();
  const texts = savedFiles();
  await user.click(within(chart).getByRole('button', { name: 'Download data' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  expect(await texts[0]).toMatch(/Country,Ethiopia\r?\nMetric,People exposed\r?\nHazard,Food insecurity\r?\n\r?\n/);
});

test('one section fails, and the others stand', async () => {
  server.server.use(
    http.get('http://localhost:3000/risk/api/v1/country-seasonal/', () => new HttpResponse(null, { status: 500 })),
  );
  await openApp(server, `/countries/${await idOf('KEN')}/profile/risk-watch`);
  expect(await screen.findByRole('table', { name: 'Possible early actions' })).toBeVisible();
  // the sections are lazy and load separately
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3));
  expect(screen.getAllByText(/^The server of the risk data cannot be reached/)).toHaveLength(3);
  const returns = screen.getByRole('heading', { name: 'Expected return periods' }).closest('section');
  expect(returns?.querySelector('footer')).toBeEmptyDOMElement();
});

test('a country has its recent earthquakes and the published assessments of its communities', async () => {
  await openApp(server, `/countries/${await idOf('KEN')}/profile/risk-watch`);
  const quakes = await screen.findByRole('table', { name: 'Recent earthquakes' });
  expect(within(quakes).getAllByRole('row')).toHaveLength(4);
  const quake = within(quakes).getByRole('row', { name: /20 km north of the capital 5 mb 10/ });
  expect(quake).toHaveTextContent(/\d{2}:\d{2} UTC/);
  expect(await screen.findByRole('link', { name: /^Report of the assessment in the river delta/ })).toHaveAttribute(
    'href',
    'https://evca.example.org/reports/river-delta.pdf',
  );
});
