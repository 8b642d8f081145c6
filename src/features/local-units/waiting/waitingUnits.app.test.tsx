import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();
const table = () => screen.findByRole('table', { name: 'Units that wait for you' });
const rowsOf = async () => {
  const boxes = await within(await table()).findAllByRole('checkbox');
  return boxes.map((box) => box.closest('[role="row"], tr') as HTMLElement);
};
const validations = () => server.calls.filter((call) => call.endsWith('/validate/'));

test('a validator works through the units that wait, oldest first, from the account menu', async () => {
  const { user, place } = await openApp(server, '/', { as: 'unit.validator' });
  await user.click(await screen.findByRole('button', { name: 'Njeri Mutua' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Local units to validate' }));
  const rows = await rowsOf();
  expect(place()).toBe('/local-units/waiting');
  const since = rows.map((row) => row.querySelector('time')?.dateTime ?? '');
  expect(since).toEqual(since.toSorted());
  for (const row of rows) expect(row).toHaveTextContent('Kenya');
  expect(screen.getByRole('heading', { name: `Units that wait for you (${rows.length})` })).toBeVisible();
  // one read of each kind, of the validator's country alone
  const reads = server.calls.filter((call) => call.startsWith('GET /api/v2/local-units/?'));
  expect(reads).toHaveLength(2);
  for (const read of reads) expect(read).toContain('country__iso3=KEN');

  await user.click(within(rows[0] as HTMLElement).getByRole('link'));
  const navigation = within(await screen.findByRole('navigation', { name: 'Units that wait for you' }));
  expect(await navigation.findByText(`Unit 1 of ${rows.length} that wait for you`)).toBeVisible();
  expect(navigation.queryByRole('link', { name: 'Previous unit' })).toBeNull();
  const first = place();
  await user.click(navigation.getByRole('link', { name: 'Next unit' }));
  await waitFor(() => expect(place()).not.toBe(first));
  expect(await screen.findByText(`Unit 2 of ${rows.length} that wait for you`)).toBeVisible();
});

test('several units are validated in turn; one that fails stays chosen, with its reason', async () => {
  const { user } = await openApp(server, '/local-units/waiting', { as: 'super' });
  const rows = await rowsOf();
  const [first, second] = rows.map((row) => within(row).getByRole('checkbox'));
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  expect(screen.getByText('2 units chosen')).toBeVisible();
  const target = new URL(within(rows[1] as HTMLElement).getByRole<HTMLAnchorElement>('link').href).pathname;
  const refused = target.split('/').at(-1);
  server.server.use(
    http.post(`*/api/v2/local-units/${refused}/validate/`, () =>
      HttpResponse.json({ message: 'The mail server does not answer.' }, { status: 503 }),
    ),
  );
  const { pathname } = new URL(within(rows[0] as HTMLElement).getByRole<HTMLAnchorElement>('link').href);
  server.calls.length = 0;
  await user.click(screen.getByRole('button', { name: 'Validate the chosen units' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Validate 2 units?' }));
  await user.click(question.getByRole('button', { name: 'Validate' }));
  expect(await screen.findByText(/^Not validated: /)).toBeVisible();
  expect(await screen.findByText('1 unit is validated.')).toBeVisible();
  expect(validations()).toHaveLength(1);
  expect(await screen.findByText('1 unit chosen')).toBeVisible();
  await waitFor(() => expect(document.querySelector(`a[href^="${pathname}?"]`)).toBeNull());
});

test('a unit that was edited after the list was read stays chosen, and is not validated', async () => {
  const { user } = await openApp(server, '/local-units/waiting', { as: 'super' });
  const [row] = await rowsOf();
  await user.click(within(row as HTMLElement).getByRole('checkbox'));
  const target = new URL(within(row as HTMLElement).getByRole<HTMLAnchorElement>('link').href).pathname;
  const id = target.split('/').at(-1);
  server.server.use(
    http.get(`*/api/v2/local-units/${id}/`, async () => {
      const token = await server.sandbox.logIn('super');
      const unit = await server.sandbox.json<object>(`GET /api/v2/local-units/${id}/`, { token });
      return HttpResponse.json({ ...unit, modified_at: '2030-01-01T00:00:00Z' });
    }),
  );
  server.calls.length = 0;
  await user.click(screen.getByRole('button', { name: 'Validate the chosen units' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Validate 1 unit?' }));
  await user.click(question.getByRole('button', { name: 'Validate' }));
  expect(await screen.findByText(/^Somebody else has edited this unit in the meantime\./)).toBeVisible();
  expect(validations()).toEqual([]);
  expect(screen.getByText('1 unit chosen')).toBeVisible();
});

test('after the chosen unit is validated, the focus is on the list', async () => {
  const { user } = await openApp(server, '/local-units/waiting', { as: 'super' });
  const [first] = await rowsOf();
  await user.click(within(first as HTMLElement).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Validate the chosen units' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Validate 1 unit?' }));
  await user.click(question.getByRole('button', { name: 'Validate' }));
  expect(await screen.findByText('1 unit is validated.')).toBeVisible();
  const list = await table();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement).toContainElement(list);
});

test('members who validate nothing are refused', async () => {
  await openApp(server, '/local-units/waiting', { as: 'staff' });
  expect(await screen.findByText(/^Looks like you don.t have the correct permissions/)).toBeVisible();
});
