import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LocalUnitBody, PrivateLocalUnitDetail } from '#contract/localUnit';
import { describeFormFaults } from '#tests/formFaults';
import { openApp, sandboxServer } from '#tests/renderApp';
import { goTo } from '#tests/reportForm';

const server = sandboxServer();
type User = Awaited<ReturnType<typeof openApp>>['user'];

const ask = async (endpoint: string, body?: object, as = 'staff') => {
  const token = await server.sandbox.logIn(as);
  return server.sandbox.request(endpoint, { token, ...(body ? { body } : {}) });
};
const branch: LocalUnitBody = {
  country: 107,
  type: 1,
  date_of_data: '2026-03-01',
  local_branch_name: 'Tawi',
  focal_person_loc: 'Ada',
  location_json: { lat: -0.1, lng: 35.5 },
  visibility: 3,
};
const unitOf = async (id: number): Promise<PrivateLocalUnitDetail> =>
  (await ask(`GET /api/v2/local-units/${id}/`)).json();
async function validated(parts: Partial<LocalUnitBody> = {}): Promise<PrivateLocalUnitDetail> {
  const made = (await (
    await ask('POST /api/v2/local-units/', { ...branch, ...parts })
  ).json()) as PrivateLocalUnitDetail;
  await ask(`POST /api/v2/local-units/${made.id}/validate/`, {}, 'unit.validator');
  return unitOf(made.id);
}

async function openForm(path: string, as = 'staff') {
  const app = await openApp(server, path, { as });
  await screen.findByRole('form');
  return app;
}
const put = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name, hidden: true }), { target: { value } });
async function select(user: User, name: string, option: string) {
  await screen.findByRole('option', { name: option });
  await user.selectOptions(screen.getByRole('combobox', { name }), option);
}
const submit = async (user: User) => {
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the form' }));
  await user.click(steps.getAllByRole('button').at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: /^(Submit|Save)$/ }));
};
/** The position stands in a step of its own. */
async function place(user: User, longitude = '35.5') {
  await goTo(user, /Address and position/);
  for (const [name, value] of [
    ['Latitude', '-0.1'],
    ['Longitude', longitude],
  ] as const) {
    const input = await screen.findByRole('textbox', { name });
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  }
}
async function fillBasics(user: User, type: string, name: string, person: string | null) {
  await select(user, 'Local unit type', type);
  put('Local unit name (local language)', name);
  put('Date of update', '2026-03-01');
  fireEvent.blur(screen.getByRole('textbox', { name: 'Date of update' }));
  if (person !== null) put('Focal person (local language)', person);
}

test('a clinic is added with the fields of its kind, and None is refused beside services', async () => {
  const { user, place: at } = await openForm('/countries/107/local-units/new');
  await fillBasics(user, 'Health Care', 'Zahanati Mpya', null);
  await place(user);
  await goTo(user, /Health facility/);
  await select(user, 'Affiliation', 'Private Facility');
  await select(user, 'Functionality', 'Fully Functional');
  await select(user, 'Health facility type', 'Ambulance Station');
  put('Position of the focal person', 'Head');
  put('E-mail of the focal person', 'head@example.org');
  expect(screen.getByRole('textbox', { name: 'Ambulances of type A' })).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Teaching hospital' })).toBeNull();
  for (const list of [
    'General medical services',
    'Specialized medical services beyond primary level',
    'Blood services',
  ]) {
    const group = within(screen.getByRole('group', { name: list }));
    await user.click(group.getByRole('checkbox', { name: 'None' }));
  }
  const blood = within(screen.getByRole('group', { name: 'Blood services' }));
  await user.click(blood.getByRole('checkbox', { name: 'Blood Testing' }));
  await submit(user);
  expect(await screen.findByText('Choose “None” alone, or the services without it.')).toBeVisible();
  await user.click(blood.getByRole('checkbox', { name: 'None' }));
  await submit(user);
  await waitFor(() => expect(at()).toMatch(/^\/countries\/107\/local-units\/\d+$/));
  const made = await unitOf(Number(at().split('/').at(-1)));
  expect(made).toMatchObject({
    status: 2,
    local_branch_name: 'Zahanati Mpya',
    location_json: { lat: -0.1, lng: 35.5 },
  });
  expect(made.health).toMatchObject({ health_facility_type: 1, blood_services: [2], is_teaching_hospital: null });
});

test('an edit shows what it changes, asks why, and points at a position outside of the country', async () => {
  const { id } = await validated();
  const { user, place: at } = await openForm(`/countries/107/local-units/${id}/edit`);
  put('Sub-type', 'Kiosk');
  await place(user, '60');
  await goTo(user, /Changes/);
  const changes = await screen.findByRole('table', { name: 'Answers that differ' });
  expect(within(changes).getByRole('row', { name: /Sub-type.*Kiosk/ })).toBeVisible();
  await submit(user);
  expect(await screen.findByRole('textbox', { name: 'Reason for the update' })).toHaveAccessibleDescription(
    /Please fill this in/,
  );
  put('Reason for the update', 'It moved.');
  await submit(user);
  expect((await screen.findAllByText(/outside country boundary/))[0]).toBeVisible();
  await place(user, '35.6');
  await submit(user);
  await waitFor(() => expect(at()).toBe(`/countries/107/local-units/${id}`));
  expect(await unitOf(id)).toMatchObject({ status: 3, subtype: 'Kiosk', update_reason_overview: 'It moved.' });
});

test('who may not add or edit is told so', async () => {
  await openApp(server, '/countries/107/local-units/new', { as: 'per.admin' });
  expect(await screen.findByText(/^You may not add local units in this country/)).toBeVisible();
});

let faultyPlace = 0;

describeFormFaults('the form of local units', {
  server,
  logIn: async () => undefined,
  openNew: () => openForm('/countries/107/local-units/new'),
  openEdit: async (id) => {
    const app = await openForm(`/countries/107/local-units/${id}/edit`);
    await goTo(app.user, /Changes/);
    put('Reason for the update', 'A new person.');
    await goTo(app.user, /Basics/);
    return app;
  },
  store: () => validated(),
  changeElsewhere: async (id, local_branch_name) => {
    await ask(`PATCH /api/v2/local-units/${id}/`, { ...branch, local_branch_name, update_reason_overview: 'News' });
    await ask(`POST /api/v2/local-units/${id}/validate/`, {}, 'unit.validator');
  },
  fill: async (user, name) => {
    // what an earlier test stored would count as the lost answer of a later one
    faultyPlace += 1;
    await fillBasics(user, 'Administrative', name, 'Ada');
    await place(user, `35.${100 + faultyPlace}`);
    await goTo(user, /Basics/);
  },
  submit,
  field: () => screen.getByRole('textbox', { name: 'Local unit name (local language)', hidden: true }),
  expectSaved: () => screen.findByText(/^(The local unit was added|The changes were stored)/),
  collection: '/api/v2/local-units/',
  documentKey: 'local-unit-107/new',
});
