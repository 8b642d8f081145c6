import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { DrefMini } from '#contract/dref';
import { drefServer } from '#tests/drefForm';
import { chooseIn } from '#tests/flashUpdateForm';
import { describeFormFaults } from '#tests/formFaults/describeFormFaults';
import { removedRow } from '#tests/formFaults/takingChoice';
import { goTo } from '#tests/reportForm';
import { draftsOf } from '#ui/drafts/draftStore';

const { server, ask, read, store, stored, openNew, openEdit } = drefServer();

const documentKey = 'dref-application/new';

const field = () => screen.getByRole('textbox', { name: 'Title of the operation' });

/** A new application with everything that it needs but its title. */
async function openFilled() {
  const app = await openNew();
  // a draft is offered first, and holds these answers
  if ((await draftsOf({ userId: '1', documentKey })).length > 0) return app;
  await chooseIn(screen, app.user, 'National Society', 'Kenya Red Cross');
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Type of DREF' }), 'Response');
  await app.user.click(await screen.findByRole('radio', { name: 'Sudden' }));
  return app;
}

/** Removes what earlier tests stored: an application of the same title would be taken for the one of a lost answer. */
async function removeStored() {
  const { results } = await read<{ results: DrefMini[] }>('active-dref/?limit=99');
  const own = results.filter(({ title }) => /typed|silence|saved/i.test(title));
  for (const { id } of own) await ask(`DELETE /api/v2/dref/${id}/`);
}

describeFormFaults('a DREF application', {
  server,
  logIn: removeStored,
  openNew: openFilled,
  openEdit,
  store,
  changeElsewhere: async (id, title) => {
    const { modified_at } = await stored(id);
    return ask(`PATCH /api/v2/dref/${id}/`, { title, modified_at }, 'super');
  },
  fill: async (user, text) => {
    await user.clear(field());
    await user.click(field());
    await user.paste(text);
  },
  submit: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
  field,
  expectSaved: () => screen.findByText(/^The (application was created|document was saved)\.$/),
  collection: '/api/v2/dref/',
  file: {
    field: () => screen.getByLabelText(/^Cover picture/, { selector: 'input' }),
    name: 'page.png',
    collection: '/api/v2/dref-files/',
    openSaved: async (opened) => {
      await screen.findByRole('heading', { name: 'DREF application' });
      return opened;
    },
  },
  taking: removedRow({
    open: (user) => goTo(user, /^Actions/),
    add: (user) => chooseIn(screen, user, 'Add an action', 'Shelter, Housing And Settlements'),
    row: 'Action: Shelter, Housing And Settlements',
    field: 'Description',
  }),
  documentKey,
});

test('types that could not be loaded are said, and asked for again', async () => {
  let isDown = true;
  server.server.use(
    http.get('*/api/v2/global-enums/', ({ request }) =>
      isDown ? new HttpResponse(null, { status: 500 }) : server.sandbox.fetch(request),
    ),
  );
  const { user } = await openNew();
  const type = screen.getByRole('combobox', { name: 'Type of DREF' });
  const row = within(type.parentElement?.parentElement ?? type);
  expect(await row.findByText('Could not load options')).toBeVisible();
  isDown = false;
  await user.click(row.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(type).getByRole('option', { name: 'Response' })).toBeInTheDocument());
});
