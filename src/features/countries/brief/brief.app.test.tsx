import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { CountryDatabank } from '#contract/countryDatabank';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

test('the brief of a country has every block, prints once all have loaded, and compares with the countries of its address', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openApp(server, '/countries/107/brief?compare=18');
  for (const name of [
    'Country key indicators',
    'Operations that run today',
    'Contacts',
    'Side by side with other countries',
  ])
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Side by side with other countries' });
  expect(within(table).getByRole('columnheader', { name: 'Kenya' })).toBeVisible();
  expect(within(table).getByRole('columnheader', { name: 'Bangladesh' })).toBeVisible();
  const databank = await server.sandbox.json<CountryDatabank>('GET /api/v2/country/107/databank/');
  const population = await within(table).findByRole('row', { name: /^Population/ });
  expect(population).toHaveTextContent(`(${databank.world_bank_population_year})`);
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

test('a country that is not in the databank is compared by what is known', async () => {
  server.server.use(
    http.get('*/api/v2/country/18/databank/', () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })),
  );
  await openApp(server, '/countries/107/brief?compare=18');
  const table = await screen.findByRole('table', { name: 'Side by side with other countries' });
  expect(await within(table).findAllByText('Not known')).not.toHaveLength(0);
  expect(within(table).getByRole('row', { name: /^Running DREF operations/ })).not.toHaveTextContent('Not known');
});

test('three countries are all in the card of a figure on phones', async () => {
  await openApp(server, '/countries/107/brief?compare=18,158');
  const table = await screen.findByRole('table', { name: 'Side by side with other countries' });
  const row = await within(table).findByRole('row', { name: /^Population/ });
  expect(within(row).getByRole('rowheader').dataset.part).toBe('name');
  const values = within(row).getAllByRole('cell');
  expect(values.map((value) => value.dataset.part)).toEqual(['line', 'line', 'line']);
});
