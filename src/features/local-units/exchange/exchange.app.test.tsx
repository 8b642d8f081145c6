import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { ExternallyManagedType, LocalUnitImport } from '#contract/localUnitImport';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';

const server = sandboxServer();
beforeEach(() => stubIntersectionObserver('#local-units'));

const openMenu = async (as: string, item: string) => {
  const app = await openApp(server, '/countries/107/ns-overview/context-and-structure', { as });
  await app.user.click(await screen.findByRole('button', { name: 'Import and export' }));
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: item })) };
};

/** A FileList with one file. */
const filesOf = (file: File) => ({ 0: file, length: 1, item: () => file });

test('a file is imported for a managed type alone, and its result says that nothing was stored', async () => {
  const { user, dialog } = await openMenu('super', 'Import local units');
  await dialog.findByRole('option', { name: 'Other' });
  await user.selectOptions(dialog.getByRole('combobox'), 'Administrative');
  expect(await dialog.findByText(/^Units of this type are not imported here/)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox'), 'Other');
  expect(await dialog.findByRole('link', { name: /^Download the template of this type/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Choose a spreadsheet' })).toHaveAccessibleDescription(/^Spreadsheet/);
  // the button opens the file input, which has no accessible name
  const input = document.querySelector('input[type="file"]');
  fireEvent.change(input as Element, { target: { files: filesOf(new File(['x'], 'depots.csv')) } });
  expect(await dialog.findByText('Choose an .xlsx or .xlsm file below 10 MB.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('an earlier import opens to its result with the rows that failed', async () => {
  const { user, dialog } = await openMenu('validator', 'Previous imports');
  const { results } = await server.sandbox.json<{ results: LocalUnitImport[] }>(
    'GET /api/v2/bulk-upload-local-unit/?country__id=107',
    { token: await server.sandbox.logIn('super') },
  );
  const failed = results.find(({ failed_count }) => failed_count === 3);
  await user.click(await dialog.findByRole('button', { name: new RegExp(`${failed?.file_name}$`) }));
  expect(await dialog.findByText('Nothing was stored. The units in the country are as they were.')).toBeVisible();
  const rows = within(await dialog.findByRole('table', { name: 'Rows with errors, one by one' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '11Depot 8Latitude-4Input coordinates is outside country boundary',
    '27Depot 24CoverageGalacticInvalid level: Galactic',
    expect.stringMatching(/^45.*Latitude0This field is required\.$/),
    expect.stringMatching(/^45.*Branch Name Combination is required !$/),
  ]);
  expect(dialog.getByRole('link', { name: /^Download the errors file/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Export these errors (CSV)' })).toBeEnabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import and export' })).toHaveFocus());
});

test('an errors file that cannot be read is said so, and its link stays', async () => {
  server.server.use(
    http.get('http://localhost:3000/sandbox/local-units/files/*', () => HttpResponse.text('no spreadsheet')),
  );
  const { user, dialog } = await openMenu('validator', 'Previous imports');
  await user.click(await dialog.findByRole('button', { name: /depots-2\.xlsx$/ }));
  expect(await dialog.findByText('The errors file could not be read here. Open it by the link below.')).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Download the errors file/ })).toBeVisible();
});

test('a superuser switches a type once the name of the society is typed', async () => {
  const { user, dialog } = await openMenu('super', 'Externally managed types');
  await user.click(await dialog.findByRole('switch', { name: 'Training and Education' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  const button = confirm.getByRole('button', { name: 'Confirm' });
  expect(button).toBeDisabled();
  fireEvent.change(confirm.getByRole('textbox'), { target: { value: 'Kenya Red Cross' } });
  await user.click(button);
  expect(await dialog.findByRole('switch', { name: 'Training and Education', checked: true })).toBeVisible();
  const { results } = await server.sandbox.json<{ results: ExternallyManagedType[] }>(
    'GET /api/v2/externally-managed-local-unit/?country__id=107',
    { token: await server.sandbox.logIn('super') },
  );
  expect(results.filter(({ enabled }) => enabled).map((each) => each.local_unit_type_details.id)).toEqual([6, 5]);
});
