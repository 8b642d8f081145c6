import { screen } from '@testing-library/react';
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
