import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import { drefServer, smallApplication } from '#tests/drefForm';
import { chooseIn } from '#tests/flashUpdateForm';
import { openApp } from '#tests/renderApp';
import { fill, goTo } from '#tests/reportForm';
import { draftsOf } from '#ui/drafts/draftStore';

const { server, ask, read, store, stored, approved, follow, open, openEdit, openNew } = drefServer();

const save = () => screen.getByRole('button', { name: 'Save' });

describe('a document that cannot be changed says why, and stays readable', () => {
  test('approved', async () => {
    const id = await approved();
    await openEdit(id);
    expect(screen.getByText('This document is approved. It can be read, but not changed.')).toBeVisible();
    expect(screen.getByText('Title of the operation', { selector: 'dt' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  });

  test('in another language', async () => {
    const { id } = await store({ title: 'Kenia: granizo' }, 'es');
    await openEdit(id);
    expect(screen.getByText(/This document is in Spanish\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test('of someone else', async () => {
    const { id } = await store();
    await openApp(server, `/dref-applications/${id}/edit`, { as: 'validator' });
    expect(await screen.findByText('This document does not exist, or is not shared with you.')).toBeVisible();
  });
});

test('a document that is approved meanwhile stays at the chosen step', async () => {
  const { id } = await store();
  const { user } = await openEdit(id);
  await goTo(user, /Event detail/);
  await ask(`POST /api/v2/dref/${id}/finalize/`, {}, 'super');
  await ask(`POST /api/v2/dref/${id}/approve/`, {}, 'super');
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('This document is approved. It can be read, but not changed.')).toBeVisible();
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the form' }));
  expect(steps.getByRole('button', { current: 'step' })).toHaveAccessibleName(/Event detail/);
});

test('what somebody was writing when the document was approved can still be read, and discarded', async () => {
  const { id } = await store();
  const { user } = await openEdit(id);
  await goTo(user, /Event detail/);
  await user.type(screen.getByRole('textbox', { name: 'People affected' }), '4321');
  await ask(`POST /api/v2/dref/${id}/finalize/`, {}, 'super');
  await ask(`POST /api/v2/dref/${id}/approve/`, {}, 'super');
  await user.click(save());
  expect(await screen.findByText('This document is approved. It can be read, but not changed.')).toBeVisible();
  expect(await screen.findByText(/are kept on this device and were not saved/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^People affected.*4,321/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(screen.queryByText(/are kept on this device/)).not.toBeInTheDocument());
  const documentKey = `dref-application/${id}`;
  expect(await draftsOf({ userId: '1', documentKey })).toEqual([]);
});

test('another type of DREF says what it would wipe, and asks', async () => {
  const { id } = await store({ lessons_learned: 'Cash first', num_affected: 10 });
  const { user } = await openEdit(id);
  const type = screen.getByRole('combobox', { name: 'Type of DREF' });
  await user.selectOptions(type, 'Assessment');
  const question = within(await screen.findByRole('alertdialog', { name: 'Change the type of DREF?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lessons learned from earlier operations',
  ]);
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(type).toHaveValue('2');
  await user.selectOptions(type, 'Assessment');
  await user.click(await screen.findByRole('button', { name: 'Change type' }));
  await waitFor(() => expect(type).toHaveValue('1'));
});

test('an imminent application whose totals the server refuses lands each error on its field', async () => {
  const { user } = await openNew();
  await chooseIn(screen, user, 'National Society', 'Kenya Red Cross');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type of DREF' }), 'Imminent');
  await fill(user, 'Title of the operation', 'Storm ahead');
  expect(await screen.findByText(/stores an imminent application only once/)).toBeVisible();
  await goTo(user, /^Plan/);
  const [early, response] = await screen.findAllByRole('textbox', { name: 'Budget (CHF)' });
  await user.type(early ?? document.body, '45000');
  await user.type(response ?? document.body, '1');
  await user.click(save());
  const problems = await screen.findByRole('alert');
  expect(problems).toHaveTextContent('must add up to CHF 75,000');
  expect(problems).toHaveTextContent('Add at least one activity.');
  // the first problem is shown
  expect(await screen.findByRole('listitem', { name: 'Early Actions' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Plan/, current: 'step' })).toBeVisible();
});

/** Files a field report of Kenya. @returns its id */
async function storeReport(answers: Readonly<Record<string, unknown>>): Promise<number> {
  const report = {
    countries: [107],
    dtype: 12,
    start_date: '2026-05-18T00:00:00Z',
    status: 9,
    visibility: 3,
    ...answers,
  };
  const answer = await ask('POST /api/v2/field-report/', report);
  expect(answer.status).toBe(201);
  const { id }: { id: number } = await answer.json();
  return id;
}

test('a field report fills the form, and what it filled can be cleared again', async () => {
  await storeReport({ title: 'River floods', num_affected: 4321 });
  const { id } = await store();
  const { user } = await openEdit(id);
  await user.click(await screen.findByRole('combobox', { name: 'Field report' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'River floods');
  const [found] = await screen.findAllByRole('option', { name: /River floods/ });
  if (!found) throw new Error('no report was found');
  await user.click(found);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Copied from the field report. Nothing is saved yet.');
  await goTo(user, /Event detail/);
  expect(screen.getByRole('textbox', { name: 'People affected' })).toHaveValue('4,321');
  await goTo(user, /Operation overview/);
  await user.click(screen.getByRole('button', { name: 'Clear the copied answers' }));
  await goTo(user, /Event detail/);
  expect(screen.getByRole('textbox', { name: 'People affected' })).toHaveValue('');
});

test('a field report that was found for another National Society cannot be copied', async () => {
  await storeReport({ title: 'Landslide' });
  const { user } = await openNew();
  await chooseIn(screen, user, 'National Society', 'Kenya Red Cross');
  await user.click(screen.getByRole('combobox', { name: 'Field report' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'Landslide');
  await user.click(await screen.findByRole('option', { name: /Landslide/ }));
  const copy = screen.getByRole('button', { name: 'Copy' });
  expect(copy).toBeEnabled();
  await chooseIn(screen, user, 'National Society', 'Nepal Red Cross');
  await waitFor(() => expect(copy).toBeDisabled());
});

test('a field report that was copied earlier can be removed, which leaves the answers', async () => {
  const field_report = await storeReport({ title: 'Hail' });
  const { id } = await store({ field_report, num_affected: 4321 });
  const { user } = await openEdit(id);
  await user.click(await screen.findByRole('button', { name: 'Remove the field report' }));
  expect(screen.getByText('The field report was removed. The answers stay as they are.')).toBeVisible();
  await user.click(save());
  await screen.findByText('The document was saved.');
  expect(await stored(id)).toMatchObject({ field_report: null, num_affected: 4321 });
});

test('warnings are of what the type asks for, not of what another type left behind', async () => {
  const planned_interventions = [{ title: 'health', budget: 7000, indicators: [] }];
  const { id } = await store({
    amount_requested: 5000,
    women: 10,
    total_targeted_population: 99,
    planned_interventions,
  });
  const { user } = await openEdit(id);
  await goTo(user, /^Operation(?! overview)/);
  const contradictions = () => within(screen.getByRole('region', { name: 'Contradictions' }));
  expect(contradictions().getByText(/the budgets of the interventions add up to CHF 7,000/)).toBeVisible();
  expect(contradictions().getByText(/but the parts add up to 10/)).toBeVisible();
  await user.click(contradictions().getByRole('button', { name: 'Requested amount (CHF)' }));
  const amount = screen.getByRole('textbox', { name: 'Requested amount (CHF)' });
  await waitFor(() => expect(amount).toHaveFocus());
  await goTo(user, /Operation overview/);
  const choose = async (type: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of DREF' }), type);
    await user.click(await screen.findByRole('button', { name: 'Change type' }));
  };
  await choose('Assessment');
  await goTo(user, /^Operation(?! overview)/);
  await waitFor(() => expect(screen.queryByText(/but the parts add up/)).not.toBeInTheDocument());
  await goTo(user, /Operation overview/);
  await choose('Loan');
  await goTo(user, /Event detail/);
  expect(await screen.findByRole('textbox', { name: 'Requested amount (CHF)' })).toHaveValue('5,000');
  expect(screen.queryByText(/budgets of the interventions/)).not.toBeInTheDocument();
});

test('people with whom a colleague shared it meanwhile stay on the list', async () => {
  const { id } = await store();
  const { user } = await openEdit(id);
  expect(await screen.findByText('It is shared with nobody yet.')).toBeVisible();
  const { results } = await read<{ results: { id: number }[] }>('users/?limit=5');
  const users = results.slice(-1).map((user) => user.id);
  await ask('POST /api/v2/dref-share/', { dref: id, users });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this DREF' }));
  expect(within(await dialog.findByRole('list', { name: 'Shared with' })).getAllByRole('listitem')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const shared = await read<{ users: number[] }>(`dref-share-user/${id}/`);
  expect(shared.users).toEqual(users);
});

test('people whom a colleague adds while the list is open are kept by its save', async () => {
  const { id } = await store();
  const { user } = await openEdit(id);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this DREF' }));
  expect(await dialog.findByText('It is shared with nobody yet.')).toBeVisible();
  const { results } = await read<{ results: { id: number }[] }>('users/?limit=5');
  const users = results.slice(-1).map((user) => user.id);
  await ask('POST /api/v2/dref-share/', { dref: id, users });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await read<{ users: number[] }>(`dref-share-user/${id}/`)).users).toEqual(users);
});

test('an operational update compares what it says with the document before, and is saved', async () => {
  const dref = await approved({ amount_requested: 250_000, operation_timeframe: 4, date_of_approval: '2026-01-10' });
  const update = await follow<DrefOperationalUpdate>('dref-op-update', dref);
  const { user } = await open(`/dref-operational-updates/${update.id}/edit`);
  expect(screen.getByRole('heading', { level: 1, name: 'DREF operational update #1' })).toBeVisible();
  await goTo(user, /^Operation(?! overview)/);
  await fill(user, 'Additional allocation requested (CHF)', '60000');
  expect(await screen.findByText(/An additional allocation is requested: answer yes/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Total allocation (CHF)' })).toHaveValue('310,000');
  await goTo(user, /Timeframes/);
  await fill(user, 'Total timeframe of the operation (months)', '6');
  expect(await screen.findByText(/but you did not say that it changes/)).toBeVisible();
  await user.click(save());
  await screen.findByText('The document was saved.');
  const saved = await read<DrefOperationalUpdate>(`dref-op-update/${update.id}/`);
  expect(saved).toMatchObject({
    additional_allocation: 60_000,
    total_dref_allocation: 310_000,
    new_operational_end_date: '2026-07-31',
  });
  expect((await stored(dref)).amount_requested).toBe(250_000);
});

test('either address of a final report leads to the layout of its document', async () => {
  const dref = await approved();
  const report = await follow<DrefFinalReport>('dref-final-report', dref);
  const { place } = await open(`/dref-final-reports/${report.id}/edit`);
  await waitFor(() => expect(place()).toBe(`/old-dref-final-reports/${report.id}/edit`));
  const steps = within(await screen.findByRole('navigation', { name: 'Steps of the form' }));
  expect(steps.getAllByRole('button')).toHaveLength(5);
});

test('the final report of an imminent operation is saved with what was spent', async () => {
  const activities = [{ sector: 1, activity: 'Warn' }];
  const dref = await approved({
    type_of_dref: 0,
    proposed_action: [
      { proposed_type: 1, total_budget: 45_000, activities },
      { proposed_type: 2, total_budget: 30_000, activities },
    ],
    sub_total_cost: 75_000,
    indirect_cost: 5_000,
    total_cost: 80_000,
  });
  const report = await follow<DrefFinalReport>('dref-final-report', dref);
  await ask(`PATCH /api/v2/dref-final-report/${report.id}/`, { modified_at: report.modified_at, district: [1] });
  const { user } = await open(`/dref-final-reports/${report.id}/edit`);
  expect(screen.getByText(/stores this report only once the expenditure of both proposed actions/)).toBeVisible();
  await goTo(user, /^Implementation/);
  const [early, response] = screen.getAllByRole('textbox', { name: 'Expenditure (CHF)' });
  if (!early || !response) throw new Error('no expenditure is asked for');
  server.calls.length = 0;
  await user.type(early, '0');
  await user.type(response, '0');
  await user.click(save());
  await waitFor(() => expect(early).toHaveAccessibleDescription(/stores no report without any expenditure/));
  await user.clear(early);
  await user.clear(response);
  await user.type(early, '40000');
  await user.click(save());
  await waitFor(() => expect(response).toHaveAccessibleDescription(/Please fill this in/));
  expect(server.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  await user.type(response, '30000');
  await waitFor(() => expect(screen.queryByText(/stores this report only once/)).not.toBeInTheDocument());
  await user.click(save());
  await screen.findByText('The document was saved.');
  const saved = await read<DrefFinalReport>(`dref-final-report/${report.id}/`);
  expect(saved).toMatchObject({ sub_total_expenditure_cost: 70_000, total_expenditure_cost: 75_000 });
});

test('a colleague’s save that arrives in between is compared, also when the server notices it alone', async () => {
  const { id, modified_at } = await store();
  const { user } = await openEdit(id);
  await fill(user, 'Title of the operation', 'Mine');
  await ask(`PATCH /api/v2/dref/${id}/`, { title: smallApplication.title, num_affected: 5, modified_at }, 'super');
  await user.click(save());
  const dialog = within(await screen.findByRole('alertdialog', { name: /saved this in the meantime/ }));
  expect(dialog.getByText(/^Last saved by Robin Taylor\./)).toBeVisible();
  expect(dialog.getByRole('row', { name: /People affected/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Continue with this choice' }));
  await screen.findByText('The document was saved.');
  expect(await stored(id)).toMatchObject({ title: 'Mine', num_affected: 5 });
});

test('two people edit an update that shares its rows with the application: the rows that the first save makes new are the same ones', async () => {
  const dref = await approved({
    planned_interventions: [
      {
        title: 'health',
        budget: 7000,
        indicators: [
          { title: 'Visits', target: 5 },
          { title: 'Boats', target: 3 },
        ],
      },
    ],
  });
  const { id, modified_at, planned_interventions } = await follow<DrefOperationalUpdate>('dref-op-update', dref);
  const { user } = await open(`/dref-operational-updates/${id}/edit`);
  await goTo(user, /^Operation(?! overview)/);
  const [target] = await screen.findAllByRole('textbox', { name: 'Target' });
  if (!target) throw new Error('no indicator is shown');
  await user.clear(target);
  await user.type(target, '6');
  // what this form sends with its first save: rows without the ids of the application's
  const rows = (planned_interventions ?? []).map(({ id: _, indicators, ...row }) => ({
    ...row,
    indicators: (indicators ?? []).map(({ id: __, ...indicator }) => ({ ...indicator, actual: 1 })),
  }));
  await ask(`PATCH /api/v2/dref-op-update/${id}/`, { modified_at, planned_interventions: rows }, 'super');
  await user.click(save());
  const dialog = within(await screen.findByRole('alertdialog', { name: /saved this in the meantime/ }));
  expect(dialog.getAllByRole('row').slice(1)).toHaveLength(3);
  expect(dialog.getByRole('row', { name: /Target.*6.*5/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Continue with this choice' }));
  await screen.findByText('The document was saved.');
  const saved = await read<DrefOperationalUpdate>(`dref-op-update/${id}/`);
  expect(saved.planned_interventions?.[0]?.indicators).toMatchObject([
    { title: 'Visits', target: 6, actual: 1 },
    { title: 'Boats', target: 3, actual: 1 },
  ]);
});

test('an error at the end of a step that was never opened gets the focus', async () => {
  const { id } = await store();
  const { user } = await openEdit(id);
  server.server.use(
    http.patch(`http://localhost:3000/api/v2/dref/${id}/`, () =>
      HttpResponse.json(
        { errors: { national_society_contact_email: ['Not the address of a mailbox.'] } },
        { status: 400 },
      ),
    ),
  );
  await user.click(save());
  const field = await screen.findByRole('textbox', { description: /Not the address of a mailbox/ });
  await waitFor(() => expect(field).toHaveFocus());
});

test('a picture whose upload failed is not left out without a question', async () => {
  const { id } = await store();
  const { user } = await openEdit(id);
  server.server.use(http.post('http://localhost:3000/api/v2/dref-files/', () => new HttpResponse('', { status: 500 })));
  const picture = new File(['x'], 'map.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/^Cover picture/, { selector: 'input' }), picture);
  await screen.findByRole('button', { name: 'Try map.png again' });
  server.calls.length = 0;
  await user.click(save());
  const question = within(await screen.findByRole('alertdialog', { name: 'Send without the files that failed?' }));
  expect(question.getByText(/These files did not arrive: map\.png\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(server.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Send without them' }));
  await screen.findByText('The document was saved.');
});
