import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clear, createStore } from 'idb-keyval';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldReport } from '#contract/fieldReport';
import { draftsOf } from '#ui/drafts/draftStore';
import type { sandboxServer } from './renderApp';

interface OpenedForm {
  readonly user: UserEvent;
  readonly unmount: () => void;
}

/** What the faults need of a form that is built on the kit. */
export interface FormUnderTest {
  readonly server: ReturnType<typeof sandboxServer>;
  /** Logs in as the staff account. */
  readonly logIn: () => Promise<void>;
  readonly openNew: () => Promise<OpenedForm>;
  readonly openEdit: (id: number) => Promise<OpenedForm>;
  /** Stores a document, and changes it as another person would. */
  readonly store: () => Promise<{ readonly id: number }>;
  readonly changeElsewhere: (id: number, text: string) => Promise<unknown>;
  /** Fills what a new document needs, with a text in its main field. */
  readonly fill: (user: UserEvent, text: string) => Promise<void>;
  readonly submit: (user: UserEvent) => Promise<void>;
  /** The main text field. */
  readonly field: () => HTMLElement;
  /** Waits for what is on the screen after a save. */
  readonly expectSaved: () => Promise<unknown>;
  /** The collection that documents are created in: `/api/v2/field-report/`. */
  readonly collection: string;
  readonly documentKey: string;
  /** True where the form only edits: `openNew` then opens a stored document, the one of `documentKey`. */
  readonly onlyEdits?: boolean;
  /** The id of the account that logs in, 1 for staff. */
  readonly userId?: string;
  /** False where a document may be saved without the main field. */
  readonly isFieldRequired?: boolean;
}

const api = 'http://localhost:3000';
const html = () => HttpResponse.html('<html><body>Welcome to the hotel. Please log in.</body></html>');

/** The responses of faults to a save, with a part of the form's message. */
const faults: readonly (readonly [name: string, answer: () => Response, message: RegExp])[] = [
  ['the server cannot be reached', () => HttpResponse.error(), /Network error/],
  ['the server fails', () => new HttpResponse('', { status: 500 }), /Internal server error/],
  ['a page answers in its place', html, /Response parse error/],
  ['the answer is an empty object', () => HttpResponse.json({}, { status: 201 }), /Response parse error/],
  ['the answer is null', () => HttpResponse.json(null, { status: 201 }), /Response parse error/],
  [
    'the answer is broken JSON',
    () => new HttpResponse('{"id": 1', { status: 201, headers: { 'Content-Type': 'application/json' } }),
    /Response parse error/,
  ],
  ['the body is too large', () => new HttpResponse('', { status: 413 }), /payload was too large/],
  [
    'the account may not',
    () => HttpResponse.json({ errors: { non_field_errors: ['Not for you.'] } }, { status: 403 }),
    /Not for you\./,
  ],
];

/**
 * Runs faults over a form of the kit: nothing typed is lost, and nothing counts as saved that is not. A form is held to those that its
 * own fields and calls could break; the kit itself to all.
 */
export function describeFormFaults(name: string, form: FormUnderTest, { ofKit = false } = {}) {
  const { server } = form;
  const drafts = () => draftsOf({ userId: form.userId ?? '1', documentKey: form.documentKey });
  const testOfKit = (title: string, run: () => Promise<void>) => {
    if (ofKit) test(title, run);
  };
  /** The call of a save, answered by a fault. */
  const saveAnswers = (answer: () => Response | Promise<Response>) =>
    form.onlyEdits
      ? http.patch(`${api}${form.collection}:id/`, answer, { once: true })
      : http.post(`${api}${form.collection}`, answer, { once: true });

  describe(`${name}: nothing typed is lost`, () => {
    beforeEach(async () => {
      await clear(createStore('go-drafts', 'drafts'));
      await form.logIn();
    });

    test.each(ofKit ? faults : faults.filter(([fault]) => fault === 'the server fails'))(
      'when %s',
      async (_, answer, message) => {
        server.server.use(saveAnswers(answer));
        const { user } = await form.openNew();
        await form.fill(user, 'Typed with care');
        await form.submit(user);
        expect(await screen.findByText(message)).toBeVisible();
        expect(form.field()).toHaveValue('Typed with care');
        await waitFor(async () => expect(await drafts()).toHaveLength(1));
        await form.submit(user);
        await form.expectSaved();
        await waitFor(async () => expect(await drafts()).toEqual([]));
      },
    );

    const submitWithEndedLogin = async () => {
      const { user } = await form.openNew();
      await form.fill(user, 'Typed before the login ended');
      server.server.use(
        saveAnswers(() => HttpResponse.json({ errors: { non_field_errors: ['Invalid token.'] } }, { status: 401 })),
      );
      await form.submit(user);
      return { user, dialog: await screen.findByRole('dialog', { name: /log in/i }) };
    };

    testOfKit('when the login has expired: it is renewed in place, and the save goes on', async () => {
      const { user, dialog } = await submitWithEndedLogin();
      await user.type(within(dialog).getByLabelText(/password/i, { selector: 'input' }), 'go-sandbox');
      await user.click(within(dialog).getByRole('button', { name: /^log/i }));
      await form.expectSaved();
    });

    testOfKit('when the login has expired and is not renewed now: the form says what to do', async () => {
      const { user, dialog } = await submitWithEndedLogin();
      await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
      expect(await screen.findByText(/Your login may have ended: log in/)).toBeVisible();
      expect(screen.queryByText(/Invalid token/)).not.toBeInTheDocument();
      expect(form.field()).toHaveValue('Typed before the login ended');
    });

    testOfKit('when the answer never comes: the form is still, says so, and lets the person stop waiting', async () => {
      server.server.use(
        saveAnswers(async () => {
          await delay('infinite');
          return HttpResponse.error();
        }),
      );
      const { user } = await form.openNew();
      await form.fill(user, 'Sent into silence');
      await form.submit(user);
      expect(await screen.findByText(/Saving\. Your answers stay on this device/)).toBeVisible();
      expect(form.field().closest('[inert]')).not.toBeNull();
      await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
      expect(await screen.findByText(/You stopped waiting for the server/)).toBeVisible();
      expect(form.field()).toHaveValue('Sent into silence');
      expect(form.field().closest('[inert]')).toBeNull();
    });

    test('when the page is reloaded', async () => {
      const first = await form.openNew();
      await form.fill(first.user, 'Before the reload');
      first.unmount();
      const { user } = await form.openNew();
      const dialog = await screen.findByRole('alertdialog', { name: 'Restore your draft?' });
      await user.click(within(dialog).getByRole('button', { name: 'Restore draft' }));
      await waitFor(() => expect(form.field()).toHaveValue('Before the reload'));
    });

    testOfKit('when the tab is closed before the device could write', async () => {
      const first = await form.openNew();
      await form.fill(first.user, 'The last words');
      const write = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('The page is gone', 'AbortError');
      });
      fireEvent(window, new Event('pagehide'));
      first.unmount();
      write.mockRestore();
      await form.openNew();
      const dialog = await screen.findByRole('alertdialog', { name: 'Restore your draft?' });
      expect(await within(dialog).findByText('The last words')).toBeVisible();
    });

    test('when someone else saved since: both versions are shown, and the choice is saved', async () => {
      const { id } = await form.store();
      const { user } = await form.openEdit(id);
      await user.clear(form.field());
      await user.type(form.field(), 'Mine');
      await form.changeElsewhere(id, 'Theirs');
      await form.submit(user);
      const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
      expect(within(dialog).getByRole('row', { name: /Mine.*Theirs/ })).toBeVisible();
      await user.click(within(dialog).getByRole('radio', { name: /: Mine$/ }));
      await user.click(within(dialog).getByRole('button', { name: 'Continue with this choice' }));
      await form.expectSaved();
    });

    test('when the stored document holds null where it may not', async () => {
      const { id } = await form.store();
      server.server.use(
        http.get(`${api}${form.collection}${id}/`, async ({ request }) => {
          const stored = (await (await server.sandbox.fetch(request)).json()) as FieldReport;
          return HttpResponse.json(withoutLists(stored));
        }),
      );
      await form.openEdit(id);
      expect(form.field()).toBeVisible();
    });

    const testOfRequired = (title: string, run: () => Promise<void>) => {
      if (form.isFieldRequired ?? true) test(title, run);
    };
    testOfRequired('leaves no error behind once the answers are right', async () => {
      const { user } = await form.openNew();
      if (form.onlyEdits) await user.clear(form.field());
      await form.submit(user);
      await waitFor(() => expect(form.field()).toHaveAccessibleDescription(/Please fill this in/));
      await waitFor(() => expect(form.field()).toHaveFocus());
      await form.fill(user, 'Filled in');
      act(() => form.field().blur());
      await waitFor(() => expect(form.field()).not.toHaveAccessibleDescription(/Please fill this in/));
    });
  });
}

/** A document with null in place of each of its lists. */
const withoutLists = (stored: object) =>
  Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, Array.isArray(value) ? null : value]));
