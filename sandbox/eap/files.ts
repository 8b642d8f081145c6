import { EapFile } from '#contract/eapParts';
import { eapLimits } from '#domain/eap/eapTypes';
import { type Context, numericSlot, requireMember } from '../core/http/context';
import { ApiError, notFound, serverError, validationError } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { fileResponse, formCaption, storedUpload } from '../core/http/uploads';
import { users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { sheetType, workbook } from '../core/workbook';
import { userName } from '../dref/files';
import { type EapFileRow, eapFiles } from './tables';

/** The last part of a file's address: random, so that it cannot be guessed. */
const fileName = ({ key, name }: EapFileRow) => `${key}-${name}`;

/** Null for a file that a link without an id has made. */
const addressOf = (row: EapFileRow, { url }: Context): string | null =>
  row.name === ''
    ? null
    : new URL(row.picture ?? `/sandbox/eap-files/${row.id}/${encodeURIComponent(fileName(row))}`, url.origin).href;

const person = (id: number | null, { store }: Context) => {
  const row = id === null ? undefined : store.get(users, id);
  return row ? userName(row) : null;
};

export function fileItem(row: EapFileRow, context: Context): EapFile {
  const { id, caption, created_at, created_by, modified_at, modified_by } = row;
  return {
    id,
    caption,
    created_at,
    created_by,
    created_by_details: person(created_by, context),
    file: addressOf(row, context),
    modified_at,
    modified_by,
    modified_by_details: person(modified_by, context),
  };
}

/** The address of a file by its id; null without one. */
export function fileAddress(id: number | null, context: Context): string | null {
  const row = id === null ? undefined : context.store.get(eapFiles, id);
  return row ? addressOf(row, context) : null;
}

/** Stores an upload of the person of the request. */
export async function storeFile(file: unknown, caption: unknown, context: Context): Promise<EapFileRow> {
  const user = requireMember(context);
  const content = await storedUpload(file);
  const now = context.now.toISOString();
  return context.store.insert(eapFiles, {
    ...content,
    picture: null,
    caption: formCaption(caption, eapLimits.caption),
    created_by: user.id,
    modified_by: user.id,
    created_at: now,
    modified_at: now,
  });
}

type Form = Readonly<Record<string, unknown>>;

/** `POST /api/v2/eap-file/` */
async function upload(context: Context): Promise<Response> {
  const form = (await context.rawBody()) as Form;
  return jsonResponse(201, fileItem(await storeFile(form.file, form.caption, context), context));
}

const failureOf = async (file: unknown): Promise<ApiError | null> => {
  try {
    await storedUpload(file);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

/** The refusal of one file among several: printed program text. */
const printed = (error: ApiError | null) =>
  error === null ? '{}' : `{'file': [ErrorDetail(string='${error.message}', code='invalid')]}`;

/** `POST /api/v2/eap-file/multiple/`: of each key the first file alone; one that is refused refuses all. @source reference/eap.md, section 2.1 */
async function uploadSeveral(context: Context): Promise<Response> {
  requireMember(context);
  const form = (await context.rawBody()) as Form;
  const files = Object.values(form).map((value) => (Array.isArray(value) ? value[0] : value));
  if (files.some((file) => typeof file === 'string')) throw serverError("'str' object has no attribute 'read'");
  const failures = await Promise.all(files.map(failureOf));
  if (failures.some((failure) => failure !== null)) {
    throw validationError({ non_field_errors: failures.map(printed) });
  }
  const stored = await Promise.all(files.map((file) => storeFile(file, null, context)));
  return jsonResponse(
    201,
    stored.map((row) => fileItem(row, context)),
  );
}

function serve(context: Context): Response {
  const id = numericSlot(context, 'id');
  const row = id === null ? undefined : context.store.get(eapFiles, id);
  if (!row || row.content === null || fileName(row) !== context.slots.name) throw notFound();
  return fileResponse(new Uint8Array(Buffer.from(row.content, 'base64')), row.type, row.name);
}

const templates: Readonly<Record<string, string>> = {
  budget_template: 'eap-budget-template.xlsx',
  forecast_table: 'eap-forecast-table.docx',
  theory_of_change_table: 'eap-theory-of-change.docx',
};

/** `GET /api/v2/eap/global-files/{template_type}/` */
function template({ slots, url }: Context): { url: string } {
  const file = templates[slots.template ?? ''];
  if (!file) {
    const detail = `Invalid template type. Must be one of ${Object.keys(templates).join(', ')}.`;
    throw new ApiError(400, { detail }, detail);
  }
  return { url: new URL(`/sandbox/eap-templates/${file}`, url.origin).href };
}

async function serveTemplate({ slots }: Context): Promise<Response> {
  const name = slots.name ?? '';
  if (!Object.values(templates).includes(name)) throw notFound();
  const rows = [['Line', 'CHF'], ['Readiness'], ['Prepositioning'], ['Early action']];
  return fileResponse(await workbook({ name: 'Template', rows }), sheetType, name);
}

/** A person reads their own files alone. */
const ownFile = (context: Context): EapFile => {
  const own = sql`created_by = ${requireMember(context).id}`;
  return EapFile.parse(fileItem(rowOf(context, eapFiles, own), context));
};

export const eapFileRoutes: Route[] = [
  route('POST /api/v2/eap-file/multiple/', 'members', uploadSeveral),
  route('POST /api/v2/eap-file/', 'members', upload),
  route('GET /api/v2/eap-file/{id}/', 'members', ownFile),
  route('GET /api/v2/eap/global-files/{template}/', 'members', template),
  route('GET /sandbox/eap-templates/{name}', 'everyone', serveTemplate),
  route('GET /sandbox/eap-files/{id}/{name}', 'everyone', serve),
];
