import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { PrivateLocalUnit } from '#contract/localUnit';
import type { ExternallyManagedType, LocalUnitImport } from '#contract/localUnitImport';
import type { Language } from '#domain/language/language';
import { type Sheet, workbook } from '#sandbox/core/workbook';
import { headRows, unitColumns } from '#sandbox/local-units/templateColumns';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';
import { shapesAddress } from '#ui/map/shapesAddress';
import spanish from '../../../../translations/es/local-units/localUnitExchange.json';

const server = sandboxServer();
beforeEach(() => stubIntersectionObserver('#local-units'));

const openMenu = async (as: string, item: string, more = 'Import and export', language: Language = 'en') => {
  const app = await openApp(server, '/countries/107/ns-overview/context-and-structure', { as, language });
  await app.user.click(await screen.findByRole('button', { name: more }));
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

/** A file of the template with these rows, each by its headers. */
async function template(...rows: Readonly<Record<string, string | number>>[]) {
  const headers = unitColumns.map(({ header }) => header);
  const cells = rows.map((row) => headers.map((header) => row[header] ?? ''));
  return fileOf({ name: 'local units', rows: [...headRows(unitColumns), ...cells] });
}

async function fileOf(...sheets: readonly Sheet[]) {
  const bytes = await workbook(...sheets);
  const file = new File([bytes as BlobPart], 'depots.xlsx');
  // jsdom has no arrayBuffer
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer });
}
const place = { Latitude: -0.2, Longitude: 35.5 };

const chooseFile = async (...rows: Parameters<typeof template>) => {
  const app = await choose(await template(...rows));
  return { ...app, preview: within(await app.dialog.findByRole('region', { name: 'What the file changes' })) };
};

async function choose(file: File) {
  // the outline of the country is a rectangle here
  const [west, south, east, north] = [34, -5, 42, 5];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const outline = {
    type: 'Feature',
    properties: { kind: 'country', iso3: 'KEN' },
    geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
  };
  server.server.use(
    http.get(shapesAddress('50m'), () => HttpResponse.json({ type: 'FeatureCollection', features: [outline] })),
  );
  const app = await openMenu('super', 'Import local units');
  await app.dialog.findByRole('option', { name: 'Other' });
  await app.user.selectOptions(app.dialog.getByRole('combobox'), 'Other');
  await app.dialog.findByRole('button', { name: 'Choose a spreadsheet' });
  fireEvent.change(document.querySelector('input[type="file"]') as Element, { target: { files: filesOf(file) } });
  return app;
}
const figure = (within_: ReturnType<typeof within>, label: string) =>
  within_.getByText(label).nextElementSibling?.textContent;

test('before an import starts, it says what stays, goes and is new, how dates are read and who sees more', async () => {
  const token = await server.sandbox.logIn('super');
  const { count, results } = await server.sandbox.json<{ count: number; results: PrivateLocalUnit[] }>(
    'GET /api/v2/local-units/?country__iso3=KEN&type__code=6&limit=1',
    { token },
  );
  const kept = results[0]?.english_branch_name ?? '';
  const { user, dialog, preview } = await chooseFile(
    { 'Local Unit Name (En)': kept, Visibility: 'Public', ...place },
    { 'Local Unit Name (En)': 'A new depot', Visibility: 'IFRC Secretariat', 'Date of Update': '03/04/2026', ...place },
  );
  expect(figure(preview, 'Rows in the file')).toBe('2');
  expect(figure(preview, 'Units that stay')).toBe('1');
  expect(figure(preview, 'Units that go')).toBe(String(count - 1));
  expect(figure(preview, 'New units')).toBe('1');
  expect(preview.getByText(/^Row 5: “03\/04\/2026” is read as 4 Mar 2026\./)).toBeVisible();
  expect(
    preview.getByText(/^1 unit with the visibility “IFRC Secretariat” becomes visible to the whole/),
  ).toBeVisible();
  const posts = () => server.calls.filter((call) => call === 'POST /api/v2/bulk-upload-local-unit/');
  server.calls.length = 0;
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Replace the units of this type?' }));
  expect(question.getByText(new RegExp(`^Staying: 1; going: ${count - 1}; new: 1\\.`))).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(posts()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Replace the units of this type?' }));
  await user.click(again.getByRole('button', { name: 'Replace the units' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
});

test('cells that the server will refuse are named before anything is sent', async () => {
  const { user, dialog, preview } = await chooseFile(
    { 'Local Unit Name (En)': 'At sea', Latitude: -4, Longitude: 45, Visibility: 'Public' },
    { 'Local Unit Name (En)': 'Nowhere', Latitude: 0, Longitude: 35.5, Coverage: 'Galactic', Visibility: 'Public' },
    { 'Local Unit Name (En)': 'nowhere', ...place, 'Local Unit Post Code': '01234567890', 'Local Unit Email': 'depot' },
  );
  const rows = within(await preview.findByRole('table', { name: 'Cells to correct' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '4At seaLatitude-4This position is probably outside of the country.',
    '5NowhereCoverageGalacticThere is no such coverage.',
    '5NowhereLatitude0It is missing; a latitude or longitude of 0 counts as missing.',
    '6nowhereLocal Unit Post Code01234567890Use at most 10 characters.',
    '6nowhereLocal Unit EmaildepotEnter an e-mail address such as name@example.org.',
  ]);
  expect(preview.getByText('Row 6: “nowhere”, as in row 5.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Replace the units of this type?' }));
  expect(question.getByText(/^One wrong row is enough for nothing to be stored/)).toBeVisible();
});

test('coverages are compared by their English names on a page in another language', async () => {
  const { user, dialog } = await openMenu('super', spanish.importTitle, spanish.more, 'es');
  await dialog.findByRole('option', { name: 'Otro' });
  await user.selectOptions(dialog.getByRole('combobox'), 'Otro');
  await dialog.findByRole('button', { name: spanish.chooseFile });
  const file = await template(
    { 'Local Unit Name (En)': 'North', Coverage: 'Subnational', ...place },
    { 'Local Unit Name (En)': 'South', Coverage: 'Subnacional', ...place },
  );
  fireEvent.change(document.querySelector('input[type="file"]') as Element, { target: { files: filesOf(file) } });
  const rows = within(await dialog.findByRole('table', { name: spanish.findings })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([`5SouthCoverageSubnacional${spanish.unknownLevel}`]);
});

test('of a file with several sheets it says which one was read, and nothing certain of one that does not fit', async () => {
  const notes = { name: 'Notes', rows: [['Collected in March']] };
  const units = { name: 'Units', rows: [...headRows(unitColumns), [...Array(10).fill(''), -0.2, 35.5]] };
  const { dialog } = await choose(await fileOf(notes, units));
  expect(await dialog.findByText(/^The second row of the first sheet does not have the headers/)).toBeVisible();
  expect(
    dialog.getByText(/“Notes”, the first one, is read here\. The server reads the one that was open/),
  ).toBeVisible();
  expect(dialog.queryByText('The server would store nothing of it.')).toBeNull();
  fireEvent.change(document.querySelector('input[type="file"]') as Element, {
    target: { files: filesOf(await fileOf(units, notes)) },
  });
  expect(await dialog.findByText(/“Units”, the first one, is read here\./)).toBeVisible();
});

test('a heading that is empty or unknown is told, before the import reads cells under the wrong one', async () => {
  const [groups = [], names = [], hints = []] = headRows(unitColumns);
  const changed = names.map((name) => (name === 'Sub-type' ? '' : name === 'Visibility' ? 'Visible for' : name));
  const cells = names.map((name) => ({ Visibility: 'Public', Latitude: -0.2, Longitude: 35.5 })[name] ?? 'Depot');
  const file = await fileOf({ name: 'local units', rows: [groups, changed, hints, cells] });
  const { user, dialog } = await choose(file);
  const preview = within(await dialog.findByRole('region', { name: 'What the file changes' }));
  expect(preview.getByText(/^Column E has no heading: the import reads its cells/)).toBeVisible();
  expect(preview.getByText(/^Column D: “Visible for” is not a heading of the template\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Replace the units of this type?' }));
  expect(question.getByText(/^Column E has no heading/)).toBeVisible();
});

test('the error of an upload goes once another file is chosen', async () => {
  const { user, dialog } = await chooseFile({ 'Local Unit Name (En)': 'Depot', ...place });
  server.server.use(http.post('*/api/v2/bulk-upload-local-unit/', () => HttpResponse.error(), { once: true }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await user.click(await screen.findByRole('button', { name: 'Replace the units' }));
  expect(await dialog.findByText(/^Network error/)).toBeVisible();
  const other = await template({ 'Local Unit Name (En)': 'Other depot', ...place });
  fireEvent.change(document.querySelector('input[type="file"]') as Element, { target: { files: filesOf(other) } });
  await waitFor(() => expect(dialog.queryByText(/^Network error/)).not.toBeInTheDocument());
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
    '11Depot 8Latitude-4This position is outside the country.',
    '27Depot 24CoverageGalacticChoose one of the options that are offered.',
    expect.stringMatching(/^45.*Give the name of the unit, in the local language or in English\.$/),
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

test('switching imports off says what becomes of imported units, which can then be edited', async () => {
  const { user, dialog } = await openMenu('super', 'Externally managed types');
  await user.click(await dialog.findByRole('switch', { name: 'Other' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  expect(confirm.getByText(/become validated, those of an import too/)).toBeVisible();
  fireEvent.change(confirm.getByRole('textbox'), { target: { value: 'Kenya Red Cross' } });
  const token = await server.sandbox.logIn('super');
  const units = () =>
    server.sandbox.json<{ results: PrivateLocalUnit[] }>(
      'GET /api/v2/local-units/?country__iso3=KEN&type__code=6&limit=1',
      { token },
    );
  const [imported] = (await units()).results;
  expect(imported).toMatchObject({ status: 4, bulk_upload: expect.any(Number) });
  await user.click(confirm.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByRole('switch', { name: 'Other', checked: false })).toBeVisible();
  expect((await units()).results[0]).toMatchObject({ status: 1 });
  cleanup();
  queryClient.clear();
  await openApp(server, `/countries/107/local-units/${imported?.id}`, { as: 'staff' });
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  // the other tests need a type that is managed
  const managed = 'GET /api/v2/externally-managed-local-unit/?country__id=107';
  const { results } = await server.sandbox.json<{ results: ExternallyManagedType[] }>(managed, { token });
  const id = results.find((each) => each.local_unit_type_details.id === 6)?.id;
  const body = { country: 107, local_unit_type: 6, enabled: true };
  await server.sandbox.request(`PUT /api/v2/externally-managed-local-unit/${id}/`, { token, body });
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
