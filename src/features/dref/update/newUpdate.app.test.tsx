import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chosenLanguage, resetCachedLanguage } from '#app/language/chosenLanguage';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import type { Language } from '#domain/language/language';
import { drefServer } from '#tests/drefForm';
import { openApp } from '#tests/renderApp';

const { server, ask, read, approved, store } = drefServer();

const question = () => screen.findByRole('alertdialog', { name: 'Change the type to Response?' });

/** Waits for the language with which the page is loaded again; jsdom does not load it. */
const languageIs = (language: Language) =>
  waitFor(() => {
    resetCachedLanguage();
    expect(chosenLanguage()).toBe(language);
  });

async function addUpdate(title: string) {
  const app = await openApp(server, `/account/my-forms/dref?title=${encodeURIComponent(title)}`, { as: 'staff' });
  const row = await screen.findByRole('row', { name: new RegExp(title) });
  await app.user.click(within(row).getByRole('button', { name: /^More actions/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Add operational update' }));
  return { ...app, dialog: within(await screen.findByRole('alertdialog')) };
}

test('whether an assessment becomes a response is asked until it is answered, also after a reload', async () => {
  await approved({ title: 'Kenya Dust', type_of_dref: 1 });
  const { user, dialog, place } = await addUpdate('Kenya Dust');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await question();
  const address = place();
  cleanup();
  const again = await openApp(server, address, { as: 'staff' });
  await again.user.click(within(await question()).getByRole('button', { name: 'Keep Assessment' }));
  cleanup();
  await openApp(server, address, { as: 'staff' });
  await screen.findByRole('form');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const id = Number(address.split('/')[2]);
  expect((await read<DrefOperationalUpdate>(`dref-op-update/${id}/`)).type_of_dref).toBe(1);
});

test('it is asked as well where the update is written in another language than the product’s', async () => {
  const { id } = await store({ title: 'Kenia: polvo', type_of_dref: 1 }, 'es');
  for (const move of ['finalize', 'approve']) {
    await ask(`POST /api/v2/dref/${id}/${move}/`, {}, 'super');
    if (move === 'finalize') server.clock.offset += 60_000;
  }
  const { user, dialog } = await addUpdate('polvo');
  await user.click(dialog.getByRole('radio', { name: 'Español' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await languageIs('es');
  cleanup();
  const { results } = await read<{ results: { id: number }[] }>(`dref-op-update/?dref=${id}`);
  await openApp(server, `/dref-operational-updates/${results[0]?.id}/edit`, { as: 'staff', language: 'es' });
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Respuesta|Response/);
});

test('a document in another language offers to switch to it', async () => {
  const { id } = await store({ title: 'Kenya : poussière' }, 'fr');
  const { user } = await openApp(server, `/dref-applications/${id}/edit`, { as: 'staff' });
  await screen.findByRole('form');
  await user.click(screen.getByRole('button', { name: 'Switch to French and edit' }));
  await languageIs('fr');
});
