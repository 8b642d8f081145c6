import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Appeal } from '#contract/appeal';
import type { EventDetail } from '#contract/event';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

/** A hand-written emergency of the seed, with an appeal, reports, documents, alerts and deployed people. */
const kenya = 1;
const detail = () => server.sandbox.json<EventDetail>(`GET /api/v2/event/${kenya}/`);
const breaks = (path: string) =>
  server.server.use(http.get(`*${path}`, () => HttpResponse.json({ detail: 'broken' }, { status: 500 })));
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
const block = (name: string) => screen.findByRole('region', { name });

describe('the brief of an emergency', () => {
  test('says response, money, gaps and sources, and prints once all have loaded', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const event = await detail();
    const { user } = await openApp(server, `/emergencies/${kenya}/brief`);
    expect(await block('Response')).toBeVisible();
    await settled();
    const unfunded = event.appeals.reduce((sum, each) => sum + each.amount_requested - each.amount_funded, 0);
    expect(within(await block('Gaps')).getByText(`CHF ${unfunded.toLocaleString('en')}`)).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Appeals and funding' })).toBeVisible();
    expect(within(await block('Sources')).getAllByRole('listitem').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  test('a part that fails says so, and leaves the others', async () => {
    breaks('/api/v2/surge_alert/');
    await openApp(server, `/emergencies/${kenya}/brief`);
    const gaps = await block('Gaps');
    expect(await within(gaps).findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(within(gaps).getByText(/^CHF /)).toBeVisible();
    expect(await within(await block('Sources')).findByText(/Some parts could not be loaded/)).toBeVisible();
  });
});

describe('the brief of an operation', () => {
  test('is reached from its code, and says its money with the source', async () => {
    const [appeal] = (await detail()).appeals;
    const { user, heading } = await openApp(server, `/emergencies/${kenya}/details`);
    await user.click(await screen.findByRole('link', { name: appeal?.code ?? '' }));
    await heading(/./);
    expect(await screen.findAllByText(new RegExp(`Source: Appeal ${appeal?.code}`))).not.toHaveLength(0);
    expect(await block('Gaps')).toBeVisible();
  });

  test('has a link to its emergency, by its own name where that has none', async () => {
    const [row] = (
      await server.sandbox.json<{ readonly results: readonly Appeal[] }>('GET /api/v2/appeal/?limit=50')
    ).results.filter(({ event_details }) => event_details !== null);
    const appeal = { ...row, event_details: { ...row?.event_details, name: '' } };
    server.server.use(http.get('*/api/v2/appeal/', () => HttpResponse.json({ count: 1, results: [appeal] })));
    await openApp(server, `/appeals/${row?.code}/brief`);
    expect(await screen.findByRole('link', { name: row?.name ?? '' })).toHaveAttribute(
      'href',
      `/emergencies/${row?.event}`,
    );
  });

  test('a code without an operation says so', async () => {
    await openApp(server, '/appeals/MDRXX999/brief');
    expect(await screen.findByText('No operation has the code MDRXX999.')).toBeVisible();
  });
});

test('the key figures of an emergency are copied in full, with their source, page and day', async () => {
  const { people, code } = await detail().then(({ appeals }) => ({
    people: appeals.reduce((sum, { num_beneficiaries }) => sum + num_beneficiaries, 0),
    code: appeals[0]?.code,
  }));
  const { user } = await openApp(server, `/emergencies/${kenya}/details`);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy the figures with their source' }));
  await screen.findByText('The figures are copied with their source.');
  const text = await navigator.clipboard.readText();
  expect(text).toContain(`People targeted: ${people.toLocaleString('en')} (Source: Appeals ${code}`);
  expect(text).toContain(`/emergencies/${kenya}/details`);
});

describe('since the last visit', () => {
  const visit = (page: string, seen: string) =>
    localStorage.setItem('visits-visitor', JSON.stringify({ [page]: { previous: null, seen: Date.parse(seen) } }));

  test('nothing is said or marked on a first visit', async () => {
    await openApp(server, `/emergencies/${kenya}/timeline`);
    await settled();
    expect(screen.queryByText(/your last visit/)).toBeNull();
    expect(screen.queryByText('New')).toBeNull();
  });

  test('what was added to an emergency is counted, and marked on its timeline', async () => {
    visit(`emergency ${kenya}`, '2020-01-01T00:00:00Z');
    const { field_reports } = await detail();
    await openApp(server, `/emergencies/${kenya}/timeline`);
    const news = await screen.findByText(/^New since your last visit/);
    expect(news).toHaveTextContent(new RegExp(`${field_reports.length} field reports?`));
    await settled();
    expect(screen.getAllByText('New').length).toBeGreaterThanOrEqual(field_reports.length);
  });

  test('documents of its appeals count among the new documents', async () => {
    visit(`emergency ${kenya}`, '2020-01-01T00:00:00Z');
    const appeals = (await detail()).appeals.map(({ id }) => id).join(',');
    const countOf = async (path: string) =>
      (await server.sandbox.json<{ count: number }>(`GET /api/v2/${path}&limit=1`)).count;
    const ofAppeals = await countOf(`appeal_document/?appeal=${appeals}`);
    const documents = ofAppeals + (await countOf(`situation_report/?event=${kenya}`));
    expect(ofAppeals).toBeGreaterThan(0);
    await openApp(server, `/emergencies/${kenya}/details`);
    expect(await screen.findByText(/^New since your last visit/)).toHaveTextContent(`${documents} documents`);
  });

  test('what could not be counted is said, and what could stays', async () => {
    visit(`emergency ${kenya}`, '2020-01-01T00:00:00Z');
    breaks('/api/v2/situation_report/');
    await openApp(server, `/emergencies/${kenya}/details`);
    const news = await screen.findByText(/could not be counted/);
    expect(news).toHaveTextContent(/field report/);
  });

  test('a list counts its new rows with its filters, marks them and leads to them', async () => {
    visit('all emergencies', '2020-01-01T00:00:00Z');
    const { count } = await server.sandbox.json<{ count: number }>(
      'GET /api/v2/event/?dtype=12&created_at__gte=2020-01-01T00:00:00Z&limit=1',
    );
    const { user } = await openApp(server, '/emergencies/all?dtype=12');
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${count.toLocaleString('en')} emergenc`) }));
    await waitFor(() => expect(window.location.search).toMatch(/dtype=12&created_after=20(19-12-31|20-01-01)/));
    expect(screen.getAllByText('New').length).toBeGreaterThan(0);
  });
});

test('emergencies are filtered by when they were added, and to those that are highlighted', async () => {
  const { user } = await openApp(server, '/emergencies/all?created_after=2024-01-02');
  await screen.findByRole('heading', { name: /^All emergencies \(/ });
  expect(server.calls.some((call) => /event\/\?.*created_at__gte=2024-01-0[12]T/.test(call))).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Highlighted' }), 'Highlighted on the home page');
  await waitFor(() => expect(server.calls.join('\n')).toMatch(/event\/\?.*is_featured=true/));
});
