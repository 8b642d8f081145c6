import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { MarkIcon } from '#resources/local-unit/MarkIcon';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';

const server = sandboxServer();
beforeEach(() => stubIntersectionObserver('#local-units'));

const context = '/countries/107/ns-overview/context-and-structure';

const units = () => screen.findByRole('list', { name: 'Local units in the list' });

test('a visitor filters public units by the address, opens one, and finds neither contacts nor anything to change', async () => {
  const { user } = await openApp(server, `${context}?units_type=1&units_search=lakeside`);
  const list = await units();
  const [unit, ...others] = within(list).getAllByRole('button');
  expect(others).toEqual([]);
  if (!unit) throw new Error('no unit');
  expect(unit).toHaveTextContent('Tawi la Kando ya Ziwa');
  expect(await screen.findByText('1 unit on the map')).toBeVisible();
  await user.click(unit);
  await waitFor(() => expect(window.location.search).toContain('unit=1'));
  const details = await within(list).findByRole('link', { name: 'All details of Tawi la Kando ya Ziwa' });
  await user.click(details);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tawi la Kando ya Ziwa' })).toBeVisible();
  expect(await screen.findByText('12 Oginga Road')).toBeVisible();
  expect(screen.queryByText('+99 000 2001')).toBeNull();
  for (const name of ['Edit', 'Validate', 'Deprecate']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('map and list follow one set of filters, and the list asks the server for a page at a time', async () => {
  const { user, place } = await openApp(server, '/countries/107#local-units', { as: 'staff' });
  const list = await units();
  expect(place()).toBe(`${context}#local-units`);
  expect(within(list).getAllByRole('button')).toHaveLength(10);
  await screen.findByRole('option', { name: 'Pending Edit Validation' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending Edit Validation');
  expect(await screen.findByText('1 unit on the map')).toBeVisible();
  // the heading changes with its rows
  expect(await screen.findByRole('heading', { name: /^Local units \(1 of \d+\)$/ })).toBeVisible();
  await waitFor(async () => expect(within(await units()).getAllByRole('button')).toHaveLength(1));
  expect(server.calls.filter((call) => call.includes('/local-units/?') && call.includes('limit=100000'))).toHaveLength(
    1,
  );
  expect(screen.getByRole('link', { name: 'Add a local unit' })).toBeVisible();
});

test('a validator compares an edit, rejects it with a reason, and its author sees that it was rejected', async () => {
  const { user } = await openApp(server, '/countries/107/local-units/2', { as: 'unit.validator' });
  const changes = await screen.findByRole('table', { name: 'Answers that differ' });
  const row = within(changes).getByRole('row', { name: /^Address \(English\)/ });
  expect(row).toHaveTextContent('3 Market Road');
  expect(row).toHaveTextContent('5 Market Road');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject this edit' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByText('Please fill this in.')).toBeVisible();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'The street is another one.' } });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/^The last edit was rejected \(/)).toBeVisible();
  expect(server.sandbox.outbox.mails('staff@example.org').at(-1)?.body).toContain('The street is another one.');
});

const unitPath = (id: number) => `/api/v2/local-units/${id}/`;

test('a rejected new unit is gone for good: its author is written to, and nothing brings it back without a request', async () => {
  const { user } = await openApp(server, '/countries/107/local-units/3', { as: 'unit.validator' });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject this new unit' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'A double entry.' } });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  const mail = await screen.findByRole('link', { name: 'Write to the author' });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('Reason: A double entry.');
  expect(screen.getByText(/A rejection of a new unit cannot be undone/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the deprecation' })).toBeNull();
});

test('a rejected unit that was taken back elsewhere can be deprecated alone, and says why', async () => {
  const token = await server.sandbox.logIn('unit.validator');
  await server.sandbox.request(`POST ${unitPath(3)}revert-deprecate/`, { token, body: {} });
  const { user } = await openApp(server, '/countries/107/local-units/3', { as: 'unit.validator' });
  expect(await screen.findByText(/^This new unit was rejected and then taken back/)).toBeVisible();
  for (const name of ['Validate', 'Reject']) expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deprecate' }));
  expect(await screen.findByRole('dialog', { name: 'Deprecate this unit' })).toBeVisible();
});

async function newUnit(parts: object = {}): Promise<number> {
  const body = {
    country: 107,
    type: 1,
    date_of_data: '2026-03-01',
    local_branch_name: 'Tawi la Bonde',
    focal_person_loc: 'Ada',
    location_json: { lat: -0.1, lng: 35.5 },
    visibility: 3,
    ...parts,
  };
  const token = await server.sandbox.logIn('staff');
  return (await server.sandbox.json<{ id: number }>('POST /api/v2/local-units/', { token, body })).id;
}

test('a pharmacy says nothing of ambulances and teaching, which an import stores as 0 and no', async () => {
  const health = {
    ...{ affiliation: 1, functionality: 1, health_facility_type: 4 },
    ...{ ambulance_type_a: 0, is_teaching_hospital: false, nurse: 0, maximum_capacity: 0 },
  };
  const id = await newUnit({ type: 2, health });
  await openApp(server, `/countries/107/local-units/${id}`, { as: 'staff' });
  expect((await screen.findAllByText('Pharmacy')).length).toBeGreaterThan(0);
  const details = screen.getByRole('region', { name: 'Specialities and capacity' });
  expect(details).not.toHaveTextContent(/Ambulance|Teaching hospital|beds/);
  expect(screen.getAllByText('Nurses').length).toBeGreaterThan(0);
});

test.each(['Validate', 'Reject'])('who decides second (%s) is told so, and sees what was decided', async (decision) => {
  const id = await newUnit();
  const { user } = await openApp(server, `/countries/107/local-units/${id}`, { as: 'unit.validator' });
  const button = await screen.findByRole('button', { name: decision });
  const token = await server.sandbox.logIn('super');
  await server.sandbox.request(`POST ${unitPath(id)}validate/`, { token, body: {} });
  await user.click(button);
  const dialog = within(await screen.findByRole(decision === 'Reject' ? 'dialog' : 'alertdialog'));
  if (decision === 'Reject') fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'A double entry.' } });
  await user.click(dialog.getByRole('button', { name: decision }));
  const alert = await screen.findByText(/^Somebody else has decided on this unit already/);
  expect(alert.parentElement).toHaveTextContent(/No request for this unit waits|validated already/);
  expect(await screen.findByText(/^The last request was accepted \(/)).toBeVisible();
});

test.each(['Validate', 'Reject', 'Deprecate'])(
  '%s decides on no edit that came after the page was opened, and shows that edit',
  async (decision) => {
    const id = await newUnit();
    const [token, staff] = [await server.sandbox.logIn('super'), await server.sandbox.logIn('staff')];
    const write = (of: string, method: string, path: string, body: object) =>
      server.sandbox.request(`${method} ${unitPath(id)}${path}`, { token: of, body });
    const edit = (subtype: string) =>
      write(staff, 'PATCH', '', {
        ...{ country: 107, type: 1, local_branch_name: 'Tawi la Bonde', location_json: { lat: -0.1, lng: 35.5 } },
        ...{ subtype, update_reason_overview: 'Corrected' },
      });
    await write(token, 'POST', 'validate/', {});
    await edit('Seen');
    const { user } = await openApp(server, `/countries/107/local-units/${id}`, { as: 'unit.validator' });
    const button = await screen.findByRole('button', { name: decision });
    await write(token, 'POST', 'revert/', { reason: 'Wrong' });
    await edit('Not seen');
    await user.click(button);
    const dialog = within(await screen.findByRole(decision === 'Validate' ? 'alertdialog' : 'dialog'));
    const reason = dialog.queryByRole('combobox');
    if (reason) await user.selectOptions(reason, await dialog.findByRole('option', { name: 'Other' }));
    const text = dialog.queryByRole('textbox');
    if (text) fireEvent.change(text, { target: { value: 'As seen.' } });
    await user.click(dialog.getByRole('button', { name: decision }));
    expect(await screen.findByText(/^Somebody else has edited this unit in the meantime\./)).toBeVisible();
    expect((await screen.findAllByText('Not seen')).length).toBeGreaterThan(0);
    expect(await unitOf(id)).toMatchObject({ status: 3, subtype: 'Not seen' });
  },
);

test('a confirmation overwrites no edit that came after the page was opened', async () => {
  const id = await newUnit();
  const [token, staff] = [await server.sandbox.logIn('super'), await server.sandbox.logIn('staff')];
  await server.sandbox.request(`POST ${unitPath(id)}validate/`, { token, body: {} });
  const { user } = await openApp(server, `/countries/107/local-units/${id}`, { as: 'staff' });
  await user.click(await screen.findByRole('button', { name: 'Still right today' }));
  const question = within(await screen.findByRole('alertdialog'));
  const renamed = { country: 107, type: 1, local_branch_name: 'Jina jipya', location_json: { lat: -0.1, lng: 35.5 } };
  const body = { ...renamed, update_reason_overview: 'Renamed' };
  await server.sandbox.request(`PATCH ${unitPath(id)}`, { token: staff, body });
  await server.sandbox.request(`POST ${unitPath(id)}validate/`, { token, body: {} });
  await user.click(question.getByRole('button', { name: 'Still right today' }));
  expect(await screen.findByText(/^Somebody else has edited this unit in the meantime\./)).toBeVisible();
  expect(await unitOf(id)).toMatchObject({ status: 1, local_branch_name: 'Jina jipya' });
});

test('nothing is decided while the changes cannot be read', async () => {
  const id = await newUnit();
  server.server.use(
    http.get(
      `http://localhost:3000${unitPath(id)}latest-change-request/`,
      () => new HttpResponse('', { status: 500 }),
      {
        once: true,
      },
    ),
  );
  const { user } = await openApp(server, `/countries/107/local-units/${id}`, { as: 'unit.validator' });
  const card = (await screen.findByRole('heading', { name: 'New unit awaiting validation' })).closest('section');
  const retry = await within(card as HTMLElement).findByRole('button', { name: 'Retry' });
  for (const name of ['Validate', 'Reject', 'Deprecate']) expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Validate' })).toBeVisible();
});

test('every member reads what waits, in the order of the form and without the contacts of others', async () => {
  const id = await newUnit();
  await openApp(server, `/countries/107/local-units/${id}`, { as: 'training.validator' });
  const table = within(await screen.findByRole('table', { name: 'Answers that differ' }));
  // a new unit has no earlier answers
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Answer', 'Now']);
  const rows = table.getAllByRole('row');
  const names = rows.slice(1).map((row) => row.textContent ?? '');
  expect(
    names.map((text) => /^(Local unit type|Local unit name|Date of update|Visibility|Position)/.exec(text)?.[0]),
  ).toEqual(['Local unit type', 'Local unit name', 'Date of update', 'Visibility', 'Position']);
  expect(screen.queryByText('Ada')).toBeNull();
});

test('a validator of another type reads the unit, and is offered no decision', async () => {
  await openApp(server, '/countries/107/local-units/2', { as: 'training.validator' });
  expect(await screen.findByText('Valley Branch')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Validate' })).toBeNull();
  expect(screen.queryByText('+99 000 9999')).toBeNull();
});

test('an address under another country leads to the right one, and the page to the place of the unit', async () => {
  const { place } = await openApp(server, '/countries/4/local-units/1?from=mail');
  expect(await screen.findByRole('link', { name: 'Among all units of Kenya' })).toHaveAttribute(
    'href',
    `${context}?unit=1#local-units`,
  );
  expect(place()).toBe('/countries/107/local-units/1?from=mail');
  expect(screen.getByRole('figure', { name: 'Map of Tawi la Kando ya Ziwa' })).toBeVisible();
});

test('a shared link that selects a unit scrolls to the section', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  await openApp(server, `${context}?unit=1`);
  await units();
  expect(scrolled).toContain('local-units');
});

const unitOf = async (id: number) => {
  const token = await server.sandbox.logIn('super');
  return server.sandbox.json<{ status: number; date_of_data: string }>(`GET ${unitPath(id)}`, { token });
};

test('members filter units by their last change, on the map and in the list; visitors have no dates', async () => {
  const visited = await openApp(server, context);
  await units();
  expect(screen.queryByRole('combobox', { name: 'Last change' })).toBeNull();
  visited.unmount();
  const { user } = await openApp(server, `${context}?units_type=1`, { as: 'staff' });
  const count = async () => Number(/\d+/.exec((await screen.findByText(/units? on the map$/)).textContent ?? '')?.[0]);
  await units();
  const all = await count();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Last change' }), 'More than 1 year ago');
  await waitFor(async () => expect(await count()).toBeLessThan(all));
  expect(server.calls.some((call) => call.includes('ordering=modified_at'))).toBe(true);
  const old = await count();
  await waitFor(() =>
    expect(screen.queryAllByRole('list', { name: 'Local units in the list' }).length).toBe(old === 0 ? 0 : 1),
  );
});

test('the nearest units are found from a province or from a position that is asked for on press alone', async () => {
  const ask = vi.fn((done: PositionCallback) =>
    done({ coords: { longitude: 36.8, latitude: -1.3 } } as GeolocationPosition),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
  const { user } = await openApp(server, context);
  await units();
  await screen.findByRole('button', { name: 'Use my position' });
  const near = within(screen.getByRole('region', { name: 'Nearest units' }));
  expect(ask).not.toHaveBeenCalled();
  await user.click(near.getByRole('button', { name: 'Use my position' }));
  const found = within(await near.findByRole('list', { name: 'From your position' }));
  expect(found.getAllByRole('listitem')).toHaveLength(5);
  expect(found.getAllByText(/^[\d,.]+ km away$/)).toHaveLength(5);
  expect(found.getAllByRole('link', { name: /^Way to / })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('openstreetmap.org/directions?route=-1.3%2C36.8%3B'),
  );
  expect(window.location.search).not.toContain('36.8');
});

test('an editor confirms that a unit is still right, once told that it then waits for a validator', async () => {
  const { user } = await openApp(server, '/countries/107/local-units/1', { as: 'staff' });
  await user.click(await screen.findByRole('button', { name: 'Still right today' }));
  const question = await screen.findByRole('alertdialog', { name: 'Confirm that all data are right today?' });
  expect(question).toHaveTextContent('cannot be edited until then');
  expect((await unitOf(1)).status).toBe(1);
  await user.click(within(question).getByRole('button', { name: 'Still right today' }));
  expect(await screen.findByText('The confirmation was sent. The unit waits for a validator.')).toBeVisible();
  await waitFor(async () => expect((await unitOf(1)).status).toBe(3));
  expect(screen.queryByRole('button', { name: 'Still right today' })).toBeNull();
});

test('a confirmation whose validation fails is said to be sent, not to be lost', async () => {
  server.server.use(
    http.post('*/api/v2/local-units/2/validate/', () =>
      HttpResponse.json({ message: 'The mail server does not answer.' }, { status: 503 }),
    ),
  );
  const token = await server.sandbox.logIn('super');
  await server.sandbox.request('POST /api/v2/local-units/2/validate/', { token, body: {} });
  const { user } = await openApp(server, '/countries/107/local-units/2', { as: 'super' });
  await user.click(await screen.findByRole('button', { name: 'Still right today' }));
  const question = await screen.findByRole('alertdialog', { name: 'Confirm that all data are right today?' });
  await user.click(within(question).getByRole('button', { name: 'Still right today' }));
  expect(await screen.findByText('The confirmation was sent. The unit waits for a validator.')).toBeVisible();
  expect(screen.queryByText('The confirmation was not stored.')).toBeNull();
  expect((await unitOf(2)).status).toBe(3);
});

test('a choice whose names cannot be loaded is told as such, not by its number', async () => {
  server.server.use(
    http.get('*/api/v2/local-units-options/', () => HttpResponse.json({ detail: 'broken' }, { status: 500 })),
  );
  await openApp(server, '/countries/107/local-units/1', { as: 'staff' });
  expect(await screen.findByText('12 Oginga Road')).toBeVisible();
  expect(await screen.findAllByText('Not available')).not.toHaveLength(0);
});

test('a unit without a position shows none', async () => {
  const unit = await unitOf(1);
  server.server.use(
    http.get('*/api/v2/local-units/1/', () =>
      HttpResponse.json({ ...unit, location_geojson: null, location_json: null }),
    ),
  );
  await openApp(server, '/countries/107/local-units/1', { as: 'staff' });
  expect(await screen.findByText('12 Oginga Road')).toBeVisible();
  expect(screen.queryByText(/undefined/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Where it is' })).toBeNull();
});

test('under the filter of health care the list has the icons of the kinds of facility, as the map', async () => {
  await openApp(server, `${context}?units_type=2`, { as: 'staff' });
  const row = await within(await units()).findByRole('button', { name: /Hospitali ya Mlima/ });
  const hospital = render(<MarkIcon code={3} />).container.firstElementChild;
  expect(row.querySelector('[aria-hidden]')).toHaveAttribute('style', hospital?.getAttribute('style'));
});
