import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { AppealDocument } from '#contract/appealDocument';
import type { EventDetail } from '#contract/event';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

const kenya = { id: 1, name: 'Kenya: Lake basin floods' };
const nameIn = { name: kenya.name };

const detail = (id: number) => server.sandbox.json<EventDetail>(`GET /api/v2/event/${id}/`);
const answer = (path: string, body: object) =>
  server.server.use(http.get(`*${path}`, () => HttpResponse.json(body as Record<string, unknown>)));
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

describe('a report that is not for everybody, which the server sends inside its emergency all the same', () => {
  const secret = 'Not for the public: warehouse plans';
  const leak = async (visibility = 1) => {
    const event = await detail(kenya.id);
    const restricted = {
      ...event.field_reports[0],
      id: 987_654,
      summary: secret,
      visibility,
      updated_at: new Date().toISOString(),
      contacts: [{ id: 1, ctype: 'Originator', name: 'Hidden Person', title: '', email: 'h@example.org', phone: '' }],
    };
    answer(`/api/v2/event/${kenya.id}/`, { ...event, contacts: [], field_reports: [restricted] });
  };

  test.each([
    [undefined, false],
    ['guest', false],
    ['staff', true],
  ])('is shown to %s: %s', async (as, isShown) => {
    await leak();
    await openApp(server, `/emergencies/${kenya.id}/reports`, { as });
    await screen.findByRole('heading', { level: 1, ...nameIn });
    await settled();
    if (isShown) expect(await screen.findByRole('link', { name: secret })).toBeVisible();
    else expect(screen.queryByText(secret)).toBeNull();
  });

  test.each([
    ['staff', false, 1],
    ['admin', true, 1],
    ['super', true, 0],
  ])('for the secretariat alone is shown to %s: %s', async (as, isShown, questions) => {
    await leak(2);
    await openApp(server, `/emergencies/${kenya.id}/reports`, { as });
    await screen.findByRole('heading', { level: 1, ...nameIn });
    await settled();
    if (isShown) expect(await screen.findByRole('link', { name: secret })).toBeVisible();
    else expect(screen.queryByText(secret)).toBeNull();
    expect(server.calls.filter((call) => call.includes('/users/'))).toHaveLength(questions);
  });

  test('lends a visitor neither its figures nor its contacts', async () => {
    await leak();
    await openApp(server, `/emergencies/${kenya.id}/details`);
    expect(await screen.findByRole('heading', { name: 'Emergency overview' })).toBeVisible();
    await settled();
    expect(screen.queryByText('Hidden Person')).toBeNull();
    expect(screen.queryByRole('link', { name: secret })).toBeNull();
  });
});

describe('an emergency with an appeal, and documents of no kind', () => {
  const bare = async () => {
    const event = await detail(kenya.id);
    expect(event.appeals.length).toBeGreaterThan(0);
    answer(`/api/v2/event/${kenya.id}/`, { ...event, featured_documents: [], field_reports: [] });
    answer('/api/v2/appeal_document/', { count: 0, next: null, previous: null, results: [] });
    const untyped = { id: 1, name: 'Loose sheet', type: null, is_pinned: false, created_at: '2026-01-01T00:00:00Z' };
    answer('/api/v2/situation_report/', { count: 1, next: null, previous: null, results: [untyped] });
  };

  test('says so to a visitor', async () => {
    await bare();
    await openApp(server, `/emergencies/${kenya.id}/reports`);
    expect(await screen.findByText('There are no reports or documents on this emergency yet.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Appeal documents/ })).toBeNull();
  });

  test('lets a member add the first', async () => {
    await bare();
    await openApp(server, `/emergencies/${kenya.id}/reports`, { as: 'staff' });
    expect(await screen.findByText('No response document has been added yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Add a report/ })).toBeVisible();
    await settled();
    expect(screen.queryByText('There are no reports or documents on this emergency yet.')).toBeNull();
  });
});

test('the documents of the appeals are searched, in the address too, and a search that finds none keeps its field', async () => {
  const { appeals } = await detail(kenya.id);
  const of = `GET /api/v2/appeal_document/?appeal=${appeals.map(({ id }) => id).join(',')}&limit=9999`;
  const all = await server.sandbox.json<{ count: number; results: AppealDocument[] }>(of);
  const sought = all.results.at(-1)?.name ?? '';
  const found = await server.sandbox.json<{ count: number }>(`${of}&search=${encodeURIComponent(sought)}`);
  expect(found.count).toBeGreaterThan(0);
  expect(found.count).toBeLessThan(all.count);
  const { user } = await openApp(server, `/emergencies/${kenya.id}/reports`);
  await screen.findByRole('heading', { name: `Appeal documents (${all.count})` });
  // documents of one day would change places between pages
  expect(server.calls.filter((call) => /appeal_document.*ordering=-created_at,name/.test(call))).not.toHaveLength(0);
  const field = screen.getByRole('searchbox', { name: 'Name, code or appeal' });
  await user.click(field);
  await user.paste(sought);
  expect(await screen.findByRole('heading', { name: `Appeal documents (${found.count})` })).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(location.search).get('documents_search')).toBe(sought));
  await user.clear(field);
  await user.paste('no such document');
  expect(await screen.findByRole('heading', { name: 'Appeal documents (0)' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Name, code or appeal' })).toBe(field);
});

test('a source that all figures of a report have is said once', async () => {
  await openApp(server, '/emergencies/3/details');
  const block = await screen.findByRole('region', { name: 'Figures of the field reports' });
  expect(within(block).getByText(/^Source: Red Cross Red Crescent\. From the newest field report/)).toBeVisible();
  expect(within(block).getAllByText(/Red Cross Red Crescent/)).toHaveLength(1);
});
