import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { useAlerts } from '#app/alerts/alerts';
import { indexedEntries } from '#app/outbox/outboxIndex';
import { discardEntry, readOutbox } from '#app/outbox/outboxStore';
import { startSession } from '#app/session/session';
import type { FieldReport } from '#contract/fieldReport';
import { createPromise } from '#tests/createPromise';
import { describeFormFaults } from '#tests/formFaults/describeFormFaults';
import { sandboxServer } from '#tests/renderApp';
import { openSampleForm } from '#tests/sampleForm';
import { savedFiles } from '#tests/savedFiles';
import { draftsOf, draftsOfPerson, storeDraft } from '#ui/drafts/draftStore';

const server = sandboxServer();

const ask = async (endpoint: string, body?: object, as = 'staff'): Promise<FieldReport> => {
  const token = await server.sandbox.logIn(as);
  return (await server.sandbox.request(endpoint, { token, ...(body && { body }) })).json();
};

const logIn = async () => {
  const token = await server.sandbox.logIn('staff');
  startSession({
    id: 1,
    username: 'staff@example.org',
    firstName: '',
    lastName: '',
    displayName: '',
    token,
    expires: '',
  });
};

const title = () => screen.getByRole('textbox', { name: 'Title', hidden: true });
const goTo = (name: RegExp) => within(screen.getByRole('navigation')).getByRole('button', { name });

const storeReport = () =>
  ask('POST /api/v2/field-report/', {
    title: 'Stored',
    countries: [107],
    dtype: 12,
    start_date: '2026-05-18T00:00:00Z',
    status: 9,
    visibility: 3,
  });

const submit = async (user: ReturnType<typeof openSampleForm>['user']) => {
  await user.click(goTo(/Second step/));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
};

describeFormFaults(
  'a form of the kit',
  {
    server,
    logIn,
    openNew: async () => openSampleForm(),
    openEdit: async (id) => {
      const response = await fetch(`http://localhost:3000/api/v2/field-report/${id}/`);
      return openSampleForm(await response.json());
    },
    store: storeReport,
    changeElsewhere: (id, text) => ask(`PATCH /api/v2/field-report/${id}/`, { title: text }, 'country.admin'),
    fill: (user, text) => user.type(title(), text),
    submit,
    field: title,
    expectSaved: () => screen.findByRole('heading', { name: 'Saved' }),
    collection: '/api/v2/field-report/',
    taking: null,
    documentKey: 'sample/new',
  },
  { ofKit: true },
);

describe('a newer version on the server', () => {
  const opened = async () => {
    const stored = await storeReport();
    await logIn();
    return { stored, ...openSampleForm(stored) };
  };

  test('that has other values of other fields alone is no conflict', async () => {
    const { stored, user } = await opened();
    await user.type(title(), ' by me');
    await ask(`PATCH /api/v2/field-report/${stored.id}/`, { visibility: 1 }, 'country.admin');
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Saved' })).toBeVisible();
    expect(await ask(`GET /api/v2/field-report/${stored.id}/`)).toMatchObject({ title: 'Stored by me', visibility: 1 });
  });

  test('that holds a part of a save whose response was lost is one’s own', async () => {
    const { stored, user } = await opened();
    await user.type(title(), ' by me');
    await user.click(goTo(/Second step/));
    await user.type(screen.getByRole('textbox', { name: 'Dead' }), '3');
    server.server.use(
      http.patch(
        `*/api/v2/field-report/${stored.id}/`,
        async () => {
          await ask(`PATCH /api/v2/field-report/${stored.id}/`, { title: 'Stored by me' });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await submit(user);
    expect(await screen.findByText(/Network error/)).toBeVisible();
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Saved' })).toBeVisible();
    expect(await ask(`GET /api/v2/field-report/${stored.id}/`)).toMatchObject({ title: 'Stored by me', num_dead: 3 });
  });
});

test('a draft of an earlier version of the form is told, taken along as a file and removed by its writer alone', async () => {
  const place = { userId: '1', documentKey: 'sample/new' };
  await logIn();
  await storeDraft({
    ...place,
    writerId: 'earlier',
    tabId: 'closed tab',
    version: 0,
    savedAt: Date.now() - 60_000,
    values: { title: 'Typed before', num_dead: null, sources: [{ client_id: 'a', spec: 'Radio', former: 3 }] },
  });
  const files = savedFiles();
  const { user } = openSampleForm();
  const dialog = await screen.findByRole('alertdialog', { name: 'Your draft is of an earlier version of this form' });
  expect(within(dialog).getByText(/^The form has changed since this was written/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Restore draft' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save as a file: Typed before' }));
  expect(await files[0]).toBe(
    'Typed before\n\nTitle: Typed before\nSources:\n  Sources 1:\n    Name of the source: Radio\n    former: 3\n',
  );
  expect(await draftsOf(place)).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
  await waitFor(async () => expect(await draftsOf(place)).toEqual([]));
  expect(title()).toHaveValue('');
});

describe('a form that is left while it is being saved', () => {
  /** Opens a stored report, changed or not, and submits it; the server answers when it is asked to. */
  const submitted = async (isChanged: boolean, actions: Parameters<typeof openSampleForm>[1] = {}) => {
    const stored = await storeReport();
    await logIn();
    const { release } = server.hold('patch', `/api/v2/field-report/${stored.id}/`);
    const form = openSampleForm(stored, actions);
    if (isChanged) await form.user.type(title(), ' by me');
    await submit(form.user);
    await screen.findByRole('button', { name: 'Stop waiting' });
    return { ...form, release };
  };

  test.each([true, false])('leads nowhere and tells how it ended (with changes: %s)', async (isChanged) => {
    const alerts = renderHook(useAlerts).result;
    const { router, user, release } = await submitted(isChanged);
    void router.navigate('/elsewhere');
    if (isChanged) await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    release();
    await waitFor(() =>
      expect(alerts.current.map((alert) => alert.title)).toContain(`Saved: Stored${isChanged ? ' by me' : ''}`),
    );
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test('finishes its document, which its action announces, and leads nowhere', async () => {
    const onSaved = vi.fn(() => ({ address: '/saved/1' }));
    const finish = { label: 'Finish', confirm: () => Promise.resolve(true) };
    const stored = await storeReport();
    await logIn();
    const finished = createPromise();
    const { router, user } = openSampleForm(stored, { onSaved: () => finished.promise.then(onSaved), finish });
    await user.click(goTo(/Second step/));
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await screen.findByRole('button', { name: 'Stop waiting' });
    void router.navigate('/elsewhere');
    await screen.findByRole('heading', { name: 'Elsewhere' });
    finished.resolve();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test('opens its next page when it is still there', async () => {
    const { release } = await submitted(false);
    release();
    expect(await screen.findByRole('heading', { name: 'Saved' })).toBeVisible();
  });
});

describe('the steps of a form', () => {
  test('stay mounted once opened, and errors are listed also for unopened steps', async () => {
    const { user } = openSampleForm();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(goTo(/Second step/));
    expect(screen.getByRole('textbox', { name: 'Name of the source', hidden: true })).not.toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Dead' }), '-1');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(title()).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Title: Please fill this in.',
      'Sources 1: Name of the source: Please fill this in.',
      'Dead: Enter zero or more.',
    ]);
    await user.click(within(summary).getByRole('button', { name: /^Dead/ }));
    expect(screen.getByRole('textbox', { name: 'Dead' })).toHaveFocus();
  });

  test('do not turn red by being walked through: Continue asks for what is missing, and moves on', async () => {
    const { user } = openSampleForm();
    await user.click(title());
    await user.tab();
    await user.click(goTo(/Second step/));
    await user.click(goTo(/First step/));
    expect(title()).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('textbox', { name: 'Dead' })).toBeVisible();
    await waitFor(() => expect(title()).toBeInvalid());
    expect(title()).toHaveAccessibleDescription(/Please fill this in/);
    // what was typed wrongly is said on leaving its field
    await user.type(screen.getByRole('textbox', { name: 'Dead' }), '-1');
    expect(screen.getByRole('textbox', { name: 'Dead' })).toBeValid();
    await user.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Dead' })).toBeInvalid());
  });

  test('server errors are listed in the order of the fields, without a general message', async () => {
    const errors = { num_dead: ['Too many.'], title: ['Too short.'] };
    server.server.use(
      http.post('*/api/v2/field-report/', () => HttpResponse.json({ errors }, { status: 400 }), { once: true }),
    );
    const { user } = openSampleForm();
    await user.type(title(), 'Flood');
    await user.click(goTo(/Second step/));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(title()).toHaveFocus());
    expect(summary).toHaveTextContent(/^2 /);
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Title: Too short.', 'Dead: Too many.']);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('textbox', { name: 'Dead' });
    expect(title()).toHaveAccessibleDescription(/Too short/);
  });
});

describe('after a failed save of a new document', () => {
  const html = () => HttpResponse.html('<html><body>Log in.</body></html>', { status: 200 });
  test.each<[name: string, answer: () => Response, mayBeStored: boolean]>([
    ['no answer', () => HttpResponse.error(), true],
    ['a failure of the server', () => new HttpResponse('', { status: 500 }), true],
    ['a failure on the way', () => new HttpResponse('', { status: 502 }), true],
    ['a page in place of the answer', html, true],
    ['a refusal', () => HttpResponse.json({ errors: { title: ['Too short.'] } }, { status: 400 }), false],
    ['a missing permission', () => HttpResponse.json({ errors: {} }, { status: 403 }), false],
    ['a body that is too large', () => new HttpResponse('', { status: 413 }), false],
  ])(
    '%s: the attempt is searched for when the server may have stored it, and known documents before every attempt',
    async (_, answer, mayBeStored) => {
      await logIn();
      server.server.use(http.post('*/api/v2/field-report/', answer, { once: true }));
      const findSubmitted = vi.fn(async () => []);
      const { user } = openSampleForm(undefined, { findSubmitted });
      await user.type(title(), 'Flood');
      await user.click(goTo(/Second step/));
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      await screen.findByRole('alert');
      await user.click(goTo(/Second step/));
      findSubmitted.mockClear();
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      await screen.findByRole('heading', { name: 'Saved' });
      expect(findSubmitted).toHaveBeenCalledTimes(mayBeStored ? 2 : 1);
    },
  );
});

describe('sending later', () => {
  const later = () => screen.queryByRole('button', { name: 'Send when there is a connection' });
  const toLastStep = async (user: ReturnType<typeof openSampleForm>['user']) => {
    await user.type(title(), 'Flood');
    await user.click(goTo(/Second step/));
  };

  test('is offered without a line, and not with one', async () => {
    await logIn();
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const { user } = openSampleForm();
    await toLastStep(user);
    expect(later()).not.toBeInTheDocument();
    line.mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(later()).toHaveAccessibleDescription(/files of up to 25 MB each/);
  });

  test('is not offered without a login, whose outbox it would be', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = openSampleForm();
    await toLastStep(user);
    expect(later()).not.toBeInTheDocument();
  });

  test.each([
    ['a full device', new DOMException('full', 'QuotaExceededError'), /This device has no room left for it/],
    [
      'a browser that keeps nothing',
      new DOMException('denied', 'InvalidStateError'),
      /could not be kept on this device/,
    ],
  ])('%s is told, and the form keeps everything', async (_, refusal, message) => {
    await logIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = openSampleForm();
    await toLastStep(user);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw refusal;
    });
    await user.click(screen.getByRole('button', { name: 'Send when there is a connection' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(title()).toHaveValue('Flood');
    expect(indexedEntries('1')).toEqual([]);
  });

  const putButton = () => screen.getByRole('button', { name: 'Send when there is a connection' });
  /** Fills a form without a line. */
  const fillOffline = async (actions: Parameters<typeof openSampleForm>[1] = {}) => {
    await logIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const form = openSampleForm(undefined, actions);
    await toLastStep(form.user);
    return form;
  };

  test('opens the outbox', async () => {
    const { user } = await fillOffline();
    await user.click(putButton());
    expect(await screen.findByRole('heading', { name: 'Outbox' })).toBeVisible();
    expect(indexedEntries('1')).toMatchObject([{ title: 'Flood' }]);
  });

  test('leaves open what the user has opened meanwhile', async () => {
    const alerts = renderHook(useAlerts).result;
    const confirmed = createPromise<boolean>();
    const { router, user } = await fillOffline({ confirm: () => confirmed.promise });
    await user.click(putButton());
    void router.navigate('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    confirmed.resolve(true);
    await waitFor(() => expect(alerts.current.map(({ name }) => name)).toContain('outbox'));
    expect(indexedEntries('1')).toMatchObject([{ title: 'Flood' }]);
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test('offers no draft of it, even where the browser does not remove it', async () => {
    const { user } = await fillOffline();
    await waitFor(async () => expect(await draftsOfPerson('1')).toHaveLength(1));
    const removal = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('denied', 'InvalidStateError');
    });
    await user.click(putButton());
    await screen.findByRole('heading', { name: 'Outbox' });
    expect(await draftsOfPerson('1')).toEqual([]);
    removal.mockRestore();
    for (const entry of (await readOutbox('1')).entries) await discardEntry(entry);
    expect(indexedEntries('1')).toEqual([]);
    expect(await draftsOfPerson('1')).toEqual([]);
  });

  test('an incomplete form is not put in', async () => {
    await logIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = openSampleForm();
    await user.click(goTo(/Second step/));
    await user.click(screen.getByRole('button', { name: 'Send when there is a connection' }));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(title()).toHaveAccessibleDescription(/Please fill this in/);
    expect(indexedEntries('1')).toEqual([]);
  });
});
