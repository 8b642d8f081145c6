import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EventDetail } from '#contract/event';
import { openApp, sandboxServer } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';

const server = sandboxServer();

/** The card of a heading; the export menu arrives after the first data. */
const cardOf = async (heading: RegExp) =>
  (await screen.findByRole('heading', { name: heading }, { timeout: 10_000 })).closest('section') as HTMLElement;

/** Saves a table as CSV by its menu. */
async function saveCsv(user: Awaited<ReturnType<typeof openApp>>['user'], heading: RegExp) {
  const saved = savedFiles();
  const button = async () => within(await cardOf(heading)).getByRole('button', { name: 'Export table' });
  await waitFor(async () => expect(await button()).toBeEnabled(), { timeout: 10_000 });
  await user.click(await button());
  await user.click(await screen.findByRole('menuitem', { name: /^CSV(?! with)/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return (await saved[0])?.replace('\uFEFF', '').trim().split('\r\n') ?? [];
}

test('the field reports and documents of an emergency are saved with the columns of their tables', async () => {
  const { field_reports } = await server.sandbox.json<EventDetail>('GET /api/v2/event/1/');
  const { user } = await openApp(server, '/emergencies/1/reports');
  const reports = await saveCsv(user, /^Reports \(/);
  expect(reports[0]).toMatch(/^Created,Name,Countries/);
  expect(reports).toHaveLength(field_reports.length + 1);
  const documents = await saveCsv(user, /^Appeal documents/);
  expect(documents[0]).toMatch(/,Code,/);
  expect(documents.length).toBeGreaterThan(1);
});

test('the people deployed to an emergency are saved with their dates, which the screen draws as a line', async () => {
  const { user } = await openApp(server, '/emergencies/1/surge');
  const [head = '', ...people] = await saveCsv(user, /rapid response|personnel/i);
  expect(head).toMatch(/^Start date,End date,/);
  expect(people.length).toBeGreaterThan(0);
});

test('the emergencies of the overview are saved with its filters', async () => {
  const { user } = await openApp(server, '/emergencies?dtype=12');
  const lines = await saveCsv(user, /^Emergencies \(/);
  expect(lines[0]).toMatch(/^Start/);
  for (const line of lines.slice(1)) expect(line).toContain('Flood');
});

test('a table without an export menu has the link of the page', async () => {
  const { user } = await openApp(server, '/surge/overview');
  const cards = await screen.findAllByRole('button', { name: 'Copy link' }, { timeout: 10_000 });
  await user.click(cards[0] as HTMLElement);
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(location.href);
});
