import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EventDetail } from '#contract/event';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

const id = 1;
const detail = () => server.sandbox.json<EventDetail>(`GET /api/v2/event/${id}/`);
const respondWith = (event: object) =>
  server.server.use(http.get(`*/api/v2/event/${id}/`, () => HttpResponse.json(event as Record<string, unknown>)));

const lists = Object.entries(EventDetail.shape).flatMap(([name, type]) => (type instanceof z.ZodArray ? [name] : []));

describe('an emergency with one list that is null', () => {
  test.each(lists)('%s: the page and its blocks stand', async (name) => {
    const event = await detail();
    respondWith({ ...event, [name]: null });
    const { heading } = await openApp(server, `/emergencies/${id}/details`);
    expect(await heading(event.name ?? '')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Emergency overview' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reports/Documents' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('its reports and documents stand without any of them', async () => {
    const event = await detail();
    respondWith({ ...event, ...Object.fromEntries(lists.map((name) => [name, null])) });
    const { heading } = await openApp(server, `/emergencies/${id}/reports`);
    expect(await heading(event.name ?? '')).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a block whose data break it fails alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const event = await detail();
  respondWith({ ...event, contacts: [null] });
  const { heading } = await openApp(server, `/emergencies/${id}/details`);
  expect(await heading(event.name ?? '')).toBeVisible();
  expect(await screen.findByText('Failed to fetch data!')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Emergency overview' })).toBeVisible();
});

test('a record of the user that never comes does not keep a member from a public page', async () => {
  server.server.use(http.get('*/api/v2/user/me/', () => new Promise<never>(() => undefined)));
  const event = await detail();
  const { heading } = await openApp(server, `/emergencies/${id}/details`, { as: 'staff' });
  expect(await heading(event.name ?? '')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Emergency overview' })).toBeVisible();
});

test('what stands in a list that could not be loaded is not called missing', async () => {
  const failed = () => new HttpResponse(null, { status: 500 });
  server.server.use(http.get('*/api/v2/global-enums/', failed), http.get('*/api/v2/district/', failed));
  const event = await detail();
  await openApp(server, `/emergencies/${id}/details`);
  const visibility = (await screen.findByText('Visibility')).parentElement;
  await waitFor(() => expect(visibility).toHaveTextContent('Internal server error!'));
  expect(visibility).not.toHaveTextContent('Not available');
  expect(event.districts.length).toBeGreaterThan(0);
  expect(await screen.findByText('The affected provinces could not be marked on the map.')).toBeVisible();
});
