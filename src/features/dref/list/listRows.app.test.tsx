import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { DrefFinalReport } from '#contract/drefDocument';
import { drefServer } from '#tests/drefForm';
import { loadedRows } from '#tests/loadedRows';
import { openApp } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';
import { saveTable } from '#tests/saveTable';

// the server forgets the filter of a list for people who coordinate no region
const { server, ask, approved, follow, store } = drefServer({ forgetsDrefFilters: true });

const openList = async (search = '', as = 'staff') => {
  const app = await openApp(server, `/account/my-forms/dref${search}`, { as });
  await loadedRows();
  return app;
};
const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent ?? '');
const heading = (name: RegExp) => screen.findByRole('heading', { name });

describe('the lists of DREFs, where the server mixes them', () => {
  test('drafts are not among the completed, and closed ones not among the active; heading, pages and rows agree', async () => {
    const open = await approved({ title: 'Kenya Cyclone' });
    await follow('dref-final-report', open);
    const closed = await approved({ title: 'Kenya Heatwave' });
    const report = await follow<DrefFinalReport>('dref-final-report', closed);
    await ask(`POST /api/v2/dref-final-report/${report.id}/finalize/`, {}, 'super');
    await ask(`POST /api/v2/dref-final-report/${report.id}/approve/`, {}, 'super');

    const { user } = await openList('?view=completed&page_size=50');
    const completed = rowNames();
    expect(completed.some((name) => name.includes('Kenya Heatwave'))).toBe(true);
    expect(completed.some((name) => name.includes('Kenya Cyclone'))).toBe(false);
    expect(completed.every((name) => name.includes('Approved'))).toBe(true);
    expect(await heading(/^Completed DREFs/)).toHaveTextContent(`(${completed.length})`);

    await user.click(screen.getByRole('radio', { name: 'Active' }));
    await screen.findByRole('row', { name: /Kenya Cyclone/ });
    const active = rowNames();
    expect(active.some((name) => name.includes('Kenya Heatwave'))).toBe(false);
    expect(await heading(/^Active DREFs/)).toHaveTextContent(`(${active.length})`);
  });

  test('a page is full, whatever the server counts', async () => {
    await openList();
    const count = Number(/\((\d+)\)/.exec((await heading(/^Active DREFs/)).textContent ?? '')?.[1]);
    expect(count).toBeGreaterThan(6);
    expect(rowNames()).toHaveLength(6);
  });
});

test('title, status and stage filter the list, which is read once', async () => {
  await store({ title: 'Kenya Mudflow' });
  const { user } = await openList();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'mudfl');
  await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('Kenya Mudflow')]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Approved');
  expect(await screen.findByText(/Data is not available for selected filter/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'DREF application');
  await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('Kenya Mudflow')]));
  await waitFor(() => expect(window.location.search).toContain('stage=application'));
  expect(server.calls.filter((call) => call.includes('active-dref'))).toHaveLength(1);
});

test('the rows are ordered by the day that they show, and say the next step and who takes it', async () => {
  await store({ title: 'Kenya Locusts' });
  await openList('?page_size=50');
  const days = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /\d{4}-\d\d-\d\d/.exec(row.textContent ?? '')?.[0] ?? '');
  expect(days).toEqual(days.toSorted().reverse());
  const next = 'To be finalised by: DREF coordinators of Africa';
  await waitFor(() => expect(screen.getByRole('row', { name: /Kenya Locusts/ })).toHaveTextContent(next));
});

test('who can take the next step sees it as their own', async () => {
  await store({ title: 'Kenya Frost' });
  await openList('?title=Frost', 'dref.coordinator');
  expect(await screen.findByRole('row', { name: /Kenya Frost/ })).toHaveTextContent('To be finalised by: you');
});

test('a DREF that a move takes out of the filtered list is said to be elsewhere', async () => {
  await store({ title: 'Kenya Avalanche' });
  const { user } = await openList('?status=1&title=Avalanche', 'dref.coordinator');
  const row = await screen.findByRole('row', { name: /Kenya Avalanche/ });
  await user.click(within(row).getByRole('button', { name: /^More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Finalise' }));
  const question = await screen.findByRole('alertdialog', { name: 'Finalise this document?' });
  await user.click(within(question).getByRole('button', { name: 'Finalise' }));
  expect(await screen.findByText(/your filters do not show its status “Finalised”/)).toBeVisible();
});

test('the export has the columns of the screen with their titles, and the filtered rows of all pages', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) await store({ title: `=Quake ${name}` });
  const files = savedFiles();
  const { user } = await openList('?title=quake');
  await saveTable(user, 'CSV');
  await waitFor(() => expect(files.length).toBe(1));
  const lines = ((await files[0]) ?? '').trim().split('\r\n');
  expect(lines[0]).toContain('Created,Appeal code,Title,Stage,Country,Type of DREF,Status,Next step');
  expect(lines).toHaveLength(8);
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,,"?'=Quake \w+"?,DREF application,Kenya,Response,Draft,/);
});
