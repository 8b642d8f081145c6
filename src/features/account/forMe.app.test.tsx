import { act, screen, waitFor, within } from '@testing-library/react';
import { subDays } from 'date-fns/subDays';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { DrefMini } from '#contract/dref';
import type { FieldReport } from '#contract/fieldReport';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

const block = (name: RegExp) => screen.findByRole('region', { name });
const drefs = /^DREF documents to finalise or approve/;
const settled = () => waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());

test('a coordinator finds the documents of the region, each with its step; a block that fails leaves the others', async () => {
  server.server.use(http.get('*/api/v2/surge_alert/', () => HttpResponse.json({ detail: 'broken' }, { status: 500 })));
  await openApp(server, '/account/for-me', { as: 'dref.coordinator' });
  await settled();
  const links = within(await block(drefs)).getAllByRole('listitem');
  expect(links.length).toBeGreaterThan(0);
  for (const item of links) expect(item).toHaveTextContent(/[Tt]o be (finalised|approved)/);
  const alerts = await block(/^Surge alerts that close/);
  expect(within(alerts).getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Local units to validate/ })).toBeNull();
});

test('a PER administrator finds open cycles and overdue actions, and the head of every page has the number of all blocks', async () => {
  const { router } = await openApp(server, '/account/for-me', { as: 'per.admin' });
  await settled();
  const cycles = within(await block(/^PER cycles with an open form/)).getAllByRole('listitem');
  expect(cycles.length).toBeGreaterThan(0);
  for (const item of cycles) expect(item).toHaveTextContent(/(Open: |overdue)/);
  const shown = screen.getAllByRole('region').flatMap((region) => within(region).queryAllByRole('listitem')).length;
  const more = screen
    .queryAllByText(/^and \d+ more$/)
    .reduce((sum, { textContent }) => sum + Number(textContent?.match(/\d+/)), 0);
  await act(() => router.navigate('/cookie-policy'));
  const head = within(screen.getByRole('banner'));
  expect(await head.findByRole('img', { name: `For me: ${shown + more}` })).toBeVisible();
});

test('surge alerts are those of the view that the person saved last', async () => {
  const { user, router } = await openApp(server, '/alerts/all?keyword=logistics', { as: 'staff' });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Save or remove/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mine{Enter}');
  await screen.findByText(/^The view “Mine” is saved/);
  server.calls.length = 0;
  await act(() => router.navigate('/account/for-me'));
  expect(await block(/^Surge alerts of your view “Mine”/)).toBeVisible();
  const reads = () => server.calls.filter((call) => call.includes('/api/v2/surge_alert/'));
  await waitFor(() => expect(reads()).not.toHaveLength(0));
  await settled();
  expect(reads()).toHaveLength(1);
  expect(reads()[0]).toContain('molnix_tag_name=logistics');
});

test('a document that waits leads to the list with it, where it is approved', async () => {
  const { user, place } = await openApp(server, '/account/for-me', { as: 'dref.coordinator' });
  const items = await within(await block(drefs)).findAllByRole('listitem');
  const item = items.find(({ textContent }) => /[Tt]o be approved/.test(textContent)) as HTMLElement;
  const link = within(item).getByRole('link');
  const title = link.textContent.replace(/ \([^(]*\)$/, '');
  await user.click(link);
  await waitFor(() => expect(place()).toMatch(/^\/account\/my-forms\/dref\?title=/));
  const table = await screen.findByRole('table', { name: /DREF/ });
  await waitFor(() => expect(within(table).getAllByText(title).length).toBeGreaterThan(0));
  await user.click(within(table).getAllByRole('button', { name: /^More actions/ })[0] as HTMLElement);
  expect(await screen.findByRole('menuitem', { name: /^Approve/ })).not.toHaveAttribute('aria-disabled', 'true');
});

test('staff of a country see no documents of coordinators, and what their countries lack', async () => {
  await openApp(server, '/account/for-me', { as: 'staff' });
  expect(await block(/without a report for ten days$/)).toBeVisible();
  await settled();
  expect(screen.queryByRole('region', { name: drefs })).toBeNull();
  expect(server.calls.some((call) => call.includes('/api/v2/active-dref/'))).toBe(false);
  const twice = server.calls.filter((call, index) => server.calls.indexOf(call) !== index);
  expect(twice).toEqual([]);
});

test('an emergency without a name, whose last report has none either, has a text in its link', async () => {
  const { results } = await server.sandbox.json<{ readonly results: readonly FieldReport[] }>(
    'GET /api/v2/field-report/?limit=50',
  );
  const report = results.find(({ event_details }) => event_details);
  const unnamed = {
    ...report,
    event_details: { ...report?.event_details, name: ' ' },
    summary: ' ',
    created_at: subDays(new Date(), 20).toISOString(),
  };
  server.server.use(http.get('*/api/v2/field-report/', () => HttpResponse.json({ count: 1, results: [unnamed] })));
  await openApp(server, '/account/for-me', { as: 'staff' });
  const silent = await block(/without a report for ten days$/);
  const link = await within(silent).findByRole('link', { name: /^Untitled emergency/ });
  expect(link).toHaveAttribute('href', `/emergencies/${report?.event_details?.id}`);
});

test('nothing that waits is said in words', async () => {
  server.server.use(
    http.get('*/api/v2/active-dref/', () => HttpResponse.json({ count: 0, results: [] satisfies DrefMini[] })),
  );
  await openApp(server, '/account/for-me', { as: 'dref.coordinator' });
  expect(await within(await block(drefs)).findByText('No DREF document waits for you.')).toBeVisible();
  expect(within(await block(drefs)).queryByText('—')).not.toBeInTheDocument();
});

test('a login from home leads there', async () => {
  const { user, place, heading } = await openApp(server, '/');
  await user.click((await screen.findAllByRole('link', { name: 'Login' }))[0] as HTMLElement);
  await heading('Login');
  await user.type(await screen.findByRole('textbox', { name: /E-mail or username/ }), 'staff@example.org');
  await user.type(screen.getByLabelText(/^Password/), 'go-sandbox');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(place()).toBe('/account/for-me'));
});
