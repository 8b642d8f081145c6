import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { ErusByEvent, EventDeployment, SurgeSupportByEvent } from '#contract/deploymentsByEvent';
import type { DeploymentFigures } from '#contract/personnel';
import type { SurgeAlert } from '#contract/surgeAlert';
import { openApp, sandboxServer } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';
import { saveTable } from '#tests/saveTable';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';

const server = sandboxServer();
const alerts = (query: string) =>
  server.sandbox.json<{ count: number; results: SurgeAlert[] }>(`GET /api/v2/surge_alert/?${query}`);
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);
const alertCalls = () => server.calls.filter((call) => call.startsWith('GET /api/v2/surge_alert/'));

describe('all surge alerts', () => {
  test('an address with filters shows the filtered rows after one call', async () => {
    const { count } = await alerts('molnix_status=0&message__icontains=coordinator');
    const { heading } = await openApp(server, '/alerts/all?status=0&position=coordinator');
    await heading(`All surge alerts (${count})`);
    const rows = rowsOf('Surge alerts');
    expect(rows).toHaveLength(Math.min(count, 15));
    expect(count).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveTextContent(/Coordinator.*Open/i);
    expect(alertCalls()).toEqual([
      'GET /api/v2/surge_alert/?message__icontains=coordinator&molnix_status=0&limit=15&offset=0&ordering=molnix_status,-created_at',
    ]);
  });

  test('a region filter requests the alerts of its countries only', async () => {
    const { heading } = await openApp(server, '/alerts/all?region=0');
    await heading(/^All surge alerts \(\d/);
    expect(alertCalls()).toHaveLength(1);
    expect(alertCalls()[0]).toMatch(/country__in=\d+,\d+/);
    await (await openApp(server, '/deployed-erus/all?region=0')).heading(/^All deployed ERUs \(\d/);
    const unitCalls = server.calls.filter((call) => call.startsWith('GET /api/v2/eru/'));
    expect(unitCalls).toEqual([expect.stringMatching(/deployed_to__in=\d+,\d+/)]);
  });

  test('open alerts show when they close', async () => {
    await openApp(server, '/alerts/all');
    const near = await screen.findAllByText(/^Closes in \d days?$/);
    expect(near.length).toBeGreaterThan(0);
    for (const mark of near) expect(mark.closest('tr')).toHaveTextContent('Open');
  });

  test('the soonest deadline first: open alerts alone, with their deadline for a calendar', async () => {
    const texts = savedFiles();
    const { user, heading } = await openApp(server, '/alerts/all?order=closing');
    await heading(/^All surge alerts \(\d/);
    expect(screen.getByText(/^Open alerts of the last six months by their deadline/)).toBeVisible();
    const rows = rowsOf('Surge alerts');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toHaveTextContent('Open');
    const deadlines = rows.flatMap((row) => /Closes in (\d+) day/.exec(row.textContent ?? '')?.[1] ?? []).map(Number);
    expect(new Set(deadlines).size).toBeGreaterThan(1);
    expect(deadlines).toEqual(deadlines.toSorted((a, b) => a - b));
    expect(alertCalls().at(-1)).toMatch(/molnix_status=0&.*created_at__gte=/);
    const [button] = screen.getAllByRole('button', { name: /^Add the deadline to my calendar: / });
    await user.click(button as HTMLElement);
    await waitFor(() => expect(texts).toHaveLength(1));
    expect(await texts[0]).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART[\s\S]*SUMMARY:Apply until today: /);
  });

  test('the file of the soonest deadlines holds what the screen shows: open alerts, in that order', async () => {
    const texts = savedFiles();
    const { user, heading } = await openApp(server, '/alerts/all?order=closing');
    const title = await heading(/^All surge alerts \(\d/);
    await saveTable(user, 'CSV');
    await waitFor(() => expect(texts).toHaveLength(1));
    const [head = '', ...lines] = (await texts[0])?.replace('\uFEFF', '').trim().split('\r\n') ?? [];
    expect(title).toHaveTextContent(`All surge alerts (${lines.length})`);
    for (const line of lines) expect(line).toMatch(/,Open$/);
    const at = head.split(',').indexOf('Apply until');
    const today = new Date().toISOString().slice(0, 10);
    const deadlines = lines.map((line) => line.split(',')[at] ?? '').filter((day) => day >= today);
    expect(deadlines.length).toBeGreaterThan(1);
    expect(deadlines).toEqual(deadlines.toSorted());
  });

  test('stood-down alerts are not shown as open', async () => {
    const { heading } = await openApp(server, '/alerts/all?status=1');
    await heading(/^All surge alerts \(\d/);
    for (const row of rowsOf('Surge alerts')) {
      expect(row).toHaveTextContent('Stood Down');
      expect(row).not.toHaveTextContent(/Closes in|\bOpen\b/);
    }
  });
});

describe('deployed people', () => {
  test.each([
    ['a visitor', undefined, false],
    ['someone who is logged in', 'staff', true],
  ])('%s: the column of names is there: %s', async (_, as, isShown) => {
    const { heading } = await openApp(server, '/deployed-personnels/all?active=true&role=operations manager', { as });
    await heading(/^All deployed personnel \(\d/);
    expect(screen.queryAllByRole('columnheader', { name: /^Name/ })).toHaveLength(isShown ? 1 : 0);
    expect(screen.queryAllByText('Rosa Lind').length > 0).toBe(isShown);
  });

  test('those without a start stand on the last page, not on the first', async () => {
    const { count } = await server.sandbox.json<{ count: number }>('GET /api/v2/personnel/?limit=1');
    const { heading } = await openApp(server, '/deployed-personnels/all');
    await heading(`All deployed personnel (${count})`);
    expect(rowsOf('Deployed personnel')).toHaveLength(10);
    for (const row of rowsOf('Deployed personnel'))
      expect(within(row).queryByText('Delegate without Dates')).toBeNull();
    const last = await openApp(server, `/deployed-personnels/all?page=${Math.ceil(count / 10)}`);
    await last.heading(`All deployed personnel (${count})`);
    await waitFor(() => expect(rowsOf('Deployed personnel').at(-1)).toHaveTextContent(/Delegate without Dates/));
  });

  test("today's people and units are as many as the key figures show", async () => {
    const figures = await server.sandbox.json<DeploymentFigures>('GET /api/v2/deployment/aggregated');
    const { heading } = await openApp(server, '/deployed-personnels/all?active=true&type=rr');
    await heading(`All deployed personnel (${figures.active_rapid_response_personnel})`);
    const units = await openApp(server, '/deployed-erus/all?active=true');
    await units.heading(`All deployed ERUs (${figures.active_emergency_response_units})`);
  });
});

describe('active deployments', () => {
  test('/surge redirects to it, and one failed block leaves the others in place', async () => {
    server.server.use(
      http.get('*/api/v2/aggregated-eru-and-rapid-response/', () => new HttpResponse(null, { status: 500 })),
    );
    const { place } = await openApp(server, '/surge');
    await waitFor(() => expect(place()).toBe('/surge/active-surge-deployments'));
    await waitFor(() => expect(document.title).toContain('Active surge deployments'));
    expect(await screen.findByText('Internal server error!')).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Active rapid response alerts' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Ongoing rapid response deployments' })).toBeVisible();
    expect(screen.getByText('Active rapid response personnel')).toBeVisible();
  });

  test('an expanded emergency lists its people, without names for a visitor', async () => {
    const { user } = await openApp(server, '/surge/active-surge-deployments');
    const table = await screen.findByRole('table', { name: 'Ongoing rapid response deployments' });
    const [more] = await within(table).findAllByRole('button', { name: /^Show details/ });
    if (!more) throw new Error('no emergency has people');
    await user.click(more);
    const people = await within(table).findByRole('table');
    expect(within(people).getByRole('columnheader', { name: /^Position/ })).toBeVisible();
    expect(within(people).queryByRole('columnheader', { name: /^Name/ })).not.toBeInTheDocument();
    // the server sends them all the same
    const { results } = await server.sandbox.json<{ results: { deployments: EventDeployment[] }[] }>(
      'GET /api/v2/personnel_by_event/',
    );
    const persons = results.flatMap(({ deployments }) => deployments.flatMap(({ personnel }) => personnel));
    expect(persons.every(({ name }) => name !== null)).toBe(true);
    for (const { name } of persons) expect(document.body).not.toHaveTextContent(name ?? '');
  });

  test('people of an unknown country appear in cards and table like the others', async () => {
    for (const path of ['personnel_by_event', 'aggregated-eru-and-rapid-response']) {
      const answer = await server.sandbox.json<{ results: { deployments: EventDeployment[] }[] }>(
        `GET /api/v2/${path}/`,
      );
      for (const { deployments } of answer.results)
        for (const deployment of deployments) {
          deployment.country_deployed_to = null;
          for (const person of deployment.personnel) person.country_from = null;
        }
      server.server.use(http.get(`http://localhost:3000/api/v2/${path}/`, () => HttpResponse.json(answer)));
    }
    const { user } = await openApp(server, '/surge/active-surge-deployments');
    expect((await screen.findAllByText('Rapid response personnel')).length).toBeGreaterThan(0);
    const table = await screen.findByRole('table', { name: 'Ongoing rapid response deployments' });
    const [more] = await within(table).findAllByRole('button', { name: /^Show details/ });
    if (!more) throw new Error('no emergency has people');
    await user.click(more);
    const people = await within(table).findByRole('table');
    expect(within(people).getByRole('columnheader', { name: /^Deploying party/ })).toBeVisible();
  });

  test('a card says from when to when the operation runs, and how long', async () => {
    const path = '/api/v2/aggregated-eru-and-rapid-response/';
    const { results } = await server.sandbox.json<{ results: SurgeSupportByEvent[] }>(`GET ${path}`);
    const support = results.find(({ appeals }) => appeals.length > 0);
    for (const appeal of support?.appeals ?? [])
      Object.assign(appeal, { start_date: '2026-01-01T00:00:00Z', end_date: '2026-04-03T00:00:00Z' });
    server.server.use(
      http.get(`http://localhost:3000${path}`, () => HttpResponse.json({ count: 1, results: [support] })),
    );
    await openApp(server, '/surge/active-surge-deployments');
    expect(await screen.findByText('Operation 1 Jan 2026 – 3 Apr 2026 (3 months, 2 days)')).toBeVisible();
  });

  test('yellow may be an emergency that nobody has categorised, and says so', async () => {
    const path = '/api/v2/aggregated-eru-and-rapid-response/';
    const { results } = await server.sandbox.json<{ results: SurgeSupportByEvent[] }>(`GET ${path}`);
    const [yellow, orange] = results;
    Object.assign(yellow ?? {}, { ifrc_severity_level: 0, ifrc_severity_level_display: 'Yellow' });
    Object.assign(orange ?? {}, { ifrc_severity_level: 1, ifrc_severity_level_display: 'Orange' });
    server.server.use(
      http.get(`http://localhost:3000${path}`, () => HttpResponse.json({ count: 2, results: [yellow, orange] })),
    );
    await openApp(server, '/surge/active-surge-deployments');
    expect(await screen.findByText('Crisis category: Yellow or not set')).toBeVisible();
    expect(screen.getByText('Crisis category: Orange')).toBeVisible();
  });

  test('a regional office, which has no name of a National Society, is named among those that deploy', async () => {
    const path = '/api/v2/aggregated-eru-and-rapid-response/';
    const { results } = await server.sandbox.json<{ results: SurgeSupportByEvent[] }>(`GET ${path}`);
    const support = results.find(({ deployed_personnel_count: people }) => people > 0);
    for (const person of support?.deployments.flatMap(({ personnel }) => personnel) ?? [])
      if (person.country_from) Object.assign(person.country_from, { name: 'IFRC Africa', society_name: '' });
    server.server.use(
      http.get(`http://localhost:3000${path}`, () => HttpResponse.json({ count: 1, results: [support] })),
    );
    await openApp(server, '/surge/active-surge-deployments');
    const card = (await screen.findByRole('link', { name: support?.name ?? '' })).closest('article');
    expect(card).toHaveTextContent('IFRC Africa');
  });

  test('a type of unit filters the emergencies and the units of each', async () => {
    const path = '/api/v2/deployed_eru_by_event/';
    const { results } = await server.sandbox.json<{ results: ErusByEvent[] }>(`GET ${path}?limit=1`);
    const [event] = results;
    const unit = event?.active_erus[0];
    if (!event || !unit) throw new Error('no emergency has a unit');
    const other = { ...unit, id: 9001, type: unit.type === 5 ? 2 : 5, type_display: 'Another type' };
    const gone = { ...event, id: 9002, name: 'Only other units', active_erus: [other] };
    const answer = {
      count: 2,
      next: null,
      previous: null,
      results: [{ ...event, active_erus: [unit, other] }, gone],
    };
    server.server.use(http.get(`http://localhost:3000${path}`, () => HttpResponse.json(answer)));
    const { user } = await openApp(server, `/surge/overview/emergency-response-unit?erus_type=${unit.type}`);
    const table = await screen.findByRole('table', { name: 'Ongoing ERU deployments' });
    await user.click(await within(table).findByRole('button', { name: /^Show details/ }));
    const units = await within(table).findByRole('table');
    expect(units).toHaveTextContent(unit.type_display);
    expect(units).not.toHaveTextContent('Another type');
    // the unit of that type has gone home
    expect(within(table).queryByText('Only other units')).not.toBeInTheDocument();
  });

  test('the map has the same counts as the key figures', async () => {
    const figures = await server.sandbox.json<DeploymentFigures>('GET /api/v2/deployment/aggregated');
    await openApp(server, '/surge/active-surge-deployments?mechanism=personnel');
    const map = await screen.findByRole('region', { name: 'Active deployments' });
    const buttons = await within(map).findAllByRole('button', { name: /\d+$/ });
    const total = buttons.reduce((sum, { textContent }) => sum + Number(/(\d+)$/.exec(textContent ?? '')?.[1] ?? 0), 0);
    expect(total).toBe(figures.active_rapid_response_personnel);
  });
});

test('people who go home soon are listed with the open alerts of their emergency', async () => {
  stubIntersectionObserver();
  const { results } = await server.sandbox.json<{ results: object[] }>('GET /api/v2/personnel/?type=rr&limit=1');
  const end_date = new Date(Date.now() + 3 * 86_400_000).toISOString();
  server.server.use(
    http.get('http://localhost:3000/api/v2/personnel/', ({ request }) => {
      const isRotation = new URL(request.url).searchParams.has('end_date__lte');
      return isRotation
        ? HttpResponse.json({ count: 1, next: null, previous: null, results: [{ ...results[0], end_date }] })
        : undefined;
    }),
  );
  const alerts = server.hold('get', '/api/v2/surge_alert/');
  await openApp(server, '/surge/overview/rapid-response-personnel');
  const table = await screen.findByRole('table', { name: 'Rapid response personnel who go home within 14 days' });
  const row = () => within(table).getAllByRole('row')[1];
  await waitFor(() => expect(row()).toHaveTextContent(end_date.slice(0, 10)));
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(row()).toHaveTextContent(/Fetching data...$/);
  alerts.release();
  await waitFor(() => expect(row()).toHaveTextContent(/\d$/));
});

test('the toolbox finds tools by name and keeps the search in the address', async () => {
  const { user } = await openApp(server, '/surge/operational-toolbox');
  await user.click(await screen.findByRole('searchbox', { name: 'Search the tools' }));
  await user.paste('medical');
  expect(await screen.findByText(/^1 tool/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Develop medical evacuation plan/ })).toHaveAttribute('target', '_blank');
  await waitFor(() => expect(window.location.search).toBe('?tool=medical'));
});
