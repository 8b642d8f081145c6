import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { drefServer } from '#tests/drefForm';
import { openApp } from '#tests/renderApp';

const { server, ask, read, approved, follow, open } = drefServer();

const planned_interventions = [
  { title: 'health', budget: 7000, person_targeted: 20, indicators: [{ title: 'Visits', target: 5 }] },
];
const response = {
  planned_interventions,
  people_in_need: 40,
  event_scope: 'Two towns are flooded.',
  operation_timeframe: 4,
};

/** An update with changes that are stored. */
async function changedUpdate(title: string) {
  const dref = await approved({ title, ...response });
  const update = await follow<DrefOperationalUpdate>('dref-op-update', dref);
  const { id, modified_at } = update;
  const rows = update.planned_interventions?.map(({ id: _, ...row }) => ({
    ...row,
    budget: 9000,
    indicators: row.indicators.map(({ id: __, ...indicator }) => ({ ...indicator, target: 8, actual: 2 })),
  }));
  const body = {
    modified_at,
    people_in_need: 55,
    event_scope: 'Three towns are flooded.',
    planned_interventions: rows,
  };
  await ask(`PATCH /api/v2/dref-op-update/${id}/`, body);
  return id;
}

test('an update shows what changed since the application, leads to a field and takes a change back', async () => {
  const id = await changedUpdate('Kenya Drizzle');
  const { user } = await open(`/dref-operational-updates/${id}/edit`);
  await user.click(await screen.findByRole('button', { name: 'What changed since: DREF application' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }));
  expect(await dialog.findByText('4 answers differ.')).toBeVisible();
  // the names of interventions come with the enumerations
  expect(await dialog.findByRole('button', { name: /^Planned interventions: Health, Budget/ })).toBeVisible();
  const change = (name: RegExp) => dialog.getAllByRole('listitem').find((item) => name.test(item.textContent ?? ''));
  expect(change(/^Planned interventions: Health, Budget/)).toHaveTextContent(/Before7,000Now9,000/);
  expect(change(/^Planned interventions: Health, Indicators 1: Target/)).toHaveTextContent(/Before5Now8/);
  const text = change(/^Scope and scale/);
  expect(text?.querySelector('del')).toHaveTextContent('Two');
  expect(text?.querySelector('ins')).toHaveTextContent('Three');
  await user.click(dialog.getByRole('button', { name: 'Take back: People in need' }));
  expect(await dialog.findByText('3 answers differ.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Planned interventions: Health, Budget/ }));
  const budget = await screen.findByRole('textbox', { name: 'Budget (CHF)' });
  await waitFor(() => expect(budget).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const stored = await read<DrefOperationalUpdate>(`dref-op-update/${id}/`);
    expect(stored.people_in_need).toBe(40);
    expect(stored.event_scope).toBe('Three towns are flooded.');
  });
});

test('the changes are offered as the summary, once each', async () => {
  const id = await changedUpdate('Kenya Sprinkle');
  const enums = server.hold('get', '/api/v2/global-enums/');
  const { user } = await open(`/dref-operational-updates/${id}/edit#summary_of_change`);
  const summary = await screen.findByRole('textbox', { name: 'Summary of the changes' });
  await user.type(summary, 'More towns.');
  // not before the titles of the rows are there, which become part of the text
  expect(screen.queryByRole('button', { name: 'Add these changes to the summary' })).not.toBeInTheDocument();
  enums.release();
  await user.click(await screen.findByRole('button', { name: 'Add these changes to the summary' }));
  await waitFor(() =>
    expect(summary).toHaveValue(
      [
        'More towns.',
        '',
        '• People in need: 55 instead of 40',
        '• Scope and scale of the event: “Three towns are flooded.” instead of “Two towns are flooded.”',
        '• Planned interventions: Health, Budget (CHF): 9,000 instead of 7,000',
        '• Planned interventions: Health, Indicators 1: Target: 8 instead of 5',
      ].join('\n'),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Add these changes to the summary' }));
  expect(await screen.findByText(/The summary names every change already/)).toBeVisible();
});

test('the approver sees the same before the update is approved', async () => {
  const id = await changedUpdate('Kenya Shower');
  await ask(`POST /api/v2/dref-op-update/${id}/finalize/`, {}, 'super');
  const app = await openApp(server, '/account/my-forms/dref?title=Kenya%20Shower', { as: 'dref.coordinator' });
  const row = await screen.findByRole('row', { name: /Kenya Shower/ });
  await app.user.click(within(row).getByRole('button', { name: /^More actions/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Approve' }));
  const question = within(await screen.findByRole('alertdialog'));
  await app.user.click(await question.findByRole('button', { name: 'What changed' }));
  expect(await question.findByText('4 answers differ.')).toBeVisible();
  expect(question.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
});
