import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import type { FlashUpdate } from '#contract/flashUpdate';
import { describeAnswers } from '#tests/answers';
import { fillUpdate, flashUpdateServer, fullUpdate, submitUpdate } from '#tests/flashUpdateForm';
import { describeFormFaults } from '#tests/formFaults/describeFormFaults';
import { removedRow } from '#tests/formFaults/takingChoice';
import { openApp } from '#tests/renderApp';
import { goTo } from '#tests/reportForm';
import { updateForm } from './updateForm';

const { server, ask, publish, openNew, openEdit } = flashUpdateServer();

beforeAll(async () => {
  // imported in advance: the first import of the editor is too slow for the time limit of a test
  await import('#ui/fields/RichTextEditor');
});

describeFormFaults('a flash update', {
  server,
  // the country comes before the title, so its error is the first
  isFieldRequired: false,
  userId: '8',
  logIn: async () => undefined,
  openNew,
  openEdit,
  store: () => publish(fullUpdate),
  changeElsewhere: (id, title) => ask(`PATCH /api/v2/flash-update/${id}/`, { title }, 'super'),
  fill: fillUpdate,
  submit: submitUpdate,
  field: () => screen.getByRole('textbox', { name: 'Title', hidden: true }),
  expectSaved: () => screen.findByText(/The flash update was (published|saved)\./),
  collection: '/api/v2/flash-update/',
  documentKey: 'flash-update/new',
  taking: removedRow({
    addLabel: 'Add a reference',
    row: 'Reference 1',
    field: 'Name or description of the source',
  }),
  file: {
    field: () => screen.getByLabelText('Maps'),
    name: 'page.png',
    collection: '/api/v2/flash-update-file/',
    openSaved: async ({ unmount }) => {
      unmount();
      // not by time: other tests change the server's clock
      const all = await ask('GET /api/v2/flash-update/?limit=200');
      const { results }: { results: readonly FlashUpdate[] } = await all.json();
      return openEdit(Math.max(...results.map(({ id }) => id)));
    },
  },
});

describeAnswers(updateForm, {
  layouts: {
    all: async () => {
      const stored = await publish(fullUpdate);
      return { stored, user: (await openEdit(stored.id)).user };
    },
  },
});

test.each<[string, () => Response | undefined, RegExp]>([
  ['is stored', () => undefined, /^Saved: Left, and it is stored$/],
  [
    'is refused',
    () => HttpResponse.json({ errors: { title: ['Too short.'] } }, { status: 400 }),
    /^Not saved: Left, and it is refused\. It is kept as a draft/,
  ],
])('a person who leaves during a save stays where they went, and is told when it %s', async (what, refusal, told) => {
  const { user, place } = await openApp(server, '/flash-updates/2/edit', { as: 'admin' });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, `Left, and it ${what}`);
  const save = server.hold('patch', '/api/v2/flash-update/:id/', refusal);
  await goTo(user, /Focal points/);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Saving\. Your answers/);
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  await user.click(way.getByRole('link', { name: 'Flash updates' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(place()).toBe('/flash-updates/all'));
  save.release();
  expect(await screen.findByText(told)).toBeVisible();
  expect(place()).toBe('/flash-updates/all');
});
