import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { eapServer } from '#tests/eapForm';

const { create, register, registrations, simplified, open } = eapServer();

/** Opens the places beside a map of areas, at the tab that has it. */
async function placesOf(user: UserEvent, map: string) {
  await user.click(screen.getByRole('button', { name: /^Early action/ }));
  await screen.findByRole('figure', { name: map });
  return within(screen.getByRole('list', { name: 'Places on the map' }));
}

const save = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The protocol was saved.');
};

test('second-level areas are chosen on the map as well as in the list, and taken back there', async () => {
  const stored = await create('simplified');
  const { user } = await open(`/eap/${stored.eap_registration}/simplified`);
  const places = await placesOf(user, 'Areas at high risk');
  const [first, second] = places.getAllByRole('button');
  await user.click(first ?? document.body);
  await user.click(places.getByRole('button', { name: 'Mark as at high risk' }));
  await user.click(second ?? document.body);
  await user.click(places.getByRole('button', { name: 'Mark as at high risk' }));
  await user.click(places.getByRole('button', { name: 'Take back the mark' }));
  expect(first).toHaveTextContent('At high risk');
  expect(second).not.toHaveTextContent('At high risk');
  await save(user);
  const { admin2_details } = await simplified(stored.id);
  expect(admin2_details.map(({ name }) => first?.textContent?.startsWith(name))).toEqual([true]);
});

test('a country without second-level areas has its provinces on the map', async () => {
  const senegal = (await registrations()).find(({ country_details }) => country_details.iso === 'SN')?.country;
  const { id } = await register({ national_society: senegal, country: senegal });
  const stored = await create('simplified', {}, id);
  const { user } = await open(`/eap/${id}/simplified`, { as: 'super' });
  const places = await placesOf(user, 'Provinces at high risk');
  const [first] = places.getAllByRole('button');
  const name = first?.textContent;
  await user.click(first ?? document.body);
  await user.click(places.getByRole('button', { name: 'Mark as at high risk' }));
  expect(await screen.findByRole('combobox', { name: 'Province' })).toHaveTextContent(name ?? '');
  await save(user);
  const { districts } = await simplified(stored.id);
  expect(districts.map(({ district_details }) => district_details.name)).toEqual([name]);
});
