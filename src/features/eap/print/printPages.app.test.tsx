import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { FullEap, SimplifiedEap } from '#contract/eapDocument';
import { eapServer } from '#tests/eapForm';
import { openApp } from '#tests/renderApp';

const { server, registrations, full } = eapServer();

const revised = async () => {
  const row = (await registrations()).find(
    ({ country_details, full_eap_details }) => country_details.iso === 'PE' && full_eap_details.length > 1,
  );
  if (!row) throw new Error('no such protocol is seeded');
  return row;
};

/** Waits for the mark of the printer. The document of the tests loads no pictures by itself. */
const ready = () =>
  waitFor(() => {
    for (const picture of document.querySelectorAll('img')) fireEvent.load(picture);
    expect(document.querySelector('#pdf-preview-ready')).not.toBeNull();
  });

test('a version is printed with every answer, and marks its changes on request', async () => {
  const row = await revised();
  await openApp(server, `/eap/${row.id}/export/full/?version=2&diff=true`, { as: 'staff' });
  await screen.findByRole('heading', { level: 1, name: /^Full Early Action Protocol/ });
  expect(screen.getByText('Changes since version 1 are marked.')).toBeVisible();
  expect(screen.getByText('Version', { selector: 'dt' }).nextElementSibling).toHaveTextContent('2');
  expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('70'), expect.stringContaining('Warnings by radio')]),
  );
  expect([...document.querySelectorAll('del')].some((each) => each.textContent?.includes('60'))).toBe(true);
});

test('the changes since any earlier version are marked, those of rows through the versions in between', async () => {
  const row = await revised();
  await openApp(server, `/eap/${row.id}/export/full/?version=3&diff=true&since=1`, { as: 'staff' });
  await screen.findByRole('heading', { level: 1, name: /^Full Early Action Protocol/ });
  expect(screen.getByText('Changes since version 1 are marked.')).toBeVisible();
  // a row that was changed in both versions: its words are marked, not the whole row
  const [first] = (await full(row.full_eap_details.at(-1)?.id ?? 0)).early_actions;
  const kept = first?.action ?? '';
  expect(screen.getAllByText((_, element) => element?.textContent?.startsWith(kept) ?? false).length).toBeGreaterThan(
    0,
  );
  const marked = [...document.querySelectorAll('ins, del')].map(({ textContent }) => textContent ?? '');
  expect(marked.filter((text) => text.includes(kept))).toEqual([]);
});

test('another cover than that of the version before is marked', async () => {
  const row = await revised();
  const [, version] = row.full_eap_details.toReversed();
  server.server.use(
    http.get(`http://localhost:3000/api/v2/full-eap/${version?.id}/`, async ({ request }) => {
      const answer: FullEap = await (await server.sandbox.fetch(request)).json();
      const cover = answer.cover_image_file && { ...answer.cover_image_file, id: 9999, caption: 'The new bridge' };
      return HttpResponse.json({ ...answer, cover_image_file: cover });
    }),
  );
  await openApp(server, `/eap/${row.id}/export/full/?version=2&diff=true`, { as: 'staff' });
  await screen.findByRole('heading', { level: 1, name: /^Full Early Action Protocol/ });
  expect(screen.getByText('Added: The new bridge').tagName).toBe('INS');
  expect(screen.getByText('Removed: The river in flood').tagName).toBe('DEL');
});

test('other years of a simplified protocol are marked, and no heading stands twice', async () => {
  const row = (await registrations()).find(({ simplified_eap_details }) => simplified_eap_details.length > 1);
  const [, version] = row?.simplified_eap_details.toReversed() ?? [];
  server.server.use(
    http.get(`http://localhost:3000/api/v2/simplified-eap/${version?.id}/`, async ({ request }) => {
      const answer: SimplifiedEap = await (await server.sandbox.fetch(request)).json();
      return HttpResponse.json({ ...answer, seap_timeframe: 1 });
    }),
  );
  await openApp(server, `/eap/${row?.id}/export/simplified/?version=2&diff=true`, { as: 'staff' });
  await screen.findByRole('heading', { level: 1, name: /^Simplified Early Action Protocol/ });
  const [label] = screen.getAllByRole('heading', { name: 'Timeframe of the protocol (years)' });
  expect(within(label?.parentElement ?? document.body).getByRole('deletion')).toHaveTextContent('2');
  expect(screen.getAllByRole('heading', { name: 'Planned operations' })).toHaveLength(1);
});

test('a full protocol starts with what it is in short, before its contents', async () => {
  const row = await revised();
  const stored = await full(row.latest_full_eap ?? 0);
  await openApp(server, `/eap/${row.id}/export/full/`, { as: 'staff' });
  const short = await screen.findByRole('region', { name: 'The protocol in short' });
  for (const text of [stored.objective, stored.trigger_statement, stored.early_actions[0]?.action]) {
    expect(within(short).getByText(text ?? '')).toBeVisible();
  }
  expect(short).toHaveTextContent(new Intl.NumberFormat('en').format(stored.total_budget ?? 0));
  const contents = screen.getByRole('region', { name: 'Contents' });
  expect(short.compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('without the request nothing is marked', async () => {
  const row = await revised();
  await openApp(server, `/eap/${row.id}/export/full/?version=2`, { as: 'staff' });
  await screen.findByRole('heading', { level: 1, name: /^Full Early Action Protocol/ });
  expect(document.querySelector('ins, del')).toBeNull();
  await ready();
});

test('the summary says what the fund is asked for', async () => {
  const row = await revised();
  const stored = await full(row.latest_full_eap ?? 0);
  await openApp(server, `/eap/${row.id}/export/summary/`, { as: 'staff' });
  await screen.findByRole('heading', { level: 1, name: /^Summary of a Full Early Action Protocol/ });
  const total = new Intl.NumberFormat('en').format(stored.total_budget ?? 0);
  expect(screen.getByText(new RegExp(`asks the Disaster Response Emergency Fund for CHF ${total}`))).toBeVisible();
});

test('the summary has the strategy with its trigger and early actions, and contacts in one line each', async () => {
  const row = await revised();
  const stored = await full(row.latest_full_eap ?? 0);
  await openApp(server, `/eap/${row.id}/export/summary/`, { as: 'staff' });
  await screen.findByRole('heading', { level: 1, name: /^Summary of a Full Early Action Protocol/ });
  const strategy = within(screen.getByRole('region', { name: 'Operational strategy' }));
  expect(strategy.getByText(stored.trigger_statement ?? '')).toBeVisible();
  expect(strategy.getByText(stored.early_actions[0]?.action ?? '')).toBeVisible();
  const { national_society_contact_name: name, national_society_contact_title: title } = stored;
  expect(screen.getByText(new RegExp(`^${name}, ${title}, .+@example.org`))).toBeVisible();
});

test('a protocol of provinces waits for their names, and shows them on the map of its summary', async () => {
  const row = (await registrations()).find(
    ({ country_details, latest_full_eap }) => country_details.iso === 'SN' && latest_full_eap !== null,
  );
  const [first] = (await full(row?.latest_full_eap ?? 0)).districts;
  const provinces = server.hold('get', '/api/v2/district/');
  await openApp(server, `/eap/${row?.id}/export/summary/`, { as: 'staff' });
  // all but the provinces has arrived
  await waitFor(() => expect(provinces.count()).toBe(1));
  const others = () =>
    queryClient.isFetching({ predicate: ({ queryKey }) => !String(queryKey[0]).includes('/api/v2/district/') });
  await waitFor(() => expect(others()).toBe(0));
  expect(screen.queryByRole('heading', { level: 1, name: /^Summary of a Full/ })).not.toBeInTheDocument();
  provinces.release();
  await screen.findByRole('heading', { level: 1, name: /^Summary of a Full/ });
  expect(screen.getByRole('figure', { name: 'Provinces at high risk' })).toBeVisible();
  expect(screen.getByRole('button', { name: first?.district_details.name })).toBeVisible();
});

test('a version that does not exist has no mark for the printer', async () => {
  const row = await revised();
  await openApp(server, `/eap/${row.id}/export/full/?version=9`, { as: 'staff' });
  expect(await screen.findByText('There is no such version of this protocol.')).toBeVisible();
  expect(document.querySelector('#pdf-preview-ready')).toBeNull();
});

test('the areas are printed in the direction of the page, whatever that of their names', async () => {
  const row = await revised();
  await openApp(server, `/eap/${row.id}/export/full/`, { as: 'staff', language: 'ar' });
  await screen.findByRole('article');
  await waitFor(() => {
    const areas = [...document.querySelectorAll('dd')].find(({ textContent }) => textContent?.includes('\u2068'));
    expect(areas?.querySelector('bdi, [dir]')).toBeNull();
  });
});
