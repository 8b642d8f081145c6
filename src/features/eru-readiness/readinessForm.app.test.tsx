import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { EruReadiness } from '#contract/eruReadiness';
import { describeAnswers } from '#tests/answers';
import { testTakingChoice } from '#tests/formFaults/takingChoice';
import { openApp, sandboxServer } from '#tests/renderApp';
import { defineReadinessForm } from './readinessForm';

const server = sandboxServer();

interface Owner {
  readonly id: number;
  readonly national_society_country_details: { readonly name: string; readonly society_name: string };
}
const ownerIn = async (country: string) => {
  const { results } = await server.sandbox.json<{ results: Owner[] }>('GET /api/v2/eru_owner/mini/?limit=9999');
  const owner = results.find((each) => each.national_society_country_details.name === country);
  if (!owner) throw new Error(`${country} owns no unit`);
  return { id: owner.id, society: owner.national_society_country_details.society_name };
};
const recordsOf = async (owner: number) =>
  (await server.sandbox.json<{ results: EruReadiness[] }>(`GET /api/v2/eru-readiness/?eru_owner=${owner}`)).results;

test('an administrator of the country files its readiness, also when the first save fails', async () => {
  const { id, society } = await ownerIn('Nepal');
  const { user, heading } = await openApp(server, `/eru-readiness?owner=${id}`, { as: 'country.admin' });
  await heading('Update ERU readiness');
  await screen.findByRole('form', { name: `ERU readiness of ${society}` });
  await user.click(await screen.findByRole('checkbox', { name: 'Logistics' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const row = within(await screen.findByRole('listitem', { name: 'Logistics' }));
  const choose = (group: string, option: string) =>
    user.click(
      within(row.getByRole('radiogroup', { name: new RegExp(`^${group}`) })).getByRole('radio', { name: option }),
    );
  await choose('Equipment', 'Ready');
  await choose('People', 'Partial capacity');
  await choose('Funding', 'No capacity');
  await choose('Contribution', 'Supports this type');

  server.server.use(
    http.post('http://localhost:3000/api/v2/eru-readiness/', () => new HttpResponse('', { status: 500 }), {
      once: true,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/Internal server error/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('ERU readiness saved')).toBeVisible();
  expect((await recordsOf(id))[0]?.eru_types).toEqual([
    expect.objectContaining({
      type: 2,
      equipment_readiness: 1,
      people_readiness: 2,
      funding_readiness: 3,
      ns_contribution: 2,
    }),
  ]);
});

test('a stored record opens with its answers, and a type that is taken away goes', async () => {
  const { id } = await ownerIn('Canada');
  const [before] = await recordsOf(id);
  const { user } = await openApp(server, `/eru-readiness?owner=${id}`, { as: 'super' });
  const checked = await screen.findAllByRole('checkbox', { checked: true });
  expect(checked).toHaveLength(before?.eru_types.length ?? 0);
  await user.click(screen.getByRole('checkbox', { name: 'MHPSS' }));
  await user.click(screen.getByRole('checkbox', { name: 'MHPSS' }));
  await user.click(screen.getByRole('checkbox', { name: before?.eru_types[0]?.type_display ?? '' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await screen.findByText(/ERU readiness saved|Please fix/);
  const [after] = await recordsOf(id);
  expect(after?.eru_types.map(({ id: type }) => type)).toEqual(before?.eru_types.slice(1).map(({ id: type }) => type));
});

test('the readiness of a National Society of another country is refused with a message', async () => {
  const { id } = await ownerIn('Norway');
  await openApp(server, `/eru-readiness?owner=${id}`, { as: 'country.admin' });
  expect(await screen.findByText(/You may not update the readiness of this National Society/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  const options = within(screen.getByRole('combobox', { name: /National Society/ })).getAllByRole('option');
  expect(options).toHaveLength(2);
});

test('after a reload the draft of the National Society brings its types and answers back, and only to it', async () => {
  const { id } = await ownerIn('Sweden');
  const first = await openApp(server, `/eru-readiness?owner=${id}`, { as: 'super' });
  await first.user.click(await screen.findByRole('checkbox', { name: 'Relief' }));
  await first.user.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Comments' }), { target: { value: 'From May on' } });
  await screen.findByText(/saved on this device/i);
  first.unmount();

  const other = await ownerIn('Austria');
  const elsewhere = await openApp(server, `/eru-readiness?owner=${other.id}`, { as: 'super' });
  await screen.findByRole('checkbox', { name: 'Relief' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  elsewhere.unmount();

  const { user } = await openApp(server, `/eru-readiness?owner=${id}`, { as: 'super' });
  const dialog = await screen.findByRole('alertdialog', { name: 'Restore your draft?' });
  await user.click(within(dialog).getByRole('button', { name: 'Restore draft' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const row = within(await screen.findByRole('listitem', { name: 'Relief' }));
  await waitFor(() => expect(row.getByRole('textbox', { name: 'Comments' })).toHaveValue('From May on'));
});

test('the draft of a new record is offered when someone else has filed one since', async () => {
  const { id } = await ownerIn('Sweden');
  const first = await openApp(server, `/eru-readiness?owner=${id}`, { as: 'super' });
  await first.user.click(await screen.findByRole('checkbox', { name: 'Relief' }));
  await screen.findByText(/saved on this device/i);
  first.unmount();
  const type = { type: 2, equipment_readiness: 1, people_readiness: 1, funding_readiness: 1, ns_contribution: 1 };
  await server.sandbox.request('POST /api/v2/eru-readiness/', {
    token: await server.sandbox.logIn('super'),
    body: { eru_owner: id, eru_types: [type] },
  });
  await openApp(server, `/eru-readiness?owner=${id}`, { as: 'super' });
  expect(await screen.findByRole('alertdialog', { name: 'Restore your draft?' })).toBeVisible();
});

test('a change of another user is not overwritten without a choice', async () => {
  const { id } = await ownerIn('Germany');
  const [before] = await recordsOf(id);
  const { user } = await openApp(server, `/eru-readiness?owner=${id}`, { as: 'super' });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const [comment] = await screen.findAllByRole('textbox', { name: 'Comments' });
  if (!before || !comment) throw new Error('Germany has no record with a type');
  fireEvent.change(comment, { target: { value: 'Mine' } });
  const types = before.eru_types.map((type) => ({ ...type, comment: 'Theirs' }));
  await server.sandbox.request(`PATCH /api/v2/eru-readiness/${before.id}/`, {
    token: await server.sandbox.logIn('super'),
    body: { eru_owner: id, eru_types: types },
  });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  expect(within(dialog).getByRole('row', { name: /Readiness by type 1: Comments.*Changed by both/ })).toBeVisible();
  expect((await recordsOf(id))[0]?.eru_types[0]?.comment).toBe('Theirs');
});

test('a type that another user adds is ticked once both versions are merged', async () => {
  const { id } = await ownerIn('Germany');
  const [before] = await recordsOf(id);
  const { user } = await openApp(server, `/eru-readiness?owner=${id}`, { as: 'super' });
  const unticked = await screen.findAllByRole('checkbox', { checked: false });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const [comment] = await screen.findAllByRole('textbox', { name: 'Comments' });
  if (!before || !comment) throw new Error('Germany has no record with a type');
  fireEvent.change(comment, { target: { value: 'Mine' } });
  const taken = before.eru_types.map(({ type }) => type);
  const type = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((each) => !taken.includes(each as never));
  const added = { type, equipment_readiness: 1, people_readiness: 1, funding_readiness: 1, ns_contribution: 1 };
  const types = before.eru_types.map((row) => ({ ...row, comment: 'Another of theirs' }));
  await server.sandbox.request(`PATCH /api/v2/eru-readiness/${before.id}/`, {
    token: await server.sandbox.logIn('super'),
    body: { eru_owner: id, eru_types: [...types, added] },
  });
  server.server.use(
    http.patch(`*/api/v2/eru-readiness/${before.id}/`, () => new HttpResponse('', { status: 500 }), { once: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Someone else saved this/ }));
  const both = within(dialog.getByRole('row', { name: /Changed by both/ }));
  await user.click(both.getByRole('radio', { name: /Mine/ }));
  await user.click(dialog.getByRole('button', { name: 'Continue with this choice' }));
  expect(await screen.findByText(/Internal server error/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^(?:Previous|Back)/ }));
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(unticked.length - 1);
});

test('a record that someone else filed since is met, not doubled', async () => {
  const { id } = await ownerIn('Switzerland');
  const { user } = await openApp(server, `/eru-readiness?owner=${id}`, { as: 'super' });
  await user.click(await screen.findByRole('checkbox', { name: 'Relief' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const row = within(await screen.findByRole('listitem', { name: 'Relief' }));
  for (const [group, option] of [
    ['Equipment', 'Ready'],
    ['People', 'Ready'],
    ['Funding', 'Ready'],
    ['Contribution', 'Holds this type'],
  ] as const)
    await user.click(
      within(row.getByRole('radiogroup', { name: new RegExp(`^${group}`) })).getByRole('radio', { name: option }),
    );
  await server.sandbox.request('POST /api/v2/eru-readiness/', {
    token: await server.sandbox.logIn('super'),
    body: {
      eru_owner: id,
      eru_types: [
        { type: 5, equipment_readiness: 3, people_readiness: 1, funding_readiness: 1, ns_contribution: 1, comment: '' },
      ],
    },
  });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  const equipment = within(dialog).getByRole('row', { name: /Equipment.*Changed by both/ });
  await user.click(within(equipment).getByRole('radio', { name: /Mine$/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Continue with this choice' }));
  expect(await screen.findByText('ERU readiness saved')).toBeVisible();
  const records = await recordsOf(id);
  expect(records).toHaveLength(1);
  expect(records[0]?.eru_types).toEqual([expect.objectContaining({ type: 5, equipment_readiness: 1 })]);
});

const comment = async () =>
  within(await screen.findByRole('listitem', { name: 'Logistics' })).getByRole('textbox', { name: 'Comments' });

/** The id of an owner whose readiness nobody has filed, in the tests above either. */
const ownerWithoutRecord = async () => {
  const { results } = await server.sandbox.json<{ results: Owner[] }>('GET /api/v2/eru_owner/mini/?limit=9999');
  for (const { id } of results) if ((await recordsOf(id)).length === 0) return id;
  throw new Error('Every owner has a record');
};

testTakingChoice(async () => openApp(server, `/eru-readiness?owner=${await ownerWithoutRecord()}`, { as: 'super' }), {
  fill: async (user) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Logistics' }));
    await user.click(screen.getByRole('checkbox', { name: 'Relief' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    fireEvent.change(await comment(), { target: { value: 'From May on' } });
    await user.click(screen.getByRole('button', { name: 'Back' }));
  },
  take: async (user) => {
    await user.click(screen.getByRole('checkbox', { name: 'Logistics' }));
    // ticked again it stands there blank
    await user.click(screen.getByRole('checkbox', { name: 'Logistics' }));
  },
  name: 'Logistics',
  expectBack: async (user) => {
    expect(screen.getByRole('checkbox', { name: 'Logistics' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Relief' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(async () => expect(await comment()).toHaveValue('From May on'));
  },
});

test('a type of a stored record is named before its answers were seen', async () => {
  const { id } = await ownerIn('Canada');
  const [before] = await recordsOf(id);
  const type = before?.eru_types[0]?.type_display ?? '';
  const { user } = await openApp(server, `/eru-readiness?owner=${id}`, { as: 'super' });
  await user.click(await screen.findByRole('checkbox', { name: type }));
  expect((await screen.findByRole('button', { name: 'Undo' })).closest('[role="status"]')).toHaveTextContent(type);
});

describeAnswers(defineReadinessForm(0), {
  layouts: {
    all: async () => {
      const { id } = await ownerIn('Canada');
      const [stored] = await recordsOf(id);
      if (!stored) throw new Error('Canada has no record');
      const { user } = await openApp(server, `/eru-readiness?owner=${id}`, { as: 'super' });
      await screen.findByRole('form');
      return { stored, user };
    },
  },
});
