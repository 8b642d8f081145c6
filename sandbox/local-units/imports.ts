import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { LocalUnitImport, type LocalUnitTemplate } from '#contract/localUnitImport';
import { type Context, numericSlot, requireMember } from '../core/http/context';
import { forbidden, notAcceptable, notFound, requestError, validationError } from '../core/http/errors';
import { resource } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { fileResponse, storedUpload } from '../core/http/uploads';
import { readWorkbook } from '../core/readWorkbook';
import { sql } from '../core/store/sql';
import { type Sheet, sheetType, workbook } from '../core/workbook';
import { display } from '../reference/labels';
import { errorSheet } from './errorSheet';
import { parseRow } from './importRows';
import { countryFilters } from './managed';
import { types, unitType } from './optionLists';
import { rightsIn } from './rights';
import { unitCountry, unitUsers } from './serialise';
import { changeRequests, type ImportRow, imports, localUnits, type UnitFileRow, unitFiles } from './tables';
import { type Column, cellOf, headRows, healthColumns, optionRows, unitColumns } from './templateColumns';
import { isManaged } from './writing';

/** Bytes. */
const largest = 10 * 1024 * 1024;
/** Milliseconds that an import takes. */
const duration = 4000;
const firstDataRow = 3;

const isHealthCare = (type: number) => types.find(({ id }) => id === type)?.name === 'Health Care';
const columnsOf = (type: number) => (isHealthCare(type) ? healthColumns : unitColumns);

const fileAddress = (id: number, { store, url }: Context): string => {
  const file = store.get(unitFiles, id);
  return new URL(`/sandbox/local-units/files/${id}/${encodeURIComponent(`${file?.key}-${file?.name}`)}`, url.origin)
    .href;
};

function items(rows: readonly ImportRow[], context: Context): LocalUnitImport[] {
  const userOf = unitUsers(
    context,
    rows.map(({ triggered_by }) => triggered_by),
  );
  return rows.map(({ country, local_unit_type, file, error_file, ...row }) => ({
    ...row,
    country_details: unitCountry(context, country),
    error_file: error_file === null ? null : fileAddress(error_file, context),
    file: fileAddress(file, context),
    file_name: context.store.get(unitFiles, file)?.name ?? '',
    local_unit_type_details: unitType(local_unit_type, context),
    status_details: display('local_units_bulk_upload_status', row.status, context.language),
    triggered_by_details: userOf(row.triggered_by),
  }));
}

const failed = (message: string) => ({ status: 2 as const, error_message: message });

const newFile = (name: string, sheet: Sheet): Omit<UnitFileRow, 'id'> => ({
  name,
  type: sheetType,
  key: randomBytes(6).toString('hex'),
  content: null,
  sheet,
});

/** Processes the file: its rows replace all units of the type, or none is stored when a row is invalid. */
function processed(row: ImportRow, context: Context): Partial<ImportRow> {
  const { store } = context;
  const file = store.get(unitFiles, row.file);
  const sheet = file?.content && readWorkbook(Buffer.from(file.content, 'base64'));
  if (!sheet) return failed('File is not a zip file');
  // empty headings are dropped, and cells are read by their place among the others
  const headers = (sheet[1] ?? []).map((header) => header.trim()).filter((header) => header !== '');
  const data = sheet.slice(firstDataRow).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (data.length === 0) return failed('The uploaded file is empty. Please provide at least one data row.');
  const isHealth = isHealthCare(row.local_unit_type);
  if (!isHealth && headers.includes('Health Facility Type')) {
    const type = types.find(({ id }) => id === row.local_unit_type)?.name;
    return failed(`You cannot upload Healthcare data when the Local Unit type is set to '${type}'.`);
  }
  const given = {
    country: row.country,
    type: row.local_unit_type,
    bulk_upload: row.id,
    created_by: row.triggered_by,
  };
  const rows = data.map((cells) => parseRow(cells, headers, columnsOf(row.local_unit_type), given, context));
  const failures = rows.filter(({ errors }) => Object.keys(errors).length > 0).length;
  const counts = { success_count: rows.length - failures, failed_count: failures };
  if (failures > 0) {
    const errors = errorSheet(
      headers,
      data,
      rows.map((each) => each.errors),
    );
    const errorFile = newFile(`errors-${file.name}`, { name: 'Errors', rows: errors });
    const error_file = store.insert(unitFiles, errorFile).id;
    return { ...counts, status: 2, error_message: '', error_file };
  }
  const replaced = sql`country = ${row.country} AND type = ${row.local_unit_type}`;
  for (const id of store.ids(localUnits, replaced)) store.delete(changeRequests, sql`local_unit = ${id}`);
  store.delete(localUnits, replaced);
  for (const { unit } of rows) {
    const made = store.insert(localUnits, unit);
    if (made.health) store.update(localUnits, made.id, { health: { ...made.health, id: made.id } });
  }
  return { ...counts, status: 1, error_message: null };
}

/** Completes the imports that are due. */
export function completeDueImports(context: Context): void {
  const { store, now } = context;
  const due = new Date(now.getTime() - duration).toISOString();
  for (const row of store.select(imports, { where: sql`status = 3 AND triggered_at <= ${due}` })) {
    store.transaction(() => store.update(imports, row.id, processed(row, context)));
  }
}

const numberIn = (value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : null);

/** `POST /api/v2/bulk-upload-local-unit/`: stored and answered at once, processed later. */
async function upload(context: Context): Promise<Response> {
  const user = requireMember(context);
  const form = (await context.rawBody()) as Readonly<Record<string, unknown>>;
  const [country, type] = [numberIn(form.country), numberIn(form.local_unit_type)];
  if (country === null || type === null || !rightsIn(context, country).mayImport(type)) {
    throw forbidden('You do not have permission to create bulk uploads for this country and local unit type.');
  }
  const content = await storedUpload(form.file);
  if (!/\.xls[xm]$/i.test(content.name)) {
    throw validationError({ file: ['File must be a xlsx file.'] });
  }
  const size = Buffer.byteLength(content.content, 'base64');
  if (size > largest) throw validationError({ file: ['File must be less than 10 MB.'] });
  if (!isManaged(context, country, type)) {
    throw requestError('Country and local unit type are not externally managed.');
  }
  const row = context.store.transaction(() =>
    context.store.insert(imports, {
      country,
      local_unit_type: type,
      file: context.store.insert(unitFiles, { ...content, sheet: null }).id,
      file_size: size,
      error_file: null,
      error_message: null,
      failed_count: 0,
      success_count: 0,
      status: 3,
      triggered_at: context.now.toISOString(),
      triggered_by: user.id,
    }),
  );
  return jsonResponse(201, items([row], context)[0]);
}

const templateNames = { local_unit: 'local-units.xlsx', health_care: 'health-care.xlsx' };

function templateAddress({ url }: Context): z.infer<typeof LocalUnitTemplate> {
  const kind = url.searchParams.get('bulk_upload_template') ?? 'local_unit';
  if (kind !== 'local_unit' && kind !== 'health_care') {
    throw validationError({ bulk_upload_template: [`"${kind}" is not a valid choice.`] });
  }
  return { template_url: new URL(`/sandbox/local-units/templates/${templateNames[kind]}`, url.origin).href };
}

const sheetsWith = (columns: readonly Column[], rows: readonly (string | number)[][]) =>
  workbook(
    { name: 'local units', rows: [...headRows(columns), ...rows] },
    { name: 'options', rows: optionRows(columns) },
  );

async function template({ slots }: Context): Promise<Response> {
  const { name = '' } = slots;
  if (!Object.values(templateNames).includes(name)) throw notFound();
  const columns = name === templateNames.health_care ? healthColumns : unitColumns;
  return fileResponse(await sheetsWith(columns, []), sheetType, name);
}

/** `GET /api/v2/export-local-unit/` */
async function exportUnits(context: Context): Promise<Response> {
  const query = context.url.searchParams;
  const [country, type] = [numberIn(query.get('country')), numberIn(query.get('local_unit_type'))];
  if (country === null || type === null) throw notFound();
  if (!context.accept.includes(sheetType)) throw notAcceptable();
  const rows = context.store.select(localUnits, {
    where: sql`country = ${country} AND type = ${type} AND is_deprecated = 0 AND status IN (1, 4)`,
  });
  const columns = columnsOf(type);
  const bytes = await sheetsWith(
    columns,
    rows.map((row) => columns.map((column) => cellOf(column, row))),
  );
  return new Response(bytes, {
    headers: { 'Content-Type': sheetType, 'Content-Disposition': 'attachment; filename="local-units.xlsx"' },
  });
}

const contentOf = async ({ content, sheet }: UnitFileRow) =>
  sheet ? workbook(sheet) : new Uint8Array(Buffer.from(content ?? '', 'base64'));

async function serveFile(context: Context): Promise<Response> {
  const id = numericSlot(context, 'id');
  const file = id === null ? undefined : context.store.get(unitFiles, id);
  if (!file || `${file.key}-${file.name}` !== context.slots.name) throw notFound();
  return fileResponse(await contentOf(file), file.type, file.name);
}

/** @source reference/local-units.md, sections 4.6 and 4.7 */
export const importRoutes: Route[] = [
  ...resource('/api/v2/bulk-upload-local-unit/', imports, {
    access: 'members',
    filters: countryFilters,
    ordering: ['id', 'status', 'triggered_at'],
    defaultOrder: '-triggered_at',
    item: LocalUnitImport,
    serialise: items,
    single: (row, context) => items([row], context)[0],
  }),
  route('POST /api/v2/bulk-upload-local-unit/', 'members', upload),
  route('GET /api/v2/bulk-upload-local-unit/get-bulk-upload-template/', 'members', templateAddress),
  route('GET /api/v2/export-local-unit/', 'members', exportUnits),
  route('GET /sandbox/local-units/templates/{name}', 'everyone', template),
  route('GET /sandbox/local-units/files/{id}/{name}', 'everyone', serveFile),
];
