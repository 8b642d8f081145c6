import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { EventDetail } from '#contract/event';
import type { FlashUpdate } from '#contract/flashUpdate';
import { parseDay } from '#domain/format/dates';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

/** A hand-written emergency of the seed, with an appeal, reports, documents, alerts and deployed people. */
const kenya = { id: 1 };

const detail = (id: number) => server.sandbox.json<EventDetail>(`GET /api/v2/event/${id}/`);

/** Overrides the response of one endpoint. */
const answer = (path: string, body: object, status = 200) =>
  server.server.use(http.get(`*${path}`, () => HttpResponse.json(body as Record<string, unknown>, { status })));
const breaks = (path: string) => answer(path, { detail: 'broken' }, 500);

const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

describe('the appeals of an emergency', () => {
  const money = () => screen.findByRole('table', { name: 'Appeals and funding' });

  test('stand one a line under their sum, each with what it asked for and got', async () => {
    const event = await detail(kenya.id);
    await openApp(server, `/emergencies/${kenya.id}/details`);
    const rows = within(await money())
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(event.appeals.length);
    for (const [index, { code, amount_requested, amount_funded, status_display }] of event.appeals.entries()) {
      expect(rows[index]).toHaveTextContent(code ?? '');
      expect(rows[index]).toHaveTextContent(amount_requested.toLocaleString('en'));
      expect(rows[index]).toHaveTextContent(amount_funded.toLocaleString('en'));
      expect(rows[index]).toHaveTextContent(status_display);
    }
  });

  test('an emergency without an appeal says so, and shows no amount', async () => {
    const event = await detail(kenya.id);
    answer('/api/v2/event/1/', { ...event, appeals: [] });
    await openApp(server, `/emergencies/${kenya.id}/details`);
    expect(await screen.findByText('No appeal has been launched for this emergency.')).toBeVisible();
    expect(screen.queryByText(/^CHF/)).toBeNull();
  });
});

/** An emergency whose appeal has a DREF with an operational update. */
const withDref = async () => {
  const { results } = await server.sandbox.json<{ results: { event: number }[] }>(
    'GET /api/v2/appeal/?search=after+the+earthquake&limit=1',
  );
  return results[0]?.event;
};

describe('the timeline of an emergency', () => {
  const days = async () => {
    const heading = await screen.findByRole('heading', { name: 'Timeline', level: 2 });
    await settled();
    const list = within(heading.closest('section') as HTMLElement).getAllByRole('heading', { level: 3 });
    return list.map((day) => within(day).getByRole('time').getAttribute('datetime') ?? '');
  };

  test('shows what every part of the platform holds, newest day first, and one kind alone on request', async () => {
    const { user } = await openApp(server, `/emergencies/${kenya.id}/timeline`);
    const all = await days();
    expect(all).toEqual(all.toSorted().reverse());
    const event = await detail(kenya.id);
    for (const { summary } of event.field_reports)
      expect(screen.getAllByRole('link', { name: summary?.trim() }).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Surge alert').length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Operation starts');
    await waitFor(() => expect(window.location.search).toBe('?kind=appealStart'));
    await waitFor(() => expect(screen.queryAllByText('Field report', { ignore: 'option' })).toEqual([]));
    expect(await days()).toHaveLength(
      new Set(event.appeals.flatMap(({ start_date }) => start_date?.slice(0, 10) ?? [])).size,
    );
  });

  test('a part that fails leaves the others, and can be tried again', async () => {
    breaks('/api/v2/surge_alert/');
    const { user } = await openApp(server, `/emergencies/${kenya.id}/timeline`);
    expect(await screen.findByText('Some parts of the timeline could not be loaded.')).toBeVisible();
    expect((await days()).length).toBeGreaterThan(1);
    server.server.resetHandlers();
    await user.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getAllByText('Surge alert').length).toBeGreaterThan(0));
  });

  test('shows the approved stages of its DREF to a visitor, and says when they could not be read', async () => {
    await openApp(server, `/emergencies/${await withDref()}/timeline?kind=drefStage`);
    const application = (await screen.findByText('DREF application')).closest('li');
    expect(application).toHaveTextContent(/MDRNP\d+ · Approved/);
    expect(screen.getByText('DREF operational update #1')).toBeVisible();
    await settled();
    // a draft
    expect(screen.queryByText('DREF final report')).toBeNull();
    expect(server.calls.filter((call) => /dref3\/(\?|$)/.test(call))).toEqual([]);
  });

  test('stages of a DREF that cannot be read leave the other entries, and are asked for again', async () => {
    breaks('/api/v2/dref3/:code/');
    const { user } = await openApp(server, `/emergencies/${await withDref()}/timeline`);
    expect(await screen.findByText('Some parts of the timeline could not be loaded.')).toBeVisible();
    expect((await days()).length).toBeGreaterThan(1);
    server.server.resetHandlers();
    await user.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1) as HTMLElement);
    expect(await screen.findByText('DREF application')).toBeVisible();
  });
});

describe('flash updates of the same country and hazard', () => {
  const heading = () => screen.findByRole('heading', { name: 'Flash updates of the same country and hazard' });

  test('stand beside the timeline for administrators of the federation: those of its countries alone, from its weeks', async () => {
    const event = await detail(kenya.id);
    const token = await server.sandbox.logIn('admin');
    const path = `GET /api/v2/flash-update/?limit=9999&hazard_type=${event.dtype}`;
    const page = (await (await server.sandbox.request(path, { token })).json()) as { results: FlashUpdate[] };
    const own = page.results.find(({ title }) => title.includes(event.name ?? ' '));
    const elsewhere = { ...own, id: 9000, title: 'Elsewhere', country_district: [] };
    const asked: URLSearchParams[] = [];
    server.server.use(
      http.get('*/api/v2/flash-update/', ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json({ ...page, count: 2, results: [own, elsewhere] });
      }),
    );
    await openApp(server, `/emergencies/${kenya.id}/timeline`, { as: 'admin' });
    const card = within((await heading()).closest('section') as HTMLElement);
    expect(await card.findByRole('link', { name: own?.title ?? '' })).toBeVisible();
    expect(card.queryByText('Elsewhere')).toBeNull();
    expect(asked).toHaveLength(1);
    const days = (name: string) =>
      Math.round((Date.parse(asked[0]?.get(name) ?? '') - Number(parseDay(event.disaster_start_date))) / 86_400_000);
    const period = [days('created_at__gte'), days('created_at__lte')];
    expect([asked[0]?.get('hazard_type'), ...period]).toEqual([String(event.dtype), -14, 90]);
  });

  test('are not asked for by others', async () => {
    await openApp(server, `/emergencies/${kenya.id}/timeline`, { as: 'staff' });
    await screen.findByRole('heading', { name: 'Timeline', level: 2 });
    await settled();
    expect(server.calls.filter((call) => call.startsWith('GET /api/v2/flash-update/'))).toEqual([]);
  });
});
