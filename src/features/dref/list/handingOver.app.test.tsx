import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import { drefServer } from '#tests/drefForm';
import { openApp } from '#tests/renderApp';

const { server, ask, read, store, stored, approved, follow, open } = drefServer();

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
  const { id } = await store({ title: 'Kenya Dry Gust', num_affected: 10, people_in_need: 12 });
  await ask(`POST /api/v2/dref/${id}/finalize/`, {}, 'super');
  const { user, question } = await openMove('Kenya Dry Gust', 'Approve');
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

test('an approval that somebody else gave before is no failure', async () => {
  const { id } = await store({ title: 'Kenya Monsoon' });
  await ask(`POST /api/v2/dref/${id}/finalize/`, {}, 'super');
  const { user, question } = await openMove('Kenya Monsoon', 'Approve');
  await ask(`POST /api/v2/dref/${id}/approve/`, {}, 'super');
  await user.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The document is approved.')).toBeVisible();
});

test.each([
  ['a response', 2],
  // the server does not advance the date of its last change
  ['an assessment', 1],
])('%s that was saved while the question was open is not approved before it is asked again', async (name, type) => {
  const title = `Kenya Haze ${name}`;
  const { id } = await store({ title, type_of_dref: type, num_affected: 10 });
  await ask(`POST /api/v2/dref/${id}/finalize/`, {}, 'super');
  const { user, question } = await openMove(title, 'Approve');
  expect(await question.findByText(/^Last saved/)).toBeVisible();
  const { modified_at } = await stored(id);
  await ask(`PATCH /api/v2/dref/${id}/`, { modified_at, title: `${title}, worse`, type_of_dref: type });
  await user.click(question.getByRole('button', { name: 'Approve' }));
  const again = within(await screen.findByRole('alertdialog'));
  expect(await again.findByText(/^It was saved while this question was open/)).toBeVisible();
  expect((await stored(id)).status).toBe(3);
  await again.findByText(/^Last saved by/);
  await user.click(again.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The document is approved.')).toBeVisible();
  expect((await stored(id)).status).toBe(4);
});

test('an update that was saved while the question was open is not finalised before it is asked again', async () => {
  const dref = await approved({ title: 'Kenya Mudslide' });
  const { id, modified_at } = await follow<DrefOperationalUpdate>('dref-op-update', dref);
  const { user, question } = await openMove('Kenya Mudslide', 'Finalise');
  await question.findByText(/^Last saved/);
  await ask(`PATCH /api/v2/dref-op-update/${id}/`, { modified_at, event_scope: 'Three towns' });
  await user.click(question.getByRole('button', { name: 'Finalise' }));
  expect(await screen.findByText(/^It was saved while this question was open/)).toBeVisible();
  expect((await read<DrefOperationalUpdate>(`dref-op-update/${id}/`)).status).toBe(1);
});

test('a translation whose answer was lost is told as one that is under way', async () => {
  await store({ title: 'Kenya Cyclone' }, 'fr');
  const { user, question } = await openMove('Kenya Cyclone', 'Finalise');
  const { http, HttpResponse } = await import('msw');
  server.server.use(
    http.post(
      'http://localhost:3000/api/v2/dref/:id/finalize/',
      async ({ request }) => {
        await server.sandbox.fetch(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.click(question.getByRole('button', { name: 'Finalise' }));
  expect(await screen.findByText(/^The document is being translated\. The list shows/)).toBeVisible();
});

test('a final report that somebody else created before is opened', async () => {
  const dref = await approved({ title: 'Kenya Surge' });
  const { user, question, place } = await openMove('Kenya Surge', 'Create final report');
  const { id } = await follow<DrefFinalReport>('dref-final-report', dref);
  await user.click(question.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(place()).toMatch(new RegExp(`/old-dref-final-reports/${id}/edit`)));
  expect(screen.getByText(/^Somebody else has created this document meanwhile/)).toBeVisible();
});

test('a report that the server refuses is refused in words', async () => {
  const dref = await approved({ title: 'Kenya Swell' });
  const { user, question } = await openMove('Kenya Swell', 'Create final report');
  const { http, HttpResponse } = await import('msw');
  const errors = { dref: [`Invalid pk "${dref}" - object does not exist.`] };
  server.server.use(
    http.post('http://localhost:3000/api/v2/dref-final-report/', () => HttpResponse.json({ errors }, { status: 400 }), {
      once: true,
    }),
  );
  await user.click(question.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('What is chosen here does not exist any more.')).toBeVisible();
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

test('a translation that has stopped is started again by an approver; its form says whom to ask', async () => {
  const { title, status } = await server.sandbox
    .logIn('region.admin')
    .then((token) => server.sandbox.json<{ title: string; status: number }>('GET /api/v2/dref/13/', { token }));
  expect(status).toBe(2);
  const { user, question, unmount } = await openMove(title, 'Finalise again', 'region.admin');
  expect(question.getByText(/the translation then starts from the beginning/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Finalise again' }));
  await waitFor(() => expect(server.calls).toContain('POST /api/v2/dref/13/finalize/'));
  expect(await screen.findByText(/^The document is being translated\. The list shows/)).toBeVisible();
  unmount();
  await openApp(server, '/dref-applications/13/edit', { as: 'region.admin' });
  expect(
    await screen.findByText(/ask a superuser or a DREF coordinator of the region to finalise it again/),
  ).toBeVisible();
});
