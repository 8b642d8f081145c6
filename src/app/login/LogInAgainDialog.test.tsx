import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { authorizeRequests } from '#app/session/authorizeRequests';
import { currentUserQuery } from '#app/session/currentUser';
import { currentLogInRequest, type LogInOutcome, requestLogIn } from '#app/session/logInRequest';
import { currentSession, endSession, type Session, startSession } from '#app/session/session';
import { syncSessionAcrossTabs } from '#app/session/syncSessionAcrossTabs';
import { registerUnsavedForm } from '#ui/form/unsavedForms';
import { UiProvider } from '#ui/layout/UiProvider';
import { LogInAgainHost } from './LogInAgainHost';

const amara: Session = {
  id: 1,
  username: 'amara@example.org',
  firstName: 'Amara',
  lastName: 'Okafor',
  displayName: 'Amara Okafor',
  token: 'first',
  expires: '',
};
const answers = {
  amara: { id: 1, username: 'amara@example.org', first: 'Amara', last: 'Okafor', token: 'second', expires: '' },
  ben: { id: 2, username: 'ben@example.org', first: 'Ben', last: 'Adler', token: 'third', expires: '' },
};
const server = setupServer(
  http.post('*/get_auth_token', async ({ request }) => {
    const { username, password } = (await request.json()) as { username: string; password: string };
    if (password !== 'right')
      return HttpResponse.json({ statusCode: 400, error_message: 'Invalid username or password' }, { status: 400 });
    return HttpResponse.json(username.startsWith('ben') ? answers.ben : answers.amara);
  }),
  http.get('*/api/v2/user/me/', ({ request }) =>
    request.headers.get('Authorization') === 'Token second'
      ? HttpResponse.json({ id: 1, username: 'amara@example.org' })
      : HttpResponse.json({ errors: { non_field_errors: ['Invalid token.'] } }, { status: 401 }),
  ),
);
const reload = vi.fn();
let stopFollowing: () => void;
beforeAll(() => {
  authorizeRequests();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  stopFollowing = syncSessionAcrossTabs(reload);
  startSession(amara);
});
afterEach(() => {
  act(() => currentLogInRequest()?.settle('logged-in'));
  stopFollowing();
  reload.mockReset();
  server.resetHandlers();
  endSession();
});
afterAll(() => server.close());

const outcome = vi.fn<(outcome: LogInOutcome) => void>();
beforeEach(() => void outcome.mockReset());

const Save = () => (
  <button type="button" onClick={() => requestLogIn().then(outcome)}>
    Save
  </button>
);
const open = () => {
  render(
    <UiProvider>
      <Save />
      <LogInAgainHost />
    </UiProvider>,
  );
};
const save = async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return screen.findByRole('dialog', { name: 'Log in again' });
};
const logIn = async (password: string) => {
  await userEvent.type(screen.getByLabelText(/^Password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};
const inAnotherTab = (session: Session | null) => {
  if (session) localStorage.setItem('user', JSON.stringify(session));
  else localStorage.removeItem('user');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
};

test('the same user logs in within the page and continues', async () => {
  await save();
  expect(screen.getByRole('textbox', { name: /^E-mail or username/ })).toHaveValue('amara@example.org');
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  await logIn('right');
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('logged-in'));
  expect(currentSession()?.token).toBe('second');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a wrong password shows an error and keeps the dialog open', async () => {
  await save();
  await logIn('wrong');
  expect(await screen.findByText(/^The e-mail address or the password is wrong/)).toBeVisible();
  expect(outcome).not.toHaveBeenCalled();
});

test('a login of another user is rejected with the name of the expected one', async () => {
  await save();
  const username = screen.getByRole('textbox', { name: /^E-mail or username/ });
  await userEvent.clear(username);
  await userEvent.type(username, 'ben@example.org');
  await logIn('right');
  expect(
    await screen.findByText(/^This is the account of Ben Adler, but the work .* belongs to Amara Okafor/),
  ).toBeVisible();
  expect(currentSession()?.token).toBe('first');
  expect(outcome).not.toHaveBeenCalled();
});

test('a dismissed dialog leaves the page unchanged', async () => {
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('dismissed'));
  expect(currentSession()?.token).toBe('first');
});

test('a login of the same person in another tab closes the dialog, also after that tab has logged out', async () => {
  await save();
  inAnotherTab(null);
  expect(screen.getByRole('dialog')).toBeVisible();
  inAnotherTab({ ...amara, token: 'second' });
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('logged-in'));
  expect(currentSession()?.token).toBe('second');
  expect(reload).not.toHaveBeenCalled();
});

test('a refused token is renewed while a form has unsaved changes, and the record of the user is read again', async () => {
  const saved = registerUnsavedForm();
  try {
    open();
    const user = queryClient.fetchQuery(currentUserQuery);
    await screen.findByRole('dialog', { name: 'Log in again' });
    await logIn('right');
    expect(await user).toMatchObject({ id: 1 });
    expect(currentSession()?.token).toBe('second');
  } finally {
    saved();
  }
});

test('a session that another tab removed after its time is renewed while a form has unsaved changes', async () => {
  const saved = registerUnsavedForm();
  try {
    startSession({ ...amara, expires: '2020-01-01T00:00:00Z' });
    open();
    inAnotherTab(null);
    await screen.findByRole('dialog', { name: 'Log in again' });
    expect(reload).not.toHaveBeenCalled();
    await logIn('right');
    await waitFor(() => expect(currentSession()?.token).toBe('second'));
  } finally {
    saved();
  }
});

test('a dialog that was dismissed is not opened again by a read in the background', async () => {
  const saved = registerUnsavedForm();
  try {
    open();
    const first = queryClient.fetchQuery(currentUserQuery).catch((error: unknown) => error);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await first).toMatchObject({ status: 401 });
    await expect(queryClient.fetchQuery(currentUserQuery)).rejects.toMatchObject({ status: 401 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  } finally {
    saved();
  }
});

test('an expired session is kept until the form is saved or left', () => {
  const saved = registerUnsavedForm();
  startSession({ ...amara, expires: '2020-01-01T00:00:00Z' });
  expect(currentSession()?.token).toBe('first');
  saved();
  expect(currentSession()).toBeNull();
});
