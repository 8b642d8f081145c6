import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import type { FlashUpdate } from '#contract/flashUpdate';
import { describeAnswers } from '#tests/answers';
import { fillUpdate, flashUpdateServer, fullUpdate, submitUpdate } from '#tests/flashUpdateForm';
import { describeFormFaults, removedRow } from '#tests/formFaults';
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
