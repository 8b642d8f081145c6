import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Country, CountryDetail } from '#contract/country';
import type { CountryDatabank } from '#contract/countryDatabank';
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
const path = (id: number) => `/countries/${id}/ns-overview/context-and-structure`;
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
const answer = (of: string, body: object, status = 200) =>
  server.server.use(http.get(`*${of}`, () => HttpResponse.json(body as Record<string, unknown>, { status })));

test('a full National Society: figures with source and year, links, people, documents, each call once', async () => {
  const kenya = await idOf('KE');
  const databank = await server.sandbox.json<CountryDatabank>(`GET /api/v2/country/${kenya}/databank/`);
  const country = await server.sandbox.json<CountryDetail>(`GET /api/v2/country/${kenya}/`);
  const { user } = await openApp(server, path(kenya));
  const figures = await screen.findByRole('region', { name: 'National Society indicators' });
  const volunteers = within(figures).getByText('Volunteers').closest('div') as HTMLElement;
  const source = await within(volunteers).findByRole('link', { name: /Kenya Red Cross on FDRS/ });
  expect(source).toHaveAttribute('href', `https://data.ifrc.org/fdrs/national-society/${country.fdrs}`);
  expect(within(volunteers).getByText(new RegExp(`${databank.fdrs_volunteer_data_year}`))).toBeVisible();
  expect(screen.getByRole('link', { name: /Kenya on ReliefWeb/ })).toHaveAttribute(
    'href',
    'https://reliefweb.int/country/ken',
  );

  const ages = await screen.findByRole('figure', { name: 'Volunteers by age and sex' });
  // the totals stand in the legend alone
  expect(within(ages).getByRole('img', { name: /^Women and girls, 80 and older: \d+$/ })).toBeInTheDocument();
  await user.click(within(ages).getByRole('button', { name: /table/i }));
  expect(within(ages).getAllByRole('row')[1]).toHaveTextContent('80 and older');
  // the number of each sex with its share, and the share of each age
  expect(within(ages).getByRole('columnheader', { name: /^Women and girls: [\d,]+ \(\d+%\)$/ })).toBeVisible();
  expect(within(ages).getByRole('columnheader', { name: 'Men and boys (%)' })).toBeVisible();

  const directory = await screen.findByRole('table', { name: 'National Society directory' });
  expect(within(directory).getAllByRole('row')).toHaveLength(country.directory.length + 1);
  expect(screen.getByRole('link', { name: 'secretary.ke@example.org' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Key documents (56)' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Our Strategic Plan' })).getAllByRole('listitem')).toHaveLength(14);
  await settled();
  const reads = server.calls.filter((call) => call.startsWith('GET /api'));
  expect(reads.filter((call, index) => reads.indexOf(call) !== index)).toEqual([]);
});

test('the selected year of the income is in the URL, and only its sources are requested', async () => {
  const kenya = await idOf('KE');
  const { user } = await openApp(server, path(kenya));
  const chart = await screen.findByRole('figure', { name: 'Income over time' });
  const [year] = await within(chart).findAllByRole('button', { name: /^20\d\d/ });
  const name = year?.getAttribute('aria-label')?.slice(0, 4);
  await user.click(year as HTMLElement);
  expect(await screen.findByRole('figure', { name: `Sources of income in ${name}` })).toBeVisible();
  await waitFor(() => expect(window.location.search).toContain(`income_year=${name}`));
  expect(server.calls).toContain(
    `GET /api/v2/country-income/?country=${kenya}&date__gte=${name}-01-01&date__lte=${name}-12-31&limit=9999`,
  );
});

test('documents are filtered by the address, and an empty choice says so', async () => {
  const kenya = await idOf('KE');
  const year = new Date().getFullYear() - 2;
  const { user } = await openApp(server, `${path(kenya)}?documents_from=${year}&documents_to=${year}`);
  expect(await screen.findByRole('heading', { name: 'Key documents (4)' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search in names' }), 'nothing like this');
  expect(await screen.findByRole('heading', { name: 'Key documents (0)' })).toBeVisible();
  // the local units have filters too
  const documents = within(screen.getByRole('region', { name: /^Key documents/ }));
  expect(documents.getByRole('button', { name: /Clear/ })).toBeEnabled();
});

test('a country of which nothing is recorded says so block by block', async () => {
  const tuvalu = await idOf('TV');
  const detail = await server.sandbox.json<CountryDetail>(`GET /api/v2/country/${tuvalu}/`);
  answer(`/api/v2/country/${tuvalu}/`, { ...detail, fdrs: null, website: null, society_url: '', emails: null });
  await openApp(server, path(tuvalu));
  for (const message of [
    'The federation’s databank (FDRS) has no indicator of the National Society of Tuvalu.',
    'The ages of volunteers and staff in Tuvalu are not known.',
    'No annual income of the National Society of Tuvalu is known.',
    'No address of the National Society of Tuvalu is recorded.',
    'No person of the National Society of Tuvalu is recorded.',
    'No contact of Tuvalu has been entered.',
    'No key document of the National Society of Tuvalu is known.',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test.each([['/api/v2/country-document/'], ['/api/v2/country-income/']])(
  'without %s the other blocks stand',
  async (broken) => {
    answer(broken, { detail: 'broken' }, 500);
    await openApp(server, path(await idOf('KE')));
    expect(await screen.findByRole('table', { name: 'National Society directory' })).toBeVisible();
    expect(await screen.findByRole('figure', { name: 'Income over time' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1));
  },
);
