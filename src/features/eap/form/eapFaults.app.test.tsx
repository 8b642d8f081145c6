import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { eapServer } from '#tests/eapForm';
import { describeFormFaults } from '#tests/formFaults';

const { server, ask, create, simplified, open } = eapServer();

const field = () => screen.getByRole('textbox', { name: 'National Society contact: Name' });
/** The registration of a stored version, by the id of the version. */
const address = async (id: number) => `/eap/${(await simplified(id)).eap_registration}/simplified`;

let first = { id: 0, eap_registration: 0 };
beforeAll(async () => {
  first = await create('simplified');
});

describeFormFaults('a simplified protocol', {
  server,
  onlyEdits: true,
  // the administrator of Nepal, the third account
  userId: '3',
  logIn: async () => undefined,
  openNew: () => open(`/eap/${first.eap_registration}/simplified`),
  openEdit: async (id) => open(await address(id)),
  store: () => create('simplified'),
  changeElsewhere: async (id, name) => {
    const { modified_at } = await simplified(id);
    return ask(`PATCH /api/v2/simplified-eap/${id}/`, { national_society_contact_name: name, modified_at });
  },
  fill: async (user, text) => {
    await user.clear(field());
    await user.click(field());
    await user.paste(text);
  },
  submit: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
  field,
  expectSaved: () => screen.findByText('The protocol was saved.'),
  collection: '/api/v2/simplified-eap/',
  file: {
    field: () => screen.getByLabelText(/^Cover photo/, { selector: 'input' }),
    name: 'page.png',
    collection: '/api/v2/eap-file/',
  },
  get documentKey() {
    return `eap-simplified-${first.eap_registration}/${first.id}`;
  },
});
