import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eapServer } from '#tests/eapForm';
import { openApp } from '#tests/renderApp';

const { server, registrations } = eapServer();

test('any two versions are compared field by field, with changed words marked', async () => {
  const row = (await registrations()).find(
    ({ country_details, full_eap_details }) => country_details.iso === 'PE' && full_eap_details.length === 3,
  );
  const search = `?national_society=${row?.national_society}&status=${row?.status}`;
  const { user } = await openApp(server, `/account/my-forms/eap${search}`, { as: 'staff' });
  await user.click(await screen.findByRole('button', { name: /^Show details/ }));
  await user.click(await screen.findByRole('button', { name: 'Compare versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Compare' }), 'Version 1');
  expect(await dialog.findByText(/answers differ/)).toBeVisible();
  const marked = (await dialog.findAllByRole('insertion')).map(({ textContent }) => textContent);
  expect(marked).toEqual(expect.arrayContaining(['70']));
  expect(dialog.getAllByRole('deletion').map(({ textContent }) => textContent)).toContain('60');
  // the number of an operation is another one in each version
  expect(dialog.getByText('Planned operations: Water, Sanitation And Hygiene: People targeted')).toBeVisible();
  const removed = dialog.getByText('Planned operations: Health and Care').parentElement;
  expect(removed).toHaveTextContent('Health and Care · 5,000 · 40,000 · Households');
  expect(removed).not.toHaveTextContent(/· 10 ·/);
  expect(dialog.getByRole('link', { name: 'Print with changes' })).toHaveAttribute(
    'href',
    `/eap/${row?.id}/export/full?version=3&diff=true&since=1`,
  );
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'with' }), 'Version 1');
  expect(await dialog.findByText('Choose two different versions.')).toBeVisible();
});
