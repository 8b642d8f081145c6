import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Country } from '#contract/country';
import type { CountryDatabank } from '#contract/countryDatabank';
import { formatNumber } from '#domain/format/numbers';
import { layOut } from '#tests/layOut';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';

const server = sandboxServer();
beforeEach(() => {
  stubIntersectionObserver();
  layOut(640);
});

const idOf = async (iso: string) => {
  const { results } = await server.sandbox.json<{ results: Country[] }>('GET /api/v2/country/?limit=9999');
  return results.find((country) => country.iso === iso)?.id ?? 0;
};
const path = (id: number) => `/countries/${id}/profile/overview`;
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
const answer = (of: string, body: object, status = 200) =>
  server.server.use(http.get(`*${of}`, () => HttpResponse.json(body as Record<string, unknown>, { status })));

test('a full country: each figure with its source and year, charts with their numbers, one call for all', async () => {
  const kenya = await idOf('KE');
  const databank = await server.sandbox.json<CountryDatabank>(`GET /api/v2/country/${kenya}/databank/`);
  const { user } = await openApp(server, `/countries/${kenya}/profile`);
  const figures = await screen.findByRole('region', { name: 'Country key indicators' });
  const urban = within(figures).getByText('Urban population').closest('div') as HTMLElement;
  expect(await within(urban).findByRole('link', { name: /World Bank/ })).toHaveAttribute(
    'href',
    'https://data.worldbank.org/indicator/SP.URB.TOTL.IN.ZS?locations=KE',
  );
  expect(within(urban).getByText(new RegExp(`${databank.world_bank_urban_population_percentage_year}`))).toBeVisible();
  const share = within(figures).getByText('Population under 18').closest('div') as HTMLElement;
  expect(within(share).getByText(/year not given/)).toBeVisible();

  const climate = await screen.findByRole('figure', { name: 'Temperature' });
  await user.click(within(climate).getByRole('button', { name: /table/i }));
  expect(within(climate).getAllByRole('row')).toHaveLength(13);
  expect(within(climate).getByRole('row', { name: /^Jan/ })).toHaveTextContent(`${databank.key_climate[0]?.avg_temp}`);

  const calendar = await screen.findByRole('table', { name: 'Seasonal calendar' });
  // from December to January is two runs
  expect(within(within(calendar).getByRole('row', { name: /^Dry spell/ })).getAllByText('Drought')).toHaveLength(2);
  // all seasons have one source, which is said once
  expect(screen.getAllByText(/^Source: \u2068FEWS NET\u2069/)).toHaveLength(1);

  const [largest] = (databank.wb_population?.districts ?? []).toSorted(
    (a, b) => (b.population ?? 0) - (a.population ?? 0),
  );
  const province = await screen.findByRole('button', { name: new RegExp(`^${largest?.name}`) });
  expect(province).toHaveTextContent(`${formatNumber(largest?.population, 'en')} people (2016)`);
  await settled();
  const reads = server.calls.filter((call) => call.startsWith('GET /api'));
  expect(reads.filter((call, index) => reads.indexOf(call) !== index)).toEqual([]);
});

test.each([
  ['a country that is not in the databank', 'TV', 'Tuvalu'],
  ['a country of which the databank holds nothing', 'LI', 'Liechtenstein'],
])('%s says so block by block', async (_, iso, name) => {
  await openApp(server, path(await idOf(iso)));
  expect(await screen.findByText(`No key indicator of ${name} is known.`)).toBeVisible();
  expect(await screen.findByText(`The climate of ${name} is not known.`)).toBeVisible();
  expect(await screen.findByText(`No season of ${name} is known.`)).toBeVisible();
  expect(await screen.findByText(`The population of the provinces of ${name} is not known.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('single figures that are null stand as a dash without a source', async () => {
  const kenya = await idOf('KE');
  const databank = await server.sandbox.json<CountryDatabank>(`GET /api/v2/country/${kenya}/databank/`);
  answer(`/api/v2/country/${kenya}/databank/`, {
    ...databank,
    world_bank_population: null,
    world_bank_gdp_year: null,
    acaps: null,
    key_climate: databank.key_climate.slice(0, 2),
  });
  await openApp(server, path(kenya));
  const figures = await screen.findByRole('region', { name: 'Country key indicators' });
  expect(await within(figures).findByText('Literacy')).toBeVisible();
  const population = within(figures).getByText('Population').closest('div') as HTMLElement;
  expect(within(population).queryByRole('link')).toBeNull();
  const gdp = within(figures).getByText('GDP').closest('div') as HTMLElement;
  expect(within(gdp).getByText(/year not given/)).toBeVisible();
  expect(await screen.findByText('No season of Kenya is known.')).toBeVisible();
});

test('a databank that could not be loaded is loaded by a retry, in every block', async () => {
  const kenya = await idOf('KE');
  answer(`/api/v2/country/${kenya}/databank/`, { detail: 'broken' }, 500);
  const { user } = await openApp(server, path(kenya));
  await screen.findByRole('heading', { level: 2, name: 'Climate' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBe(4));
  server.server.resetHandlers();
  server.server.use(http.all('*', ({ request }) => server.sandbox.fetch(request)));
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  expect(await screen.findByRole('figure', { name: 'Temperature' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
});
