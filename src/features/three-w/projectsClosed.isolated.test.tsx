import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '#tests/renderApp';
import { threeWServer } from '#tests/threeW';

vi.hoisted(() => vi.stubEnv('VITE_PROJECTS_CLOSED', 'true'));
// these tests render the whole app and use its time limit
vi.setConfig({ testTimeout: 30_000 });

const { server, storeProject } = threeWServer();

const closed = '3W projects are closed';

test('the lists and pages of projects say so, show what there is, and offer no way to write', async () => {
  const { id } = await storeProject({ name: 'Kept springs' });
  const list = await openApp(server, '/three-w/projects/all?search=Kept springs', { as: 'admin' });
  expect(await screen.findByText(closed)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kept springs' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add 3W project' })).not.toBeInTheDocument();
  await list.user.click(screen.getByRole('button', { name: 'Actions for Kept springs' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'View project details',
  ]);
  list.unmount();
  const page = await openApp(server, `/three-w/projects/${id}`, { as: 'admin' });
  expect(await screen.findByText(closed)).toBeVisible();
  expect(await screen.findByText('Countrywide')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
  page.unmount();
});

test.each([
  '/three-w/projects',
  '/three-w/projects/new',
  '/three-w/projects/1/edit',
  '/regions/0/three-w',
  '/countries/107/ongoing-activities/three-w/projects',
  '/countries/107/ns-overview/activities',
  '/account/my-forms/three-w',
])('%s says so, and holds no form of a project', async (path) => {
  await openApp(server, path, { as: 'admin' });
  expect(await screen.findByText(closed)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add 3W project' })).not.toBeInTheDocument();
});
