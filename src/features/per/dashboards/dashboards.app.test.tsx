import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { PerDashboardData, PerMapCycle, PerMapData } from '#contract/perDashboard';
import { assessedCountries, meanRating, performanceOf } from '#domain/per/performance';
import { openApp, sandboxServer } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';

const server = sandboxServer();
const mapData = () => server.sandbox.json<PerMapData>('GET /api/v2/per-map-data');
const callsTo = (endpoint: string) => server.calls.filter((call) => call.startsWith(endpoint));

const figure = (name: string) => {
  const term = screen.getByText(name, { selector: 'dt, dt *' }).closest('div');
  return term?.querySelector('dd')?.textContent;
};

describe('the global summary', () => {
  test('one region: figures, map, charts and tables are of the same countries, from one call, and the file is the table', async () => {
    const africa = ((await mapData()).results ?? []).filter(({ region_id }) => region_id === 0);
    const texts = savedFiles();
    const { user } = await openApp(server, '/preparedness/global-summary?region=0');
    const table = await screen.findByRole('table', { name: 'Table of countries with a PER cycle' });
    await waitFor(() => expect(document.title).toContain('Global summary – Preparedness'));
    expect(within(table).getAllByRole('row')).toHaveLength(africa.length + 1);
    expect(figure('Countries with a PER cycle')).toBe(String(africa.length));
    const map = await screen.findByRole('list', { name: 'Places on the map' });
    expect(within(map).getAllByRole('button')).toHaveLength(africa.length);
    const years = screen.getByRole('table', { name: 'Cycles by region and year of assessment' });
    expect(within(years).getAllByRole('row')).toHaveLength(3);
    expect(await screen.findByRole('figure', { name: 'Cycles by phase' })).toBeVisible();

    await user.click(within(map).getAllByRole('button')[0] as HTMLElement);
    expect((await screen.findAllByRole('link', { name: /^Open cycle \d/ }))[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/countries\/\d+\/ns-overview\/per\/\d+$/),
    );
    await user.click(screen.getByRole('button', { name: 'Export table: Table of countries with a PER cycle' }));
    await waitFor(() => expect(texts).toHaveLength(1));
    const [, ...rows] = ((await texts[0]) ?? '').trim().split(/\r?\n/);
    const names = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('link')[0]?.textContent);
    expect(rows.map((row) => row.split(',')[0])).toEqual(names);
    expect(callsTo('GET /api/v2/per-map-data')).toHaveLength(1);
  });

  test('nothing that meets the filters is said in words, and the filters are cleared there', async () => {
    const { user } = await openApp(server, '/preparedness/global-summary?year=1990');
    expect(await screen.findByText('No PER cycle meets these filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(await screen.findByRole('table', { name: 'Table of countries with a PER cycle' })).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  test('nulls of the server leave gaps, not errors', async () => {
    const { results } = await mapData();
    const [first] = results ?? [];
    const empty = Object.fromEntries(Object.keys(first ?? {}).map((key) => [key, null]));
    const odd = { ...empty, id: 1, country_id: 12 } as unknown as PerMapCycle;
    server.server.use(http.get('*/api/v2/per-map-data', () => HttpResponse.json({ results: [odd] })));
    await openApp(server, '/preparedness/global-summary');
    const table = await screen.findByRole('table', { name: 'Table of countries with a PER cycle' });
    expect(within(table).getByText('Phase not known')).toBeVisible();
    expect(await screen.findByText('1 country has no position and is in the table alone.')).toBeVisible();
  });

  test('a failed read is said with a retry, and the approach stays', async () => {
    let isDown = true;
    server.server.use(
      http.get('*/api/v2/per-map-data', () =>
        isDown ? new HttpResponse(null, { status: 500 }) : HttpResponse.json({ results: [] }),
      ),
    );
    const { user } = await openApp(server, '/preparedness/global-summary');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    // what explains stands folded above the tabs
    expect(screen.queryByRole('list', { name: 'Phases of a PER cycle' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'The PER approach' }));
    expect(screen.getByRole('list', { name: 'Phases of a PER cycle' })).toBeVisible();
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('No National Society has a PER cycle on the platform yet.')).toBeVisible();
  });
});

test('the performance of two countries in one area: means say what they stand on, in the chart and in the table', async () => {
  const data = await server.sandbox.json<PerDashboardData>('GET /api/v2/per-dashboard-data');
  const { assessments, components } = performanceOf(data);
  const ofArea = components.filter(({ areaId }) => areaId === 4);
  const [first, second] = assessedCountries(assessments, 'en');
  const { user } = await openApp(server, `/preparedness/global-performance?compare=${first?.id},${second?.id}&area=4`);
  const table = await screen.findByRole('table', { name: 'Mean rating of each component by year' });
  expect(document.title).toContain('Global performance – Preparedness');
  expect(within(table).getAllByRole('row')).toHaveLength(ofArea.length + 1);
  expect(within(table).getAllByText(/^\d(\.\d+)? \(\d+\)$/).length).toBeGreaterThan(ofArea.length);
  expect(figure('Rated assessments')).toBe(String(meanRating(assessments, ofArea).assessments));
  expect(await screen.findByText(/^Assessments that the means stand on: 20/)).toBeVisible();
  const chart = within(await screen.findByRole('figure', { name: 'Mean rating of the countries over time' }));
  await user.click(chart.getByRole('button', { name: 'Show as table' }));
  const heads = within(chart.getByRole('table')).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent).slice(1)).toEqual([
    first?.name,
    second?.name,
    `${first?.name}: assessments`,
    `${second?.name}: assessments`,
  ]);
  expect(callsTo('GET /api/v2/per-dashboard-data')).toHaveLength(1);
});

test('an assessment without a country is rated, and counts as no country', async () => {
  const data = await server.sandbox.json<PerDashboardData>('GET /api/v2/per-dashboard-data');
  const { assessments, components } = performanceOf(data);
  const rated = assessments.find((each) => meanRating([each], components).ratings > 0);
  const withoutIts = (data.assessments ?? []).map((each) => ({
    ...each,
    assessments: (each.assessments ?? []).map((entry) =>
      entry.country_id === rated?.countryId
        ? { ...entry, country_id: null, country_name: null, rating_value: 3 }
        : entry,
    ),
  }));
  server.server.use(
    http.get('*/api/v2/per-dashboard-data', () => HttpResponse.json({ ...data, assessments: withoutIts })),
  );
  await openApp(server, '/preparedness/global-performance');
  await screen.findByRole('table', { name: 'Mean rating of each component by year' });
  expect(figure('Rated assessments')).toBe(String(meanRating(assessments, components).assessments));
  const countries = assessedCountries(
    assessments.filter((each) => meanRating([each], components).ratings > 0),
    'en',
  );
  expect(figure('Countries assessed')).toBe(String(countries.length - 1));
});

test('a link of earlier versions to the performance loads its data alone', async () => {
  const { place } = await openApp(server, '/preparedness#global-performance');
  expect(await screen.findByRole('table', { name: 'Mean rating of each component by year' })).toBeVisible();
  expect(place()).toBe('/preparedness/global-performance');
  expect(callsTo('GET /api/v2/per-map-data')).toEqual([]);
});

test('the catalogue leads to its report alone', async () => {
  await openApp(server, '/preparedness/resources-catalogue');
  const link = await screen.findByRole('link', { name: /^Open the catalogue of resources/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/app\.powerbi\.com\/view\?r=eyJ/));
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(callsTo('GET /api/v2/per-')).toEqual([]);
});
