import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FieldReport } from '#contract/fieldReport';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

const newest = async () => {
  const { results } = await server.sandbox.json<{ results: FieldReport[] }>('GET /api/v2/field-report/?limit=1');
  const [report] = results;
  if (!report) throw new Error('The seed has field reports');
  return report;
};
const respondWith = (report: FieldReport, changes: object) =>
  server.server.use(
    http.get(`*/api/v2/field-report/${report.id}/`, () => HttpResponse.json({ ...report, ...changes })),
  );

const lists = Object.entries(FieldReport.shape).flatMap(([name, type]) => (type instanceof z.ZodArray ? [name] : []));

test.each(lists)('with %s as null the page of a report and its blocks stand', async (name) => {
  const report = await newest();
  respondWith(report, { [name]: null });
  const { heading } = await openApp(server, `/field-reports/${report.id}`);
  expect(await heading(report.summary?.trim() ?? '')).toBeVisible();
  for (const block of ['At a glance', 'Request for assistance'])
    expect(await screen.findByRole('heading', { name: block })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a report without a title has a heading and a title, and a link in the list', async () => {
  const report = await newest();
  respondWith(report, { summary: ' ' });
  const { heading, unmount } = await openApp(server, `/field-reports/${report.id}`);
  expect(await heading('Field report')).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/Field report$/));
  unmount();
  server.server.use(
    http.get('*/api/v2/field-report/', () => HttpResponse.json({ count: 1, results: [{ ...report, summary: null }] })),
  );
  await openApp(server, '/field-reports/all');
  const link = await screen.findByRole('link', { name: 'Untitled' });
  expect(link).toHaveAttribute('href', `/field-reports/${report.id}`);
});

test('a block whose data break it fails alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = await newest();
  respondWith(report, { contacts: [null] });
  const { heading } = await openApp(server, `/field-reports/${report.id}`);
  expect(await heading(report.summary?.trim() ?? '')).toBeVisible();
  expect(await screen.findByText('Failed to fetch data!')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'At a glance' })).toBeVisible();
});

test('with a list as null in one of its rows the list of reports stands', async () => {
  const report = await newest();
  const row = { ...report, ...Object.fromEntries(lists.map((name) => [name, null])) };
  server.server.use(http.get('*/api/v2/field-report/', () => HttpResponse.json({ count: 1, results: [row] })));
  const { heading } = await openApp(server, '/field-reports/all');
  expect(await heading('All field reports (1)')).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.getByRole('link', { name: report.summary?.trim() ?? '' })).toBeVisible();
});
