import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { basics, choose, fill, goTo, kenya, reportFormServer } from '#tests/reportForm';

const { file, openNew, openEdit, server } = reportFormServer();

const title = 'Reports of the last 30 days';
const reads = () => server.calls.filter((call) => call.startsWith('GET /api/v2/field-report/?'));

/** A disaster type of its own keeps the reports of other tests out. */
const landslide = 24;

test('reports of the same country and type are shown while a report is written, with one request and without taking the focus', async () => {
  const { id, summary } = await file({ ...basics, dtype: landslide, title: 'Hillside' });
  const { user } = await openNew();
  await choose(user, 'Country', 'keny', 'Kenya');
  expect(reads()).toEqual([]);
  await choose(user, 'Disaster type', 'land', 'Landslide');
  const list = await screen.findByRole('list', { name: title });
  expect(list.closest('[role="status"]')).not.toBeNull();
  const link = within(list).getByRole('link', { name: new RegExp(`${summary?.trim()}.*opens in a new tab`) });
  expect(link).toHaveAttribute('href', `/field-reports/${id}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(list).toHaveTextContent(/Created \d/);
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  await user.keyboard('Mudslide');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  // a start that no emergency shares leaves the reports
  await fill(user, 'Start date', '2015-01-01');
  expect(await screen.findByRole('list', { name: title })).toBeVisible();
  expect(reads()).toHaveLength(1);
  expect(reads()[0]).toMatch(
    new RegExp(`countries__in=${kenya}&dtype=${landslide}&created_at__gte=\\d{4}-\\d{2}-\\d{2}`),
  );
  await goTo(user, /Situation/);
  expect(screen.queryByRole('list', { name: title })).toBeNull();
});

test('a failing read is silent, and the form goes on', async () => {
  const answer = vi.fn(() => HttpResponse.json({ detail: 'broken' }, { status: 500 }));
  server.server.use(http.get('*/api/v2/field-report/', answer));
  const { user } = await openNew();
  await choose(user, 'Country', 'keny', 'Kenya');
  await choose(user, 'Disaster type', 'land', 'Landslide');
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await fill(user, 'Title', 'Mudslide');
  expect(screen.queryByText(/broken|could not be loaded/i)).toBeNull();
  expect(screen.queryByRole('list', { name: title })).toBeNull();
});

test('an edit shows no others, and not itself', async () => {
  const { id } = await file({ ...basics, dtype: landslide, title: 'Stored' });
  await openEdit(id);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Kenya'));
  expect(screen.queryByRole('list', { name: title })).toBeNull();
  expect(reads()).toEqual([]);
});
