import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { EapRegistration } from '#contract/eap';
import { eapServer } from '#tests/eapForm';

const { server, create, register, registration, registrations, simplified, full, open } = eapServer();

test('a new simplified protocol starts with the answers of its registration, and stays open after its first save', async () => {
  const { id } = await register();
  const { user } = await open(`/eap/${id}/simplified`);
  expect(screen.getByRole('textbox', { name: 'National Society contact: Name' })).toHaveValue('Asha Rai');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The protocol was created.');
  expect(await screen.findByText(/^Nepal: .* · Version 1$/)).toBeVisible();
  const { latest_simplified_eap } = await registration(id);
  expect(await simplified(latest_simplified_eap ?? 0)).toMatchObject({ seap_timeframe: 2, version: 1 });
});

test('a protocol is shared from its form once a version is stored', async () => {
  const { id } = await register();
  const unsaved = await open(`/eap/${id}/simplified`);
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  unsaved.unmount();
  const stored = await create('simplified');
  const { user } = await open(`/eap/${stored.eap_registration}/simplified`);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this protocol' }));
  const errors = { users: ['Invalid pk "77" - object does not exist.'] };
  server.server.use(
    http.post('*/api/v2/eap-registration/:id/share/', () => HttpResponse.json({ errors }, { status: 400 })),
  );
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('What is chosen here does not exist any more.')).toBeVisible();
});

test('fields side by side are marked as required, and say by which criteria they are reviewed', async () => {
  const stored = await create('simplified');
  const { user } = await open(`/eap/${stored.eap_registration}/simplified`);
  expect(screen.getByText('Name *')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Early action/ }));
  expect(await screen.findByRole('textbox', { name: 'Activation timeframe (months)' })).toHaveAccessibleDescription(
    /Usually 3 months for a rapid onset/,
  );
  expect(screen.getByRole('textbox', { name: 'Total people targeted' })).toHaveAccessibleDescription(
    /each counted once/,
  );
  await user.click(screen.getByRole('button', { name: /^Delivery and budget/ }));
  expect(await screen.findByRole('textbox', { name: 'Readiness budget (CHF)' })).toHaveAccessibleDescription(
    /at most 65% of the total/,
  );
});

test('a saved protocol sends its version, and words beyond the limit are said while they are typed', async () => {
  const stored = await create('simplified');
  const { user } = await open(`/eap/${stored.eap_registration}/simplified`);
  await user.click(screen.getByRole('button', { name: /^Early action/ }));
  const field = await screen.findByRole('textbox', { name: 'Trigger statement' });
  await user.click(field);
  await user.paste('word '.repeat(101));
  expect(await screen.findByText('Use at most 100 words; these are 101.')).toBeVisible();
  await user.clear(field);
  await user.paste('When the river rises');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The protocol was saved.');
  expect((await simplified(stored.id)).trigger_statement).toBe('When the river rises');
});

test('an incomplete protocol is not submitted, and the form says what it lacks', async () => {
  const stored = await create('simplified');
  const { user } = await open(`/eap/${stored.eap_registration}/simplified`);
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the form' })).getAllByRole('button');
  await user.click(steps.at(-1) ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Submit for approval' }));
  expect((await screen.findAllByText('Needed before the protocol is submitted.'))[0]).toBeInTheDocument();
  expect((await registration(stored.eap_registration)).status).toBe(10);
});

test('what a submission lacks is listed in the order of the form', async () => {
  const stored = await create('simplified', { total_budget: 9 });
  const { user } = await open(`/eap/${stored.eap_registration}/simplified`);
  await user.click(await screen.findByRole('button', { name: 'Submit for approval' }));
  const heading = await screen.findByText(/^\d+ problems to fix$/);
  const texts = within(heading.parentElement ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  const places = [/^Cover/, /^Prioritised risks/, /^Total people targeted/, /^Planned operations/, /^Readiness budget/];
  const found = places.map((name) => texts.findIndex((text) => name.test(text)));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

test('what the server still asks for at a submission stands at its field, and the protocol is saved', async () => {
  const row = (await registrations()).find(
    ({ status, country_details, latest_full_eap }) =>
      status === 10 && country_details.iso === 'NP' && latest_full_eap !== null,
  );
  if (!row) throw new Error('no such protocol is seeded');
  server.server.use(
    http.post(
      'http://localhost:3000/api/v2/eap-registration/:id/status/',
      () => HttpResponse.json({ errors: { trigger_statement: ['Name the threshold.'] } }, { status: 400 }),
      { once: true },
    ),
  );
  const { user } = await open(`/eap/${row.id}/full`);
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the form' })).getAllByRole('button');
  await user.click(steps.at(-1) ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Submit for approval' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Submit for approval?' }));
  await user.click(question.getByRole('button', { name: 'Submit for approval' }));
  expect(await screen.findByText('The protocol was saved, but not submitted.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Trigger statement' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Trigger statement' })).toHaveAccessibleDescription(/Name the threshold/);
});

test('a complete protocol is saved and submitted after a question', async () => {
  const row = (await registrations()).find(
    ({ status, country_details, latest_full_eap }) =>
      status === 10 && country_details.iso === 'NP' && latest_full_eap !== null,
  );
  if (!row) throw new Error('no such protocol is seeded');
  const { user } = await open(`/eap/${row.id}/full`);
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the form' })).getAllByRole('button');
  await user.click(steps.at(-1) ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Submit for approval' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Submit for approval?' }));
  await user.click(question.getByRole('button', { name: 'Submit for approval' }));
  await screen.findByText('The protocol was submitted and is under review.');
  expect((await registration(row.id)).status).toBe(20);
  expect((await full(row.latest_full_eap ?? 0)).is_locked).toBe(true);
});

test('a protocol of another National Society is read, not changed', async () => {
  const row = (await registrations()).find(
    ({ country_details, latest_simplified_eap, status }) =>
      country_details.iso === 'SN' && latest_simplified_eap !== null && status === 10,
  );
  await open(`/eap/${row?.id}/simplified`);
  expect(await screen.findByText(/^You may read this, but not change it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('early actions take over the unit of the lead time, and lose their values', async () => {
  const activity = { activity: 'Pay', timeframe: 20, time_value: [1] };
  const stored = await create('simplified', {
    seap_lead_time: 3,
    seap_lead_timeframe_unit: 20,
    planned_operations: [
      {
        sector: 101,
        people_targeted: 5,
        budget_per_sector: 5,
        indicators: [],
        readiness_activities: [],
        prepositioning_activities: [],
        early_action_activities: [activity],
      },
    ],
  });
  const { user } = await open(`/eap/${stored.eap_registration}/simplified`);
  await user.click(screen.getByRole('button', { name: /^Early action/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Unit of the lead time' }), 'Days');
  await user.click(screen.getByRole('button', { name: /^Planned operations/ }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Unit of time' })).toHaveDisplayValue('Days'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/Please choose one|Please fill this in/))[0]).toBeInTheDocument();
  expect(server.calls.some((call) => call.startsWith('PATCH'))).toBe(false);
});

test('the details of long operations are folded, and unfold for what a submission asks of them', async () => {
  const entry = (sector: number, indicators: object[]) => ({
    sector,
    people_targeted: 5,
    budget_per_sector: 5,
    indicators,
    readiness_activities: [{ activity: 'Train', timeframe: 10, time_value: [1] }],
    prepositioning_activities: [],
    early_action_activities: [],
  });
  const indicator = [{ title: 'Households', target: 5 }];
  const planned_operations = [entry(101, indicator), entry(102, indicator), entry(103, [])];
  const stored = await create('full', { planned_operations });
  const { user } = await open(`/eap/${stored.eap_registration}/full`);
  await user.click(screen.getByRole('button', { name: /^Selection of actions/ }));
  const unfold = await screen.findAllByRole('button', { name: /^Show indicators and activities of / });
  expect(unfold).toHaveLength(3);
  expect(screen.getAllByText('Indicators: 1 · activities: 1')).toHaveLength(2);
  expect(screen.queryByRole('textbox', { name: 'Activity' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('textbox', { name: 'People targeted' })).toHaveLength(3);
  await user.click(unfold[0] ?? document.body);
  expect(await screen.findByDisplayValue('Train')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Hide indicators and activities of Shelter/ })).toBeVisible();
});

test('an administrator of the region saves the answers to comments, and is told who submits them', async () => {
  const peru = (await registrations()).find(({ country_details }) => country_details.iso === 'PE')?.country;
  const { id } = await register({ national_society: peru, country: peru });
  await create('full', {}, id);
  server.server.use(
    http.get(`http://localhost:3000/api/v2/eap-registration/${id}/`, async ({ request }) => {
      const answer: EapRegistration = await (await server.sandbox.fetch(request)).json();
      return HttpResponse.json({ ...answer, status: 30 });
    }),
  );
  await open(`/eap/${id}/full`, { as: 'region.admin' });
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit for approval' })).not.toBeInTheDocument();
  expect(screen.getByText(/^You may write the answers and save them/)).toBeVisible();
});
