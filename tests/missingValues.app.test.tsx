import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from './renderApp';

const server = sandboxServer();

const figure = async (label: string) => {
  const [term] = await screen.findAllByText(label);
  return term?.closest('div, li')?.textContent ?? '';
};

test('a country without operations has 0 operations, as far as the server counts them', async () => {
  const nothing = {
    active_appeals: null,
    active_drefs: null,
    amount_funded: null,
    amount_funded_dref_included: null,
    amount_requested: null,
    amount_requested_dref_included: null,
    target_population: null,
    total_appeals: null,
  };
  server.server.use(http.get('*/api/v2/appeal/aggregated', () => HttpResponse.json(nothing)));
  await openApp(server, '/countries/107/ongoing-activities/emergencies');
  expect(await figure('Active DREF operations')).toContain('0');
  expect(await figure('Active DREF operations')).not.toContain('Not available');
});

test('a found emergency with several appeals shows the sum of their amounts, and one without none', async () => {
  const { emergencies } = await server.sandbox.json<{ emergencies: object[] }>('GET /api/v1/search/?keyword=flood');
  const [first, second] = emergencies;
  const found = {
    regions: [],
    countries: [],
    district_province_response: [],
    emergencies: [
      { ...first, name: 'Two appeals', funding_requirements: '[1500.0, 500.0]', funding_coverage: '[1000.0, 0.0]' },
      { ...second, name: 'No appeal', funding_requirements: null, funding_coverage: null },
    ],
    projects: [],
    surge_alerts: [],
    surge_deployments: [],
    reports: [],
    rapid_response_deployments: [],
  };
  server.server.use(http.get('*/api/v1/search/', () => HttpResponse.json(found)));
  await openApp(server, '/search?keyword=flood');
  const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
  const two = await rowOf('Two appeals');
  expect(within(two).getByText('2,000')).toBeVisible();
  expect(two.textContent).toContain('50%');
  expect((await rowOf('No appeal')).textContent).not.toMatch(/NaN|2,000|%/);
});

test('an office of the federation without a type still has its head named', async () => {
  server.server.use(
    http.get('*/api/v2/country/107/', async ({ request }) => {
      const country = await (await server.sandbox.fetch(request.clone() as Request)).json();
      const office = {
        address: null,
        city: 'Nairobi',
        dotype_name: null,
        hod_email: null,
        hod_first_name: 'Amara',
        hod_last_name: 'Njeri',
        hod_mobile_number: null,
      };
      return HttpResponse.json({ ...country, country_delegation: [office] });
    }),
  );
  await openApp(server, '/countries/107/ns-overview/partners');
  expect(await screen.findByText('Head of the office')).toBeVisible();
  expect(screen.getByText('Amara Njeri')).toBeVisible();
});

test('access tokens of a server without ids are listed and made, but not revoked', async () => {
  const token = { title: 'Analysis', created_at: '2026-05-01T00:00:00Z', expire_timestamp: '2099-05-01T00:00:00Z' };
  const old = { ...token, is_old_token: false };
  server.server.use(
    http.get('*/api/v2/external-token/', () =>
      HttpResponse.json({ count: 2, next: null, previous: null, results: [old, { ...old, title: 'Maps' }] }),
    ),
    http.post('*/api/v2/external-token/', () => HttpResponse.json({ ...old, token: 'the-token' }, { status: 201 })),
  );
  const { user } = await openApp(server, '/account/details', { as: 'staff' });
  expect(await screen.findByRole('rowheader', { name: 'Maps' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Revoke/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Generate new token' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'Third');
  await user.click(within(dialog).getByRole('button', { name: 'Accept & generate' }));
  expect(await screen.findByText(/the-token/)).toBeVisible();
});

test('a PER cycle without a country is printed', async () => {
  server.server.use(
    http.get('*/api/v2/per-process-status/4/', async ({ request }) => {
      const cycle = await (await server.sandbox.fetch(request.clone() as Request)).json();
      return HttpResponse.json({ ...cycle, country: null, country_details: null });
    }),
  );
  const { heading } = await openApp(server, '/countries/107/per/4/export', { as: 'super' });
  expect(await heading(/Preparedness of Kenya/)).toBeVisible();
});
