import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { eapServer } from '#tests/eapForm';
import { describeFormFaults } from '#tests/formFaults/describeFormFaults';
import { removedRow } from '#tests/formFaults/takingChoice';

const { server, ask, create, simplified, full, open } = eapServer();

const field = () => screen.getByRole('textbox', { name: 'National Society contact: Name' });

for (const kind of ['simplified', 'full'] as const) {
  const collection = `/api/v2/${kind}-eap/`;
  const read = kind === 'full' ? full : simplified;
  let first = { id: 0, eap_registration: 0 };
  beforeAll(async () => {
    first = await create(kind);
  });

  describeFormFaults(`a ${kind} protocol`, {
    server,
    onlyEdits: true,
    // the administrator of Nepal, the third account
    userId: '3',
    logIn: async () => undefined,
    openNew: () => open(`/eap/${first.eap_registration}/${kind}`),
    openEdit: async (id) => open(`/eap/${(await read(id)).eap_registration}/${kind}`),
    store: () => create(kind),
    changeElsewhere: async (id, name) => {
      const { modified_at } = await read(id);
      return ask(`PATCH ${collection}${id}/`, { national_society_contact_name: name, modified_at });
    },
    fill: async (user, text) => {
      await user.clear(field());
      await user.click(field());
      await user.paste(text);
    },
    submit: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
    field,
    expectSaved: () => screen.findByText('The protocol was saved.'),
    collection,
    // the lists of both kinds are of the same parts
    taking:
      kind === 'simplified' ? removedRow({ addLabel: 'Add a contact', row: 'Partner contact 1', field: 'Name' }) : null,
    file: {
      field: () => screen.getByLabelText(/^Cover photo/, { selector: 'input' }),
      name: 'page.png',
      collection: '/api/v2/eap-file/',
    },
    get documentKey() {
      return `eap-${kind}-${first.eap_registration}/${first.id}`;
    },
  });
}
