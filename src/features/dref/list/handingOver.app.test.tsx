import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import { drefServer } from '#tests/drefForm';
import { openApp } from '#tests/renderApp';

const { server, ask, store, approved, follow, open } = drefServer();

const planned_interventions = [{ title: 'health', budget: 7000, indicators: [{ title: 'Visits', target: 5 }] }];

/** Opens a question about the row of a title. */
async function openMove(title: string, item: string, as = 'dref.coordinator') {
  const app = await openApp(server, `/account/my-forms/dref?title=${encodeURIComponent(title)}`, { as });
  const row = await screen.findByRole('row', { name: new RegExp(title) });
  await app.user.click(within(row).getByRole('button', { name: /^More actions/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
  return { ...app, question: within(await screen.findByRole('alertdialog')) };
}

test('before an update is finalised its missing figures are listed, inside rows too, with a link to each', async () => {
  const dref = await approved({ title: 'Kenya Gale', planned_interventions, amount_requested: 7000 });
  await follow<DrefOperationalUpdate>('dref-op-update', dref);
  const { user, question, place } = await openMove('Kenya Gale', 'Finalise');
  expect(await question.findByRole('heading', { name: 'Operation' })).toBeVisible();
  expect(question.getByRole('link', { name: /Indicators 1: .*Actual/i })).toBeVisible();
  await user.click(question.getByRole('link', { name: /People targeted/ }));
  await waitFor(() => expect(place()).toMatch(/^\/dref-operational-updates\/\d+\/edit/));
  const field = await screen.findByRole('textbox', { name: 'People targeted' });
  await waitFor(() => expect(field).toHaveFocus());
});

test('figures that contradict are named before an approval, with what the approval ends', async () => {
  const { id } = await store({ title: 'Kenya Squall', num_affected: 10, people_in_need: 12 });
  await ask(`POST /api/v2/dref/${id}/finalize/`, {}, 'super');
  const { user, question } = await openMove('Kenya Squall', 'Approve');
  expect(await question.findByText(/People in need \(12\) exceed the people affected \(10\)/)).toBeVisible();
  expect(question.getByText(/can no longer be changed after that.*reported in an operational update/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The document is approved.')).toBeVisible();
});

test('the approval of a final report says that the operation ends, and where it is found', async () => {
  const dref = await approved({ title: 'Kenya Blizzard' });
  const report = await follow<DrefFinalReport>('dref-final-report', dref);
  await ask(`POST /api/v2/dref-final-report/${report.id}/finalize/`, {}, 'super');
  const { user, question } = await openMove('Kenya Blizzard', 'Approve');
  expect(await question.findByText(/The operation ends with it/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/You find it under “Completed” now/)).toBeVisible();
});

test('a document that cannot be read says so in the question, and can still be finalised', async () => {
  await store({ title: 'Kenya Tornado' });
  const { http, HttpResponse } = await import('msw');
  server.server.use(
    http.get('http://localhost:3000/api/v2/dref/:id/', () => HttpResponse.json({ detail: 'down' }, { status: 503 })),
  );
  const { question } = await openMove('Kenya Tornado', 'Finalise');
  expect(await question.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(question.getByRole('button', { name: 'Finalise' })).toBeEnabled();
});

test('the tab of a report counts the figures that are missing in rows which the server copied', async () => {
  const dref = await approved({ title: 'Kenya Sleet', planned_interventions });
  const report = await follow<DrefFinalReport>('dref-final-report', dref);
  const { user } = await open(`/old-dref-final-reports/${report.id}/edit#planned_interventions.0.person_assisted`);
  const field = await screen.findByRole('textbox', { name: 'People assisted' });
  await waitFor(() => expect(field).toHaveFocus());
  const tab = screen.getByRole('button', { name: /^Operation(?! overview)/ });
  const countOf = () => Number(/(\d+)/.exec(tab.textContent ?? '')?.[1]);
  const before = countOf();
  await user.type(field, '0');
  await waitFor(() => expect(countOf()).toBe(before - 1));
});
