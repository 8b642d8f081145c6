import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Country, CountryDetail } from '#contract/country';
import type { CountryPlan } from '#contract/countryPlan';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

const idOf = async (iso: string) => {
  const { results } = await server.sandbox.json<{ results: Country[] }>('GET /api/v2/country/?limit=9999');
  return results.find((country) => country.iso === iso)?.id ?? 0;
};
const path = (id: number) => `/countries/${id}/ns-overview/partners`;
const breaks = (of: string) =>
  server.server.use(http.get(`*${of}`, () => HttpResponse.json({ detail: 'broken' }, { status: 500 })));
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

test('partners of a country with a plan: offices, the ICRC, who coordinates what, and contacts', async () => {
  const kenya = await idOf('KE');
  const country = await server.sandbox.json<CountryDetail>(`GET /api/v2/country/${kenya}/`);
  const plan = await server.sandbox.json<CountryPlan>(`GET /api/v2/country-plan/${kenya}/`);
  await openApp(server, path(kenya));
  const [office] = country.country_delegation;
  expect(await screen.findByText(`${office?.hod_first_name} ${office?.hod_last_name}`)).toBeVisible();
  expect(screen.getByText(`Head of ${office?.dotype_name}`)).toBeVisible();
  expect(screen.getByRole('link', { name: /Disaster law in Kenya/ })).toHaveAttribute('href', country.disaster_law_url);
  expect(screen.getByRole('link', { name: /Key operation of the ICRC in Kenya/ })).toBeVisible();

  const table = await screen.findByRole('table', { name: 'Membership coordination' });
  await settled();
  const coordinated = plan.membership_coordinations.filter(({ has_coordination }) => has_coordination);
  const switchedOff = plan.membership_coordinations.filter(
    ({ id, has_coordination }) => id !== null && !has_coordination,
  );
  expect(switchedOff.length).toBeGreaterThan(0);
  expect(within(table).getAllByText('Yes')).toHaveLength(coordinated.length);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(expect.arrayContaining(['Climate', 'Health', 'Enabling functions']));
  // the server names this kind "Ifrc", in every language
  expect(screen.getByRole('table', { name: 'IFRC' })).toBeVisible();
  const reads = server.calls.filter((call) => call.startsWith('GET /api'));
  expect(reads.filter((call, index) => reads.indexOf(call) !== index)).toEqual([]);
});

test('an unpublished plan is not requested, and the ICRC is not shown where it is not present', async () => {
  const nepal = await idOf('NP');
  const { heading } = await openApp(server, path(nepal));
  expect(await heading('Nepal')).toBeVisible();
  await settled();
  expect(screen.queryByRole('heading', { name: 'Membership coordination' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'ICRC presence' })).toBeNull();
  expect(server.calls.some((call) => call.includes('/country-plan/'))).toBe(false);
});

test('a country of which nothing is recorded says so block by block', async () => {
  await openApp(server, path(await idOf('TV')));
  expect(await screen.findByText('No office of the IFRC is recorded for Tuvalu.')).toBeVisible();
  // the cluster delegations of the region are listed as well
  const clusters = await screen.findByRole('region', { name: 'Cluster delegations of the region' });
  expect(within(clusters).getByRole('link', { name: 'Pacific Country Cluster Delegation' })).toHaveAttribute(
    'href',
    '/countries/288',
  );
  expect(await screen.findByText('No contact of the IFRC or of a partner is recorded for Tuvalu.')).toBeVisible();
});

test.each(['/api/v2/country-supporting-partner/', '/api/v2/country-plan/*'])(
  'without %s the other blocks stand',
  async (broken) => {
    breaks(broken);
    await openApp(server, path(await idOf('KE')));
    expect(await screen.findByRole('heading', { name: 'IFRC presence' })).toBeVisible();
    expect(await screen.findByText('Internal server error!')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  },
);
