import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { UiProvider } from '../layout/UiProvider';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard';

function Editor() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const release = useUnsavedChangesGuard(text !== '');
  return (
    <>
      <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/list">List</Link>
      <button
        type="button"
        onClick={() => {
          release();
          navigate('/list');
        }}
      >
        Save
      </button>
    </>
  );
}

const open = () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Editor /> },
      { path: '/list', element: <p>All reports</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
};

const isTabCloseBlocked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('does not ask without changes', async () => {
  open();
  expect(isTabCloseBlocked()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByText('All reports')).toBeVisible();
});

test('asks with changes; staying keeps them, leaving navigates', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox'), 'Delta floods');
  expect(isTabCloseBlocked()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('textbox')).toHaveValue('Delta floods');
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('All reports')).toBeVisible();
});

test('does not ask after a save', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All reports')).toBeVisible();
  expect(isTabCloseBlocked()).toBe(false);
});
