import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { OpsLearning, OpsLearningStats, OpsLearningSummary } from '#contract/opsLearning';
import { openApp, sandboxServer } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';
import { saveTable } from '#tests/saveTable';

const server = sandboxServer();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const callsTo = (path: string) => server.calls.filter((call) => call.startsWith(`GET /api/v2/ops-learning/${path}`));
const read = <Answer,>(path: string) => server.sandbox.json<Answer>(`GET /api/v2/ops-learning/${path}`);
const open = async (search = '') => {
  const app = await openApp(server, `/operational-learning${search}`);
  await app.heading(/^Operational learning/);
  return app;
};
/** Overrides the summary of any filters. */
const summaryIs = (change: () => Partial<OpsLearningSummary>) =>
  server.server.use(
    http.get('*/api/v2/ops-learning/summary/', async () => {
      const stored = await read<OpsLearningSummary>('summary/');
      return HttpResponse.json({ ...stored, ...change() });
    }),
  );

test('filters take effect on Apply, in one order of ids; chips remove them, and a region takes its countries along', async () => {
  const { user } = await open('?country=12,8&region=0');
  expect(callsTo('summary')).toEqual([
    'GET /api/v2/ops-learning/summary/?appeal_code__region=0&appeal_code__country__in=8,12',
  ]);
  await screen.findByRole('list', { name: 'Chosen filters' });
  server.calls.length = 0;
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Region' }), 'Americas');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search in extracts' }), { target: { value: 'cash' } });
  expect(screen.getByText(/results are those of the filters applied before/)).toBeVisible();
  expect([...callsTo('summary'), ...callsTo('stats')]).toEqual([]);
  await user.click(screen.getByText('Apply'));
  await waitFor(() => expect(window.location.search).toBe('?region=1&search=cash'));
  expect(screen.getByText('Apply')).toBeDisabled();
  await waitFor(() =>
    expect(callsTo('stats')).toEqual(['GET /api/v2/ops-learning/stats/?appeal_code__region=1&search_extracts=cash']),
  );
  await user.click(screen.getByLabelText('Remove Search in extracts: cash'));
  await user.click(screen.getByText('Apply'));
  await waitFor(() => expect(window.location.search).toBe('?region=1'));
  await user.click(screen.getByText('Clear filters'));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
});

test('a value that no longer exists has a chip too, and is removed from the others alone', async () => {
  const { user } = await open('?country=8,12,99999');
  await user.click(await screen.findByLabelText('Remove Country: Unknown'));
  await user.click(screen.getByText('Apply'));
  await waitFor(() => expect(window.location.search).toBe('?country=8,12'));
});

test('a stored summary names its model, its sources and its extracts, also those without an operation', async () => {
  const extract = (await read<{ results: OpsLearning[] }>('?limit=1')).results[0];
  server.server.use(
    http.get('*/api/v2/ops-learning/', ({ request }) =>
      request.url.includes('insight_id')
        ? HttpResponse.json({
            count: 26,
            results: [{ ...extract, appeal: null, document_url: 'javascript:alert(1)', document_name: 'Report' }],
          })
        : server.sandbox.fetch(request),
    ),
  );
  const { user } = await open();
  const summary = await read<OpsLearningSummary>('summary/');
  const card = (await screen.findByRole('heading', { name: 'Key insights' })).closest('section') as HTMLElement;
  expect(within(card).getByRole('heading', { name: summary.insights1_title ?? '' })).toBeVisible();
  expect(within(card).getByRole('note')).toHaveTextContent(
    `(GPT 4o-mini) from ${summary.used_extracts_count} of ${summary.total_extracts_count} validated extracts`,
  );

  await user.click(within(card).getByRole('button', { name: 'Show sources: Key insights' }));
  const sources = await within(card).findByRole('list', { name: 'Sources: Key insights' });
  expect(within(sources).getAllByRole('listitem')).toHaveLength(10);
  // the server has no order of its own: without one, documents would be on two pages or on none
  const ofDocuments = server.calls.filter((call) => call.startsWith('GET /api/v2/appeal_document/'));
  expect(ofDocuments.map((call) => new URLSearchParams(call.split('?')[1]).get('ordering'))).toEqual([
    '-created_at,name',
  ]);
  expect(within(sources).getAllByRole('link', { name: /Final Report|Appeal|Update|Strategy/ })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/files\.example\.org/),
  );
  await user.click(within(card).getByRole('button', { name: 'View all extracts: Key insights' }));
  const dialog = await screen.findByRole('dialog', { name: 'Extracts: Key insights' });
  expect(await within(dialog).findByText(extract?.learning_validated ?? '')).toBeVisible();
  expect(within(dialog).getByText('1–25 of 26')).toBeVisible();
  expect(within(dialog).queryByRole('link')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('radio', { name: /^Component \(\d/ }));
  await waitFor(() => expect(window.location.search).toBe('?summaries=component'));
  const sections = screen.getByRole('list', { name: 'Summaries of learning' });
  expect(within(sections).getAllByRole('article')).toHaveLength(summary.components.length);
});

test('a pending summary shows a message, then the summary; a failed one can be retried', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  let status: OpsLearningSummary['status'] = 1;
  let reads = 0;
  const written = { insights1_title: 'Cash works', insights1_content: 'Agreements stood.' };
  summaryIs(() => {
    reads += 1;
    return status === 3 ? { ...written, status } : { status, insights1_title: null, sectors: [], components: [] };
  });
  const { user } = await open('?search=cash');
  expect(await screen.findByText('The summary of these filters waits to be generated.')).toBeVisible();
  status = 2;
  vi.advanceTimersByTime(5000);
  expect(await screen.findByText('The summary of these filters is being written.')).toBeVisible();
  status = 5;
  vi.advanceTimersByTime(5000);
  expect(await screen.findByText(/could not be generated/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'im@ifrc.org' })).toHaveAttribute('href', 'mailto:im@ifrc.org');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  // the request that queues the summary again still returns the failure
  await waitFor(() => expect(reads).toBe(4));
  expect(await screen.findByText('The summary of these filters waits to be generated.')).toBeVisible();
  status = 3;
  vi.advanceTimersByTime(5000);
  expect(await screen.findByRole('heading', { name: 'Cash works' })).toBeVisible();
  vi.advanceTimersByTime(60_000);
  expect(reads).toBe(5);
});

test('without an extract the page says so and why nothing is exported; a failed block leaves the others', async () => {
  server.server.use(http.get('*/api/v2/ops-learning/stats/', () => HttpResponse.json({}, { status: 500 })));
  summaryIs(() => ({ status: 4 }));
  await open('?search=zzz');
  expect(await screen.findByText(/No operational learning matches these filters/)).toBeVisible();
  expect(await screen.findByText('There is no extract to export under these filters.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export extracts' })).toBeDisabled();
  expect((await screen.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(0);
});

test('the figures stand in charts and tables, and all extracts are exported, which have more rows in the file', async () => {
  const { user } = await open('?type=2');
  const stats = await read<OpsLearningStats>('stats/?type_validated__in=2');
  const sectors = await screen.findByRole('figure', { name: 'Learning by sectors' });
  await user.click(within(sectors).getByRole('button', { name: 'Show as table' }));
  expect(within(sectors).getAllByRole('row')).toHaveLength(1 + 5);
  await user.click(screen.getByRole('button', { name: `Show all ${stats.sectors_covered}` }));
  expect(within(sectors).getAllByRole('row')).toHaveLength(1 + stats.sectors_covered);
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const countries = screen.getByRole('table', { name: 'Learning by country' });
  expect(within(countries).getAllByRole('row')).toHaveLength(1 + stats.learning_by_country.length);
  expect(screen.getByRole('figure', { name: 'Sources over time' })).toBeVisible();
  const regions = screen.getByRole('figure', { name: 'Learning by regions' });
  await user.click(within(regions).getByRole('button', { name: 'Show as table' }));
  const names = within(regions)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(stats.learning_by_region.length);
  for (const name of names) expect(name).toMatch(/^(Africa|Americas|Asia Pacific|Europe|Middle East & North Africa)$/);

  const saved = savedFiles();
  await saveTable(user, 'CSV', 'Export extracts');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head = '', ...lines] = ((await saved[0]) ?? '').split(/\r?\n/);
  for (const name of ['Learning type', 'Appeal name', 'Appeal type', 'Disaster type', 'Region', 'Last change']) {
    expect(head).toContain(name);
  }
  expect(lines.find((line) => line.includes('Challenge'))).toMatch(/Africa|Americas|Asia Pacific|Europe|MENA/);
  const { count } = await read<{ count: number }>('?type_validated__in=2&limit=1');
  expect(callsTo('?type_validated__in=2&is_validated=true&limit=100')).toHaveLength(Math.ceil(count / 100));
});
