import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

const nothing = {
  regions: [],
  countries: [],
  district_province_response: [],
  emergencies: [],
  projects: [],
  surge_alerts: [],
  surge_deployments: [],
  reports: [],
  rapid_response_deployments: [],
};

test('an address with a short keyword is searched at once, without its outer spaces', async () => {
  server.server.use(
    http.get('*/api/v1/search/', ({ request }) =>
      HttpResponse.json({
        ...nothing,
        countries:
          new URL(request.url).searchParams.get('keyword') === 'UK'
            ? [{ id: 5, name: 'United Kingdom', society_name: 'British Red Cross', iso: 'GB', iso3: 'GBR', score: 1 }]
            : [],
      }),
    ),
  );
  await openApp(server, '/search?keyword=%20UK%20');
  expect(await screen.findByRole('link', { name: 'United Kingdom' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('UK');
});

test('an address without a keyword sends no request', async () => {
  await openApp(server, '/search?keyword=%20');
  expect(await screen.findByText('Enter what to search for.')).toBeVisible();
  expect(server.calls.some((call) => call.includes('/search/'))).toBe(false);
});

test('a group without links is not suggested, and the message of no results is shown', async () => {
  const deployment = {
    id: 1,
    score: 1,
    event_id: null,
    event_name: null,
    deployed_country: 'KE',
    deployed_country_id: 1,
    deployed_country_name: 'Kenya',
    equipment_units: 1,
    personnel_units: 2,
    owner: 'Red Cross',
    type: 'Relief',
  };
  server.server.use(
    http.get('*/api/v1/search/', () => HttpResponse.json({ ...nothing, surge_deployments: [deployment] })),
  );
  const { user } = await openApp(server, '/cookie-policy');
  await user.type(await screen.findByRole('combobox', { name: /Search emergencies/ }), 'relief');
  expect(await screen.findByText('No results for “relief”')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Surge Deployment' })).not.toBeInTheDocument();
});

test('a group at the limit of the server says so at its heading, and leads to the list of emergencies with the words', async () => {
  const emergencies = Array.from({ length: 50 }, (_, index) => ({
    id: index + 1,
    name: `Flood ${index + 1}`,
    score: 1,
    appeals: [],
    countries: [],
    disaster_type: 'Flood',
    funding_coverage: null,
    funding_requirements: null,
    severity_level: 0,
    severity_level_display: 'Yellow',
    start_date: '2020-01-01T00:00:00Z',
  }));
  server.server.use(http.get('*/api/v1/search/', () => HttpResponse.json({ ...nothing, emergencies })));
  const { user } = await openApp(server, '/search?keyword=flood');
  expect(await screen.findByText(/^50\+ results: the search finds at most 50 of a kind/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All emergencies with “flood”, newest first' }));
  expect(await screen.findByRole('textbox', { name: 'Name, country or disaster type' })).toHaveValue('flood');
  await waitFor(() =>
    expect(server.calls.some((call) => call.startsWith('GET /api/v2/event/?') && call.includes('search=flood'))).toBe(
      true,
    ),
  );
});
