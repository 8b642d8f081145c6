import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { closePopover } from '#tests/closePopover';
import { eapServer } from '#tests/eapForm';
import { describeFormFaults } from '#tests/formFaults/describeFormFaults';

const { server, ask, register, registration, open } = eapServer();

const field = () => screen.getByRole('textbox', { name: 'Sub-type of hazard', hidden: true });

const paste = async (user: UserEvent, name: string, text: string) => {
  const box = await screen.findByRole('textbox', { name });
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
};

const partners = () => screen.findByRole('combobox', { name: 'Partners involved' });

/** Another press would take the partner back. */
async function choosePartner(user: UserEvent) {
  const box = await partners();
  if (box.textContent?.includes('Austria')) return;
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: /^Austria / }));
  await closePopover(user);
}

const toContacts = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Contacts/ }));

describeFormFaults('a registration of a protocol', {
  server,
  // the choices of the first tab come before the contact
  isFieldRequired: false,
  // the administrator of Nepal, the third account
  userId: '3',
  logIn: async () => undefined,
  openNew: () => open('/eap-registration/new'),
  openEdit: (id) => open(`/eap-registration/${id}`),
  store: () => register(),
  // the server looks for the right to change in what is sent
  changeElsewhere: async (id, text) => {
    const { national_society } = await registration(id);
    return ask(`PATCH /api/v2/eap-registration/${id}/`, { national_society, disaster_sub_type: text });
  },
  fill: async (user, text) => {
    await user.click(await screen.findByRole('combobox', { name: 'National Society' }));
    await user.click(await screen.findByRole('option', { name: /Nepal/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Type of hazard' }));
    await user.click(await screen.findByRole('option', { name: 'Flood' }));
    await choosePartner(user);
    await paste(user, 'Sub-type of hazard', text);
    await toContacts(user);
    await paste(user, 'National Society contact: Name', 'Asha Rai');
    await paste(user, 'National Society contact: Title', 'Head of disaster management');
    await paste(user, 'National Society contact: E-mail', 'asha.rai@example.org');
  },
  showField: (user) => user.click(screen.getByRole('button', { name: /^The application/ })),
  // only the last tab submits
  submit: async (user) => {
    await toContacts(user);
    await user.click(screen.getByRole('button', { name: /^(Register|Save|Submit)/ }));
  },
  field,
  expectSaved: () => screen.findByText(/^The registration was (received|saved)\./),
  collection: '/api/v2/eap-registration/',
  taking: null,
  documentKey: 'eap-registration/new',
});

test('a registration names its partners', async () => {
  const { user } = await open('/eap-registration/new');
  await toContacts(user);
  await user.click(screen.getByRole('button', { name: /^(Register|Save|Submit)/ }));
  const errors = within((await screen.findByText(/^\d+ problems? to fix/)).closest('[role]') ?? document.body);
  expect(errors.getByRole('button', { name: /^Partners involved/ })).toBeVisible();
});
