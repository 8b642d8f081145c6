import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';
import { viewSearch } from './savedViews';

const server = sandboxServer();

test.each([
  ['?keyword=logs&page=3&ordering=-opens', '?keyword=logs&ordering=-opens'],
  ['?table_page=2&table_dtype=1', '?table_dtype=1'],
  ['?page=2', ''],
  ['?region=1&dtype=12', '?dtype=12&region=1'],
  ['', ''],
])('the view of %s is %s', (search, view) => expect(viewSearch(search)).toBe(view));

const openViews = async (user: Awaited<ReturnType<typeof openApp>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('menu'));
};

test('a list as it is filtered is saved by name, opened again, and removed; nobody else sees it', async () => {
  const { user } = await openApp(server, '/alerts/all?keyword=logistics', { as: 'staff' });
  await user.click((await openViews(user)).getByRole('menuitem', { name: /^Save or remove/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'My logistics{Enter}');
  await screen.findByText('The view “My logistics” is saved on this device.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await user.click((await openViews(user)).getByRole('menuitem', { name: 'My logistics' }));
  await waitFor(() => expect(window.location.search).toBe('?keyword=logistics'));
  expect(await screen.findByRole('searchbox', { name: /eyword/ })).toHaveValue('logistics');
  await user.click((await openViews(user)).getByRole('menuitem', { name: /^Save or remove/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove My logistics' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect((await openViews(user)).queryByRole('menuitem', { name: /^My logistics/ })).not.toBeInTheDocument();
});

test('a view is marked as the present one, whatever was filtered first', async () => {
  const views = [{ name: 'Floods of Africa', pathname: '/field-reports/all', search: '?dtype=12&region=0' }];
  localStorage.setItem('views-visitor', JSON.stringify(views));
  const address = '/field-reports/all?region=0&dtype=12';
  window.history.replaceState(null, '', address);
  const { user } = await openApp(server, address);
  const item = (await openViews(user)).getByRole('menuitem', { name: /^Floods of Africa/ });
  expect(item).toHaveTextContent('As shown now');
});

test('the views of one login are not those of another', async () => {
  localStorage.setItem(
    'views-999999',
    JSON.stringify([{ name: 'Of somebody else', pathname: '/alerts/all', search: '' }, { name: 'Malformed' }]),
  );
  const { user } = await openApp(server, '/alerts/all', { as: 'staff' });
  expect((await openViews(user)).queryByRole('menuitem', { name: 'Of somebody else' })).not.toBeInTheDocument();
});
