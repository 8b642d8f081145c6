import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clear, createStore } from 'idb-keyval';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closeAllAlerts } from '#app/alerts/alerts';
import { readOutbox } from '#app/outbox/outboxStore';
import { timeLimits } from '#app/request/timeLimits';
import { resumeSending } from '#app/sending/sendingTurn';
import type { FieldReport } from '#contract/fieldReport';
import { openApp } from '../renderApp';
import { neverElapse } from '../timers';
import { restoreDraft, storedDrafts } from './drafts';
import { testFailedFiles } from './failedFiles';
import type { FormUnderTest } from './formUnderTest';
import { testTakingChoice } from './takingChoice';

const api = 'http://localhost:3000';
const html = () => HttpResponse.html('<html><body>Welcome to the hotel. Please log in.</body></html>');

/** Faulty responses to a save, with a part of the form's message. */
const faults: readonly (readonly [name: string, answer: () => Response, message: RegExp])[] = [
  ['the server cannot be reached', () => HttpResponse.error(), /Network error/],
  ['the server fails', () => new HttpResponse('', { status: 500 }), /Internal server error/],
  ['an HTML page is returned', html, /Response parse error/],
  ['the response is an empty object', () => HttpResponse.json({}, { status: 201 }), /Response parse error/],
  ['the response is null', () => HttpResponse.json(null, { status: 201 }), /Response parse error/],
  [
    'the response is invalid JSON',
    () => new HttpResponse('{"id": 1', { status: 201, headers: { 'Content-Type': 'application/json' } }),
    /Response parse error/,
  ],
  ['the body is too large', () => new HttpResponse('', { status: 413 }), /payload was too large/],
  [
    'the account lacks the permission',
    () => HttpResponse.json({ errors: { non_field_errors: ['Not for you.'] } }, { status: 403 }),
    /Not for you\./,
  ],
];

/**
 * Tests a form of the form kit under faults: no input is lost, and no failed save is shown as successful.
 *
 * @param options.ofKit - runs also the tests that do not depend on the form's own fields and requests
 */
export function describeFormFaults(name: string, form: FormUnderTest, { ofKit = false } = {}) {
  const { server } = form;
  const drafts = () => storedDrafts(form);
  const testOfKit = (title: string, run: () => Promise<void>) => {
    if (ofKit) test(title, run);
  };
  /** A handler for the request of a save. */
  const saveAnswers = (answer: () => Response | Promise<Response>) =>
    form.onlyEdits
      ? http.patch(`${api}${form.collection}:id/`, answer, { once: true })
      : http.post(`${api}${form.collection}`, answer, { once: true });

  describe(`${name}: no input is lost`, () => {
    beforeEach(async () => {
      await clear(createStore('go-drafts', 'drafts'));
      await clear(createStore('go-outbox', 'entries'));
      resumeSending();
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

    testOfKit('when the login has expired: after logging in within the page the save continues', async () => {
      const { user, dialog } = await submitWithEndedLogin();
      await user.type(within(dialog).getByLabelText(/password/i, { selector: 'input' }), 'go-sandbox');
      await user.click(within(dialog).getByRole('button', { name: /^log/i }));
      await form.expectSaved();
    });

    testOfKit('when the login has expired and the dialog is closed: the form explains what to do', async () => {
      const { user, dialog } = await submitWithEndedLogin();
      await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
      expect(await screen.findByText(/Log in, here or in another tab, and send it again/)).toBeVisible();
      expect(screen.queryByText(/Invalid token/)).not.toBeInTheDocument();
      expect(form.field()).toHaveValue('Typed before the login ended');
    });

    testOfKit('when the response never arrives: the form is inert, says so, and the wait can be stopped', async () => {
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

    // other forms of new documents restore a draft below, of a save that hangs
    const testOfRestoring = ofKit || form.onlyEdits ? test : () => undefined;
    testOfRestoring('when the page is reloaded', async () => {
      const first = await form.openNew();
      await form.fill(first.user, 'Before the reload');
      first.unmount();
      await restoreDraft(form.openNew());
      await waitFor(() => expect(form.field()).toHaveValue('Before the reload'));
    });

    testOfKit('when the tab is closed before the draft is written to IndexedDB', async () => {
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

    test('when another user has saved in the meantime: both versions are shown, and the choice is saved', async () => {
      const { id } = await form.store();
      const { user } = await form.openEdit(id);
      await user.clear(form.field());
      await user.type(form.field(), 'Mine');
      await form.changeElsewhere(id, 'Theirs');
      await form.submit(user);
      const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
      expect(within(dialog).getByRole('row', { name: /Mine.*Theirs/ })).toBeVisible();
      if (form.namesEditor) expect(within(dialog).getByText(/^Last saved by \S/)).toBeVisible();
      await user.click(within(dialog).getByRole('radio', { name: /: Mine$/ }));
      await user.click(within(dialog).getByRole('button', { name: 'Continue with this choice' }));
      await form.expectSaved();
    });

    const testOfEdits = (title: string, run: () => Promise<void>) => {
      if (!form.isLockedByEdit) test(title, run);
    };
    const testOfNew = (title: string, run: () => Promise<void>) => {
      if (!form.onlyEdits) test(title, run);
    };
    /** Types another text into the main field, wherever the form stands. */
    const correct = async (user: UserEvent, text: string) => {
      await form.showField?.(user);
      await user.clear(form.field());
      await user.type(form.field(), text);
    };
    /** Lets a save reach the server, whose response is then lost or never comes. @returns the number of saves that reached it */
    const loseResponses = (method: 'post' | 'all', path: string, lose: () => Promise<Response>) => {
      const arrived = { count: 0 };
      server.server.use(
        http[method](`${api}${path}`, async ({ request }) => {
          if (request.method === 'GET' || arrived.count > 0) return server.sandbox.fetch(request);
          await server.sandbox.fetch(request);
          arrived.count += 1;
          return lose();
        }),
      );
      return arrived;
    };
    const never = async () => {
      await delay('infinite');
      return HttpResponse.error();
    };
    const hangThenReload = async () => {
      // with the page goes the limit of its save, after which the form would look for what has arrived
      neverElapse(timeLimits.write);
      const arrived = loseResponses('post', form.collection, never);
      const first = await form.openNew();
      await form.fill(first.user, 'Sent before the reload');
      await form.submit(first.user);
      await waitFor(() => expect(arrived.count).toBe(1));
      first.unmount();
      server.calls.length = 0;
      await form.submit(await restoreDraft(form.openNew()));
      expect(await screen.findByRole('alertdialog', { name: 'This may be filed already' })).toBeVisible();
      expect(server.calls.filter((call) => call === `POST ${form.collection}`)).toEqual([]);
    };
    // the harder case stands for all in the forms beside the kit: what they look for is known by ids, and by no clock
    for (const days of ofKit ? [0, -1, 1] : [-1]) {
      const off = `the clock of the server is off by ${days} days`;
      testOfNew(`when a save hangs, ${off}, and the restored draft asks before it is stored again`, async () => {
        server.clock.offset = days * 86_400_000;
        await hangThenReload();
      });
    }

    testOfNew(
      'when the response is lost and the text is corrected: the stored document is replaced, not doubled',
      async () => {
        loseResponses('post', form.collection, async () => HttpResponse.error());
        const { user } = await form.openNew();
        await form.fill(user, 'First wording');
        await form.submit(user);
        const found = within(await screen.findByRole('alertdialog', { name: 'This may be filed already' }));
        expect(found.getByRole('link', { name: 'Open it' })).toBeVisible();
        if (form.isLockedByEdit) return;
        await user.click(found.getByRole('button', { name: 'Cancel' }));
        await correct(user, 'Second wording');
        server.calls.length = 0;
        await form.submit(user);
        await user.click(await screen.findByRole('button', { name: 'Replace it' }));
        await form.expectSaved();
        expect(server.calls.filter((call) => call === `POST ${form.collection}`)).toEqual([]);
      },
    );

    testOfEdits(
      'when the response to an edit never comes: the next save goes on from it, and blames nobody',
      async () => {
        const { id } = await form.store();
        const { user } = await form.openEdit(id);
        await user.clear(form.field());
        await user.type(form.field(), 'Stored in silence ');
        const arrived = loseResponses('all', `${form.collection}${id}/`, never);
        await form.submit(user);
        await waitFor(() => expect(arrived.count).toBe(1));
        await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
        await screen.findByText(/You stopped waiting for the server/);
        await correct(user, 'Stored in silence, then more');
        await form.submit(user);
        await form.expectSaved();
      },
    );

    testOfEdits('when it is saved again and the names of its answers come in another language', async () => {
      const { id } = await form.store();
      server.foreign.path = form.collection;
      let opened = await form.openEdit(id);
      for (const text of ['First wording', 'Second wording']) {
        await correct(opened.user, text);
        server.calls.length = 0;
        await form.submit(opened.user);
        await waitFor(() => expect(server.calls.filter((call) => /^(PATCH|PUT) /.test(call))).toHaveLength(1));
        await form.expectSaved();
        expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
        closeAllAlerts();
        opened.unmount();
        opened = await form.openEdit(id);
      }
    });

    testOfEdits('when the response to an edit is lost: it is found stored, and counts as saved', async () => {
      const { id } = await form.store();
      const { user } = await form.openEdit(id);
      await user.clear(form.field());
      // the server cuts off the space at the end
      await user.type(form.field(), 'Stored unheard ');
      loseResponses('all', `${form.collection}${id}/`, async () => HttpResponse.error());
      await form.submit(user);
      await form.expectSaved();
    });

    if (form.file) testFailedFiles(form, form.file);

    if (!ofKit) {
      test('when there is no line: it waits in the outbox through a restart, and is sent once, without its page', async () => {
        const writes = { isCut: true, count: 0 };
        server.server.use(
          http.all(`${api}${form.collection}*`, ({ request }) => {
            if (request.method === 'GET') return server.sandbox.fetch(request);
            if (writes.isCut) return HttpResponse.error();
            writes.count += 1;
            // it arrives, and its answer is lost
            return server.sandbox.fetch(request).then(() => HttpResponse.error());
          }),
        );
        const entries = async () => (await readOutbox(form.userId ?? '1')).entries;
        const first = await form.openNew();
        await form.fill(first.user, 'Sent later');
        await form.submit(first.user);
        await first.user.click(await screen.findByRole('button', { name: 'Send when there is a connection' }));
        await form.confirmLater?.(first.user);
        await waitFor(async () => expect(await entries()).toMatchObject([{ status: 'waiting' }]));
        await waitFor(async () => expect(await drafts()).toEqual([]));
        first.unmount();
        writes.isCut = false;
        resumeSending();
        await openApp(server, '/account/outbox');
        // loads the form's code, reads what it compares with, sends, and looks for what was stored
        expect(await screen.findByText('Sent', undefined, { timeout: 20_000 })).toBeVisible();
        expect(await entries()).toMatchObject([{ status: 'sent', failure: null }]);
        expect(writes.count).toBe(1);
      });
    }

    testOfEdits(
      'when a refused edit was stored in part: the next save goes on from there, and finds nobody else',
      async () => {
        const { id } = await form.store();
        const { user } = await form.openEdit(id);
        await user.clear(form.field());
        await user.type(form.field(), 'Half stored');
        let isRefusing = true;
        server.server.use(
          http.all(`${api}${form.collection}${id}/`, async ({ request }) => {
            const answer = await server.sandbox.fetch(request);
            return isRefusing && request.method !== 'GET'
              ? HttpResponse.json({ errors: { non_field_errors: 'The rest was refused.' } }, { status: 400 })
              : answer;
          }),
        );
        await form.submit(user);
        expect(await screen.findByText(/The rest was refused\./)).toBeVisible();
        isRefusing = false;
        await form.submit(user);
        await form.expectSaved();
      },
    );

    test('when the stored document has null instead of lists', async () => {
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

    if (form.taking) testTakingChoice(form.openNew, form.taking);

    const testOfRequired = (title: string, run: () => Promise<void>) => {
      if (form.isFieldRequired ?? true) test(title, run);
    };
    testOfRequired('clears errors once the fields are valid', async () => {
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

/** A copy of a document with null instead of lists. */
const withoutLists = (stored: object) =>
  Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, Array.isArray(value) ? null : value]));
