import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { LocalUnitBody, PrivateLocalUnitDetail } from '#contract/localUnit';
import { describeAnswers } from '#tests/answers';
import { describeFormFaults } from '#tests/formFaults/describeFormFaults';
import { removedRow } from '#tests/formFaults/takingChoice';
import { openApp, sandboxServer } from '#tests/renderApp';
import { goTo } from '#tests/reportForm';
import { shapesAddress } from '#ui/map/shapesAddress';
import { keepSentUnit, sentUnit } from '../sentUnits';
import { unitFormFor } from './unitForm';

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
/** Finds a control by the name of its field: queries by role are slow in a form of eighty fields. */
const control = async (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  });
async function put(name: string, value: string) {
  const input = await control(name);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}
async function select(name: string, option: string) {
  const list = await control(name);
  await waitFor(() => expect(list).toHaveTextContent(option));
  const found = [...list.querySelectorAll('option')].find(({ text }) => text === option);
  fireEvent.change(list, { target: { value: found?.value } });
}
const submit = async (user: User) => {
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the form' }));
  await user.click(steps.getAllByRole('button').at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: /^(Submit|Save)$/ }));
};
/** The position is in a step of its own. */
async function place(user: User, longitude = '35.5') {
  await goTo(user, /Address and position/);
  await put('latitude', '-0.1');
  await put('longitude', longitude);
}
async function fillBasics(type: string, name: string, person: string | null) {
  await select('type', type);
  await put('local_branch_name', name);
  await put('date_of_data', '2026-03-01');
  if (person !== null) await put('focal_person_loc', person);
}

test('a clinic is added with the fields of its kind, and None is refused beside services', async () => {
  const { user, place: at } = await openForm('/countries/107/local-units/new');
  await fillBasics('Health Care', 'Zahanati Mpya', null);
  await place(user);
  await goTo(user, /Health facility/);
  await select('health.affiliation', 'Private Facility');
  await select('health.functionality', 'Fully Functional');
  await select('health.health_facility_type', 'Ambulance Station');
  await put('health.focal_point_position', 'Head');
  await put('health.focal_point_email', 'head@example.org');
  expect(await control('health.ambulance_type_a')).toBeVisible();
  expect(screen.queryByText('Teaching hospital')).toBeNull();
  const none = await screen.findAllByLabelText('None');
  expect(none).toHaveLength(3);
  for (const box of none) fireEvent.click(box);
  fireEvent.click(screen.getByLabelText('Blood Testing'));
  await submit(user);
  expect(await screen.findByText('Choose “None” alone, or the services without it.')).toBeVisible();
  fireEvent.click(none[2] as HTMLElement);
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

test('a unit that was stored although its answer was lost is recognised, and names its author', async () => {
  const posts = () => server.calls.filter((call) => call === 'POST /api/v2/local-units/').length;
  server.server.use(
    http.post(
      'http://localhost:3000/api/v2/local-units/',
      async ({ request }) => {
        await server.sandbox.fetch(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const { user, place: at } = await openForm('/countries/107/local-units/new');
  await fillBasics('Administrative', 'Tawi la Mto', 'Ada');
  // the server stores six decimal places
  await place(user, '35.7712345678');
  await submit(user);
  const dialog = await screen.findByRole('alertdialog', { name: 'This may be filed already' });
  await user.click(within(dialog).getByRole('link', { name: 'Open it' }));
  await waitFor(() => expect(at()).toMatch(/^\/countries\/107\/local-units\/\d+$/));
  expect(posts()).toBe(0);
  expect(await unitOf(Number(at().split('/').at(-1)))).toMatchObject({ modified_by: null, status: 2 });
  expect(await screen.findByText(/^Last update .* by Amara Okafor$/)).toBeVisible();
});

test('an edit shows what it changes, asks why, and points at a position outside of the country', async () => {
  const { id } = await validated();
  const { user, place: at } = await openForm(`/countries/107/local-units/${id}/edit`);
  await put('subtype', 'Kiosk');
  await place(user, '60');
  await goTo(user, /Changes/);
  const changes = await screen.findByRole('table', { name: 'Answers that differ' });
  expect(within(changes).getByRole('row', { name: /Sub-type.*Kiosk/ })).toBeVisible();
  await submit(user);
  expect(await screen.findByRole('textbox', { name: 'Reason for the update' })).toHaveAccessibleDescription(
    /Please fill this in/,
  );
  await put('update_reason_overview', 'It moved.');
  await submit(user);
  expect((await screen.findAllByText(/This position is outside the country/))[0]).toBeVisible();
  await place(user, '35.6');
  await submit(user);
  await waitFor(() => expect(at()).toBe(`/countries/107/local-units/${id}`));
  expect(await unitOf(id)).toMatchObject({ status: 3, subtype: 'Kiosk', update_reason_overview: 'It moved.' });
});

test('the form names the country, says where the position is, and points out a unit that is there already', async () => {
  const ring = [
    [34, -5],
    [42, -5],
    [42, 5],
    [34, 5],
    [34, -5],
  ];
  const outline = { type: 'MultiPolygon', coordinates: [[ring]] };
  server.server.use(
    http.get(shapesAddress('50m'), () =>
      HttpResponse.json({
        type: 'FeatureCollection',
        features: [{ type: 'Feature', properties: { kind: 'country', iso3: 'KEN' }, geometry: outline }],
      }),
    ),
  );
  const stored = await unitOf(1);
  const { user } = await openForm('/countries/107/local-units/new');
  expect(within(screen.getByRole('main')).getAllByText('Kenya')[0]).toBeVisible();
  await fillBasics('Administrative', ' tawi la  kando ya ziwa', 'Ada');
  const twins = await screen.findByRole('list', { name: 'This unit may be in the list already' });
  expect(twins).toHaveTextContent(/Tawi la Kando ya Ziwa.* has the same name\./);
  expect(twins.closest('[role="status"]')).not.toBeNull();
  const link = within(twins).getAllByRole('link', { name: /^Tawi la Kando ya Ziwa.*opens in a new tab/ })[0];
  expect(link?.getAttribute('href')).toMatch(/^\/countries\/107\/local-units\/\d+$/);
  expect(link).toHaveAttribute('target', '_blank');
  await put('local_branch_name', 'Another');
  await waitFor(() => expect(screen.queryByText('This unit may be in the list already')).toBeNull());
  await place(user, String(stored.location_json.lng));
  await put('latitude', String(stored.location_json.lat));
  expect(await screen.findByText(/is of the same type, 0 m away/)).toBeVisible();
  expect(await screen.findByText(/^This position is in Kenya/)).toBeVisible();
  await place(user, '60');
  expect(await screen.findByText(/^This position is probably outside of Kenya, about 2,\d+ km/)).toBeVisible();
});

test.each([
  ['in the box alone', '107', '35.5', /^This position is (probably in Kenya\.|in Kenya, probably in )/],
  ['without a box either', '214', '179.2', /^Whether this position is in Tuvalu cannot be checked here/],
])('a position is not said to be in a country that the map lacks: %s', async (_, country, longitude, sentence) => {
  server.server.use(
    http.get(shapesAddress('50m'), () => HttpResponse.json({ type: 'FeatureCollection', features: [] })),
  );
  const { user } = await openForm(`/countries/${country}/local-units/new`, 'super');
  await place(user, longitude);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('users who may not add or edit see a message', async () => {
  await openApp(server, '/countries/107/local-units/new', { as: 'per.admin' });
  expect(await screen.findByText(/^You may not add local units in this country/)).toBeVisible();
});

let faultyPlace = 0;

describeFormFaults('the form of local units', {
  server,
  isLockedByEdit: true,
  logIn: async () => undefined,
  openNew: () => openForm('/countries/107/local-units/new'),
  openEdit: async (id) => {
    const app = await openForm(`/countries/107/local-units/${id}/edit`);
    await goTo(app.user, /Changes/);
    await put('update_reason_overview', 'A new person.');
    await goTo(app.user, /Basics/);
    return app;
  },
  store: () => validated(),
  namesEditor: true,
  changeElsewhere: async (id, local_branch_name) => {
    await ask(`PATCH /api/v2/local-units/${id}/`, { ...branch, local_branch_name, update_reason_overview: 'News' });
    await ask(`POST /api/v2/local-units/${id}/validate/`, {}, 'unit.validator');
  },
  fill: async (user, name) => {
    // the form would take a unit of an earlier test for a submission whose response was lost
    faultyPlace += 1;
    await fillBasics('Administrative', name, 'Ada');
    await place(user, `35.${100 + faultyPlace}`);
    await goTo(user, /Basics/);
  },
  submit,
  field: () => screen.getByLabelText(/^Local unit name \(local language\)/),
  expectSaved: () => screen.findByText(/^(The local unit was added|The changes were stored)/),
  collection: '/api/v2/local-units/',
  documentKey: 'local-unit-107/new',
  taking: removedRow({
    open: async (user) => {
      await select('type', 'Health Care');
      await goTo(user, /Human resources/);
    },
    addLabel: 'Add a profile',
    row: 'Profile 1',
    field: 'Position',
  }),
});

const health = {
  affiliation: 1,
  functionality: 1,
  health_facility_type: 3,
  focal_point_position: 'Head',
  focal_point_email: 'head@example.org',
  general_medical_services: [1],
  specialized_medical_beyond_primary_level: [1],
  blood_services: [1],
  is_in_patient_capacity: true,
  is_isolation_rooms_wards: true,
  other_profiles: [{ position: 'Cook', number: 1 }],
};

const opened = (parts: Partial<LocalUnitBody>) => async () => {
  const stored = await validated(parts);
  return { stored, user: (await openForm(`/countries/107/local-units/${stored.id}/edit`)).user };
};
const facility = (parts: object) => opened({ type: 2, health: { ...health, ...parts } });

describeAnswers(unitFormFor(107), {
  layouts: {
    administrative: opened({}),
    ambulances: facility({ health_facility_type: 1 }),
    hospital: facility({}),
    primaryCare: facility({ health_facility_type: 5 }),
    training: facility({ health_facility_type: 7, professional_training_facilities: [9] }),
    specialized: facility({ health_facility_type: 8, affiliation: 9 }),
    other: facility({ health_facility_type: 9 }),
  },
  held: ['country', 'type', 'health.id', 'type_code', 'facility_code', 'affiliation_code', 'training_codes', 'is_edit'],
});

describe('what is typed outlives a decision', () => {
  /** Opens the unit's page some time later. */
  const openUnit = (id: number, as = 'staff') => {
    cleanup();
    queryClient.clear();
    return openApp(server, `/countries/107/local-units/${id}`, { as });
  };
  const reject = async (id: number) =>
    ask(`POST /api/v2/local-units/${id}/revert/`, { reason: 'A double entry.' }, 'unit.validator');
  const restoreDraft = async (user: User) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore your draft?' });
    await user.click(within(dialog).getByRole('button', { name: 'Restore draft' }));
  };

  test('the second writer reads why the edit must wait beside what was typed, and finds it in the form afterwards', async () => {
    const { id } = await validated();
    const { user } = await openForm(`/countries/107/local-units/${id}/edit`);
    await put('subtype', 'Kiosk');
    await goTo(user, /Changes/);
    await put('update_reason_overview', 'It moved.');
    const other = { ...branch, local_branch_name: 'Tawi', phone: '12', update_reason_overview: 'A phone.' };
    await ask(`PATCH /api/v2/local-units/${id}/`, other);
    await submit(user);
    const conflict = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
    await user.click(within(conflict).getByRole('button', { name: 'Continue with this choice' }));
    expect(await screen.findByText(/^This unit cannot be edited until a validator/)).toBeVisible();
    const typed = await screen.findByRole('table', { name: 'Answers that differ' });
    expect(within(typed).getByRole('row', { name: /Sub-type.*Kiosk/ })).toBeVisible();
    expect(screen.getByText('Your reason for the update: It moved.')).toBeVisible();
    await ask(`POST /api/v2/local-units/${id}/validate/`, {}, 'unit.validator');
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await restoreDraft(user);
    await goTo(user, /Basics/);
    await waitFor(async () => expect(await control('subtype')).toHaveValue('Kiosk'));
  });

  test('the author of a rejected edit corrects what was sent, and submits it again', async () => {
    const { id } = await validated();
    const { user, place: at } = await openForm(`/countries/107/local-units/${id}/edit`);
    await put('subtype', 'Kiosk');
    await goTo(user, /Changes/);
    await put('update_reason_overview', 'It moved.');
    await submit(user);
    await waitFor(() => expect(at()).toBe(`/countries/107/local-units/${id}`));
    await reject(id);
    const again = await openUnit(id);
    await again.user.click(await screen.findByRole('button', { name: 'Correct and submit again' }));
    await restoreDraft(again.user);
    await waitFor(async () => expect(await control('subtype')).toHaveValue('Kiosk'));
    await goTo(again.user, /Changes/);
    await submit(again.user);
    await waitFor(async () => expect(await unitOf(id)).toMatchObject({ status: 3, subtype: 'Kiosk' }));
  });

  test('a rejected new unit says what may have become of it, and its author adds it again', async () => {
    const { user, place: at } = await openForm('/countries/107/local-units/new');
    await fillBasics('Administrative', 'Tawi la Kilima', 'Ada');
    await place(user, '35.91');
    await submit(user);
    await waitFor(() => expect(at()).toMatch(/^\/countries\/107\/local-units\/\d+$/));
    const id = Number(at().split('/').at(-1));
    await reject(id);
    await openUnit(id, 'per.admin');
    expect(await screen.findByText(/^There is no such unit/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Correct and submit again' })).toBeNull();
    const author = await openUnit(id);
    await author.user.click(await screen.findByRole('button', { name: 'Correct and submit again' }));
    await restoreDraft(author.user);
    await waitFor(async () => expect(await control('local_branch_name')).toHaveValue('Tawi la Kilima'));
  });

  test('once an edit is accepted, what was sent is no longer kept', async () => {
    const { id } = await validated();
    await keepSentUnit(id, { country: 107 });
    await openUnit(id);
    await screen.findByText(/^The last request was accepted/);
    await waitFor(async () => expect(await sentUnit(id)).toBeNull());
  });
});
