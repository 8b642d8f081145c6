import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createStore, keys } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { restoreDraft, storedDrafts } from './drafts';
import type { FileUnderTest, FormUnderTest } from './formUnderTest';

const keptFiles = () => keys(createStore('go-pending-files', 'files'));

/** Uploads fail until they are repaired. */
function failUploads({ server, sandbox }: FormUnderTest['server'], { collection }: FileUnderTest) {
  let isFailing = true;
  server.use(
    http.post(`*${collection}`, ({ request }) =>
      isFailing ? new HttpResponse('', { status: 500 }) : sandbox.fetch(request),
    ),
  );
  return () => {
    isFailing = false;
  };
}

async function choose(user: UserEvent, { field, name }: FileUnderTest) {
  const type = name === 'page.pdf' ? 'application/pdf' : 'image/png';
  await user.upload(field(), new File(['content'], name, { type }));
  await screen.findByRole('button', { name: `Try ${name} again` });
  await waitFor(async () => expect(await keptFiles()).toHaveLength(1));
}

async function retry(user: UserEvent, { name }: FileUnderTest) {
  await user.click(await screen.findByRole('button', { name: `Try ${name} again` }));
  await screen.findByRole('button', { name: `Remove ${name}` });
  await waitFor(async () => expect(await keptFiles()).toEqual([]));
}

/** Tests that a file whose upload fails is kept with the form, with its retry. */
export function testFailedFiles(form: FormUnderTest, file: FileUnderTest) {
  test('when a file fails and the page is reloaded: its row stands in the restored draft with its retry', async () => {
    const repair = failUploads(form.server, file);
    const first = await form.openNew();
    await choose(first.user, file);
    await waitFor(async () => expect(await storedDrafts(form)).toHaveLength(1));
    first.unmount();
    const next = form.openNew();
    await next;
    expect(await screen.findByText(`Files that have not reached the server: ${file.name}.`)).toBeVisible();
    const user = await restoreDraft(next);
    repair();
    await retry(user, file);
  });

  test('when a draft with a failed file is discarded: the device keeps nothing of it', async () => {
    failUploads(form.server, file);
    const first = await form.openNew();
    await choose(first.user, file);
    await waitFor(async () => expect(await storedDrafts(form)).toHaveLength(1));
    first.unmount();
    const { user } = await form.openNew();
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await waitFor(async () => expect(await storedDrafts(form)).toEqual([]));
    await waitFor(async () => expect(await keptFiles()).toEqual([]));
  });

  test('when a document is saved without a failed file: the form that opens next shows its row', async () => {
    const repair = failUploads(form.server, file);
    const first = await form.openNew();
    await form.fill(first.user, 'Saved without a page');
    await choose(first.user, file);
    await form.submit(first.user);
    await first.user.click(await screen.findByRole('button', { name: 'Send without them' }));
    await form.expectSaved();
    repair();
    const next = await (file.openSaved?.(first) ?? first);
    await retry(next.user, file);
  });
}
