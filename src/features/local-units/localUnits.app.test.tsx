import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
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

test('a rejected new unit is gone, until the validator takes that back', async () => {
  const { user } = await openApp(server, '/countries/107/local-units/3', { as: 'unit.validator' });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject this new unit' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'A double entry.' } });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  const mail = await screen.findByRole('link', { name: 'Write to the author' });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('Reason: A double entry.');
  await user.click(screen.getByRole('button', { name: 'Undo the deprecation' }));
  expect(await screen.findByRole('heading', { name: 'New unit awaiting validation' })).toBeVisible();
});

test('a validator of another type reads the unit, and is offered no decision', async () => {
  await openApp(server, '/countries/107/local-units/2', { as: 'training.validator' });
  expect(await screen.findByText('Valley Branch')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Validate' })).toBeNull();
  expect(screen.queryByText('+99 000 9999')).toBeNull();
});
