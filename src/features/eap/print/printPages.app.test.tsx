import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eapServer } from '#tests/eapForm';
import { openApp } from '#tests/renderApp';

const { server, registrations, full } = eapServer();

const revised = async () => {
  const row = (await registrations()).find(
    ({ country_details, full_eap_details }) => country_details.iso === 'PE' && full_eap_details.length > 1,
  );
  if (!row) throw new Error('no such protocol is seeded');
  return row;
};

/** Waits for the mark of the printer. The document of the tests loads no pictures by itself. */
const ready = () =>
  waitFor(() => {
    for (const picture of document.querySelectorAll('img')) fireEvent.load(picture);
    expect(document.querySelector('#pdf-preview-ready')).not.toBeNull();
  });

test('a version is printed with every answer, and marks its changes on request', async () => {
  const row = await revised();
  await openApp(server, `/eap/${row.id}/export/full/?version=2&diff=true`, { as: 'staff' });
  await screen.findByRole('heading', { level: 1, name: /^Full Early Action Protocol/ });
  expect(screen.getByText('Changes since version 1 are marked.')).toBeVisible();
  expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('70'), expect.stringContaining('Warnings by radio')]),
  );
  expect([...document.querySelectorAll('del')].some((each) => each.textContent?.includes('60'))).toBe(true);
});

test('without the request nothing is marked', async () => {
  const row = await revised();
  await openApp(server, `/eap/${row.id}/export/full/?version=2`, { as: 'staff' });
  await screen.findByRole('heading', { level: 1, name: /^Full Early Action Protocol/ });
  expect(document.querySelector('ins, del')).toBeNull();
  await ready();
});

test('the summary says what the fund is asked for', async () => {
  const row = await revised();
  const stored = await full(row.latest_full_eap ?? 0);
  await openApp(server, `/eap/${row.id}/export/summary/`, { as: 'staff' });
  await screen.findByRole('heading', { level: 1, name: /^Summary of a Full Early Action Protocol/ });
  const total = new Intl.NumberFormat('en').format(stored.total_budget ?? 0);
  expect(screen.getByText(new RegExp(`asks the Disaster Response Emergency Fund for CHF ${total}`))).toBeVisible();
});

test('a version that does not exist has no mark for the printer', async () => {
  const row = await revised();
  await openApp(server, `/eap/${row.id}/export/full/?version=9`, { as: 'staff' });
  expect(await screen.findByText('There is no such version of this protocol.')).toBeVisible();
  expect(document.querySelector('#pdf-preview-ready')).toBeNull();
});
