import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { queryKey } from '#app/request/apiQuery';
import { queryClient } from '#app/request/queryClient';
import type { Endpoint } from '#contract/types';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from './stubIntersectionObserver';

const server = sandboxServer();

const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
const isReference = (call: string) => /\/(country|region|disaster_type|global-enums)\//.test(call);

describe('reference lists', () => {
  // The path, and the endpoint of its first rows.
  test.each([
    ['/', '/api/v2/appeal/'],
    ['/emergencies', '/api/v2/event/'],
    ['/emergencies/all', '/api/v2/event/'],
    ['/appeals/all', '/api/v2/appeal/'],
    ['/field-reports/all', '/api/v2/field-report/'],
  ])('on %s are requested after the rows of %s', async (path, endpoint) => {
    const rows = server.hold('get', endpoint, () => {
      server.calls.push('rows');
      return undefined;
    });
    await openApp(server, path);
    await waitFor(() =>
      expect(document.querySelector('table[aria-busy], [role="group"][aria-busy="true"]')).toBeTruthy(),
    );
    rows.release();
    await settled();
    await waitFor(() => expect(server.calls.some(isReference)).toBe(true));
    expect(server.calls.findIndex(isReference)).toBeGreaterThan(server.calls.indexOf('rows'));
  });

  test('are requested immediately when a filter in the URL needs a name', async () => {
    server.server.use(http.get('*/api/v2/appeal/', () => new Promise<never>(() => undefined)));
    await openApp(server, '/appeals/all?dtype=12');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Disaster type' })).toHaveDisplayValue('Flood'));
    expect(server.calls.some((call) => call.includes('/country/'))).toBe(false);
  });

  test('are requested when the select is focused', async () => {
    server.server.use(http.get('*/api/v2/appeal/', () => new Promise<never>(() => undefined)));
    const { user } = await openApp(server, '/appeals/all');
    const select = await screen.findByRole('combobox', { name: 'Disaster type' });
    await user.click(select);
    expect(await within(select).findByRole('option', { name: 'Flood' })).toBeInTheDocument();
  });
});

describe('a failed refresh', () => {
  const breakAndRefresh = async (endpoint: Endpoint) => {
    const path = endpoint.replace('GET ', '').replace('{id}', '*');
    server.server.use(http.get(`*${path}`, () => HttpResponse.json({}, { status: 500 })));
    await act(() => queryClient.refetchQueries({ queryKey: queryKey(endpoint) }));
  };

  test.each<[string, Endpoint, string]>([
    ['/appeals/all', 'GET /api/v2/appeal/', 'Appeals'],
    ['/emergencies/all', 'GET /api/v2/event/', 'Emergencies'],
    ['/field-reports/all', 'GET /api/v2/field-report/', 'Field reports'],
  ])('on %s keeps the rows of %s, with a note and a retry', async (path, endpoint, caption) => {
    const { user } = await openApp(server, path);
    const table = await screen.findByRole('table', { name: caption });
    await settled();
    const count = within(table).getAllByRole('row').length;
    expect(count).toBeGreaterThan(2);
    await breakAndRefresh(endpoint);
    const note = (await screen.findByText('Could not be updated.')).closest('[role="status"]') as HTMLElement;
    expect(within(table).getAllByRole('row')).toHaveLength(count);
    server.server.use(http.all('http://localhost:3000/*', ({ request }) => server.sandbox.fetch(request)));
    await user.click(within(note).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Could not be updated.')).toBeNull());
  });

  test.each<[string, Endpoint, string]>([
    ['/', 'GET /api/v2/appeal/aggregated', 'Active DREF operations'],
    ['/', 'GET /api/v1/aggregate/', 'Emergency appeals'],
    ['/emergencies', 'GET /api/v1/aggregate/', 'Emergencies over the year'],
  ])('on %s keeps the content of %s', async (path, endpoint, text) => {
    // charts are rendered near the viewport
    stubIntersectionObserver();
    await openApp(server, path);
    await settled();
    const shown = (await screen.findAllByText(text)).length;
    await breakAndRefresh(endpoint);
    expect((await screen.findAllByText('Could not be updated.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText(text)).toHaveLength(shown);
    expect(screen.queryByText('Internal server error!')).toBeNull();
  });
});

test('a page beyond the end is replaced by the last page', async () => {
  const { count } = await server.sandbox.json<{ count: number }>('GET /api/v2/appeal/?limit=1');
  const { place } = await openApp(server, '/appeals/all?page=999');
  const lastPage = Math.ceil(count / 10);
  await waitFor(() => expect(window.location.search).toBe(`?page=${lastPage}`));
  await settled();
  const table = screen.getByRole('table', { name: 'Appeals' });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + (count % 10 || 10));
  expect(screen.getByRole('navigation', { name: 'Pages of Appeals' })).toHaveTextContent(`of ${count}`);
  expect(place()).toContain('/appeals/all');
});

test('the export is disabled until the count of the current filters is known', async () => {
  const { user } = await openApp(server, '/appeals/all');
  await settled();
  server.server.use(http.get('*/api/v2/appeal/', () => new Promise<never>(() => undefined)));
  const select = screen.getByRole('combobox', { name: 'Disaster type' });
  await user.click(select);
  await within(select).findByRole('option', { name: 'Flood' });
  await user.selectOptions(select, 'Flood');
  expect(screen.getByRole('button', { name: 'Export table' })).toBeDisabled();
});
