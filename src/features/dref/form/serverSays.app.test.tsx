import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { drefServer } from '#tests/drefForm';
import { goTo } from '#tests/reportForm';

const { server, ask, read, store, stored, approved, follow, open, openEdit } = drefServer();

const save = () => screen.getByRole('button', { name: 'Save' });
const chooseImminent = async (user: Awaited<ReturnType<typeof openEdit>>['user']) => {
  const type = screen.getByRole('combobox', { name: 'Type of DREF' });
  await waitFor(() => expect(within(type).getByRole('option', { name: 'Imminent' })).toBeInTheDocument());
  await user.selectOptions(type, 'Imminent');
};

test('a stored response that becomes imminent is told of its report, and starts a new application with its answers', async () => {
  const { id } = await store({
    title: 'Kenya Storm Surge',
    num_affected: 900,
    lessons_learned: 'Cash first',
    risk_security: [{ client_id: 'r', risk: 'Rain', mitigation: 'Tents' }],
    district: [],
  });
  const { user, place } = await openEdit(id);
  await chooseImminent(user);
  const question = within(await screen.findByRole('alertdialog', { name: /Change a stored application to Imminent/ }));
  expect(question.getByText(/will always have the layout of its first type/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'New application with these answers' }));
  await waitFor(() => expect(place()).toBe('/dref-applications/new'));
  expect(await screen.findByText(/starts with answers that were taken over/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Title of the operation' })).toHaveValue('Kenya Storm Surge'),
  );
  expect(screen.getByRole('combobox', { name: 'Type of DREF' })).toHaveValue('0');
  await goTo(user, /Scenario analysis/);
  expect(await screen.findByRole('textbox', { name: 'People at risk' })).toHaveValue('900');
  await goTo(user, /^Plan/);
  expect(await screen.findAllByRole('textbox', { name: 'Budget (CHF)' })).toHaveLength(2);
  // the application that it was copied from is untouched
  expect(await stored(id)).toMatchObject({ type_of_dref: 2, lessons_learned: 'Cash first' });
});

test('the type can be changed anyway, and the form goes on saying what that means', async () => {
  const { id } = await store();
  const { user } = await openEdit(id);
  await chooseImminent(user);
  await user.click(await screen.findByRole('button', { name: 'Change it anyway' }));
  expect(await screen.findByText(/will always have the layout of its first type/)).toBeVisible();
});

test('an application that was created as imminent is not warned', async () => {
  const activities = [{ sector: 1, activity: 'Warn' }];
  const { id } = await store({
    type_of_dref: 0,
    proposed_action: [
      { proposed_type: 1, total_budget: 45_000, activities },
      { proposed_type: 2, total_budget: 30_000, activities },
    ],
    sub_total_cost: 75_000,
    indirect_cost: 5_000,
    total_cost: 80_000,
  });
  await openEdit(id);
  expect(await screen.findByText(/stores an imminent application only once/)).toBeVisible();
  expect(screen.queryByText(/layout of its first type/)).not.toBeInTheDocument();
});

test('a budget of which the server draws no preview is named at its file', async () => {
  const { id } = await store();
  const { user } = await openEdit(id);
  // requests of jsdom lose the names of files, by which the stand-in knows a PDF
  server.server.use(
    http.patch(`http://localhost:3000/api/v2/dref/${id}/`, () =>
      HttpResponse.json({ errors: { non_field_errors: ['Internal server error!'] } }, { status: 500 }),
    ),
  );
  await goTo(user, /^Operation(?! overview)/);
  const file = new File(['no pdf at all'], 'budget.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText(/^Budget/, { selector: 'input' }), file);
  await screen.findByRole('button', { name: 'Remove budget.pdf' });
  await user.click(save());
  const messages = await screen.findAllByText(/could draw no preview of this PDF/);
  expect(messages.length).toBeGreaterThan(0);
  expect(screen.queryByText(/Internal server error/)).not.toBeInTheDocument();
});

test('an assessment report can be a workbook', async () => {
  const { id } = await store();
  const { user } = await openEdit(id);
  await goTo(user, /Actions and needs/);
  const field = screen.getByLabelText(/^Assessment report/, { selector: 'input' });
  expect(field).toHaveAttribute('accept', expect.stringContaining('.xlsx'));
});

test('an update of an update asks anew for the diversity of volunteers, and offers the earlier answer', async () => {
  const dref = await approved();
  const first = await follow<DrefOperationalUpdate>('dref-op-update', dref);
  const body = { modified_at: first.modified_at, is_volunteer_team_diverse: 'Half of them are women.' };
  expect((await ask(`PATCH /api/v2/dref-op-update/${first.id}/`, body)).status).toBe(200);
  for (const move of ['finalize', 'approve'])
    await ask(`POST /api/v2/dref-op-update/${first.id}/${move}/`, {}, 'super');
  const second = await follow<DrefOperationalUpdate>('dref-op-update', dref);
  const { user } = await open(`/dref-operational-updates/${second.id}/edit`);
  await goTo(user, /^Operation(?! overview)/);
  expect(await screen.findByText(/not taken over from the operational update before/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Take over the earlier answer' }));
  expect(screen.queryByText(/not taken over from/)).not.toBeInTheDocument();
  await user.click(save());
  await screen.findByText('The document was saved.');
  const saved = await read<DrefOperationalUpdate>(`dref-op-update/${second.id}/`);
  expect(saved.is_volunteer_team_diverse).toBe('Half of them are women.');
  expect(server.calls.length).toBeGreaterThan(0);
});
