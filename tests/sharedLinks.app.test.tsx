import { hashKey } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { startOfHour } from 'date-fns/startOfHour';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { pages } from '#app/routes/pages';
import type { RouteName } from '#app/routes/paths';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

// query keys have the current time rounded to the hour, which must not change between loader and page
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startOfHour(new Date()) }));
afterEach(() => void vi.useRealTimers());

const lists = /(event|field-report|appeal|aggregate|personnel|eru|surge_alert)\/"/;

/** The queries of a route's loader. */
const loaderQueries = async (name: RouteName, search: string) => {
  const loader = await pages[name]?.loader?.();
  return loader?.({ params: { emergencyId: '1' }, search: new URLSearchParams(search) }) ?? [];
};

// The route, its path, the query string, and a part of each expected list request.
test.each<[RouteName, string, string, string[]]>([
  [
    'allEmergencies',
    '/emergencies/all',
    'region=1&page=2&ordering=name',
    ['regions__in=1&limit=15&offset=15&ordering=name'],
  ],
  ['allEmergencies', '/emergencies/all', 'region=9&dtype=flood', ['/event/?limit=15&offset=0']],
  [
    'emergencies',
    '/emergencies',
    'start_after=2024-01-01&dtype=12',
    ['/event/?disaster_start_date__gte=2024-01-01&dtype=12', '/field-report/?created_at__gte='],
  ],
  [
    'emergencies',
    '/emergencies',
    'start_after=2024-01-01&level=2',
    ['/event/?disaster_start_date__gte=2024-01-01', 'filter_ifrc_severity_level=2'],
  ],
  [
    'allFieldReports',
    '/field-reports/all',
    'region=1&created_after=2025-01-01',
    [`created_at__gte=${new Date(2025, 0, 1).toISOString()}&regions__in=1&limit=15`],
  ],
  ['allAppeals', '/appeals/all', 'country=14&atype=0', ['country=14&limit=10']],
  ['allAppeals', '/appeals/all', 'region=9&page_size=50', ['/appeal/?limit=50&offset=0&ordering=-start_date,-id']],
  [
    'emergencySurge',
    '/emergencies/1/surge',
    'personnel_ordering=role&erus_ordering=units',
    [
      'ordering=role,-start_date,deployment,country_from,name',
      'ordering=units,type,eru_owner__national_society_country__society_name',
    ],
  ],
  ['home', '/', 'atype=0&page=2', ['limit=9999', 'limit=5&offset=5']],
])('the loader of %s starts the queries of %s?%s, each once', async (name, path, search, parts) => {
  const queries = await loaderQueries(name, search);
  await openApp(server, `${path}?${search}`);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  for (const { queryKey } of queries) {
    // lazy blocks read theirs later
    await waitFor(() => {
      const cached = queryClient.getQueryCache().get(hashKey(queryKey));
      expect(cached?.getObserversCount(), `nothing on the page reads ${hashKey(queryKey)}`).toBeGreaterThan(0);
    });
  }
  const reads = server.calls.filter((call) => call.startsWith('GET /api'));
  expect(reads.filter((call, index) => reads.indexOf(call) !== index)).toEqual([]);
  for (const part of parts) expect(reads.filter((call) => call.includes(part)).length, part).toBeGreaterThan(0);
  const keys = queries.map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => lists.test(key)).length).toBeGreaterThanOrEqual(parts.length);
});
