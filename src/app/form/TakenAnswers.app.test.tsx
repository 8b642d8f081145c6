import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#app/session/session';
import { sandboxServer } from '#tests/renderApp';
import { openSampleForm } from '#tests/sampleForm';

const server = sandboxServer();

beforeEach(async () => {
  const token = await server.sandbox.logIn('staff');
  startSession({ id: 1, username: '', firstName: '', lastName: '', displayName: '', token, expires: '' });
});

const names = () => screen.getAllByRole('textbox', { name: 'Name of the source' });
const typed = () => names().map((box) => (box as HTMLInputElement).value);
const remove = (user: UserEvent, row: string) => user.click(screen.getByRole('button', { name: `Remove ${row}` }));
const undo = () => screen.queryByRole('button', { name: 'Undo' });

async function fillRows(user: UserEvent, ...texts: readonly string[]) {
  for (const text of texts) {
    await user.click(screen.getByRole('button', { name: 'Add' }));
    if (text) await user.type(names().at(-1) as HTMLElement, text);
  }
}

test('a filled row that is removed is named, and put back at its place beside what was typed since', async () => {
  const { user } = openSampleForm();
  await fillRows(user, 'Radio', 'Press', 'Staff');
  await remove(user, 'Sources 2');
  expect(typed()).toEqual(['Radio', 'Staff']);
  const line = (await screen.findByText('Filled answers were taken away:')).closest('[role="status"]') as HTMLElement;
  expect(line).toHaveTextContent('Sources 2');
  await user.type(names()[1] as HTMLElement, ' of the office');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Flood');
  await user.click(within(line).getByRole('button', { name: 'Undo' }));
  expect(typed()).toEqual(['Radio', 'Press', 'Staff of the office']);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Flood');
  expect(undo()).toBeNull();
  // what came back can be typed in, and be removed again
  await user.type(names()[1] as HTMLElement, ' office');
  expect(typed()).toEqual(['Radio', 'Press office', 'Staff of the office']);
  await remove(user, 'Sources 2');
  expect(undo()).toBeVisible();
});

test('a row without answers goes silently, and leaves the last offer', async () => {
  const { user } = openSampleForm();
  await fillRows(user, '', 'Press');
  await remove(user, 'Sources 1');
  expect(undo()).toBeNull();
  await remove(user, 'Sources 1');
  expect(undo()).toBeVisible();
  await fillRows(user, '');
  await remove(user, 'Sources 1');
  expect(undo()).toBeVisible();
});

test('the next removal replaces the offer, and it can be dismissed', async () => {
  const { user } = openSampleForm();
  await fillRows(user, 'Radio', 'Press');
  await remove(user, 'Sources 1');
  await remove(user, 'Sources 1');
  await user.click(undo() as HTMLElement);
  expect(typed()).toEqual(['Press']);
  await remove(user, 'Sources 1');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(undo()).toBeNull();
});

test('a row that came back is saved with the form', async () => {
  const { user, router } = openSampleForm();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Flood');
  await fillRows(user, 'Radio');
  await remove(user, 'Sources 1');
  await user.click(undo() as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Saved' });
  const id = router.state.location.pathname.split('/').at(-1);
  const token = await server.sandbox.logIn('staff');
  const response = await server.sandbox.request(`GET /api/v2/field-report/${id}/`, { token });
  const { sources } = (await response.json()) as { sources: { spec: string }[] };
  expect(sources.map(({ spec }) => spec)).toEqual(['Radio']);
});
