import { DrefFile } from '#contract/drefParts';
import { drefLimits } from '#domain/dref/drefTypes';
import { type Context, numericSlot, requireMember } from '../core/http/context';
import { notFound } from '../core/http/errors';
import { resource } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { fileResponse, formCaption, formText, storedUpload } from '../core/http/uploads';
import type { UserRow } from '../core/sign-in/users';
import { users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { sheetType, workbook } from '../core/workbook';
import { type DrefFileRow, drefFiles } from './tables';

export const userName = ({ id, first_name, last_name, username }: UserRow) => ({ id, first_name, last_name, username });

/** The last part of a file's address: random, so that it cannot be guessed. */
const fileName = ({ key, name }: DrefFileRow) => `${key}-${name}`;

/** Null for a file that was made by a link without an id. */
const addressOf = (row: DrefFileRow, { url }: Context) =>
  row.name === ''
    ? null
    : new URL(row.picture ?? `/sandbox/dref-files/${row.id}/${encodeURIComponent(fileName(row))}`, url.origin).href;

/** Files in the shape of the API, by id. */
export function fileItems(ids: readonly number[], context: Context): ReadonlyMap<number, DrefFile> {
  const rows = context.store.getMany(drefFiles, ids);
  const people = context.store.getMany(
    users,
    [...rows.values()].flatMap(({ created_by }) => created_by ?? []),
  );
  return new Map(
    [...rows].map(([id, row]) => {
      const author = row.created_by === null ? undefined : people.get(row.created_by);
      const { caption, client_id, created_by } = row;
      const created_by_details = author ? userName(author) : null;
      return [id, { id, caption, client_id, created_by, created_by_details, file: addressOf(row, context) }];
    }),
  );
}

/** The first page of a PDF as a picture; null for other files. The picture is the cover of a seeded document. */
export function previewOf(id: number | null, { store, url }: Context): string | null {
  const file = id === null ? undefined : store.get(drefFiles, id);
  return file?.name.toLowerCase().endsWith('.pdf') ? new URL('/sandbox/pictures/cover.svg', url.origin).href : null;
}

type Form = Readonly<Record<string, unknown>>;

async function stored(file: unknown, form: Form, context: Context): Promise<DrefFile> {
  const user = requireMember(context);
  const content = await storedUpload(file);
  const row = context.store.insert(drefFiles, {
    ...content,
    picture: null,
    caption: formCaption(form.caption, drefLimits.caption),
    client_id: formText(form.client_id),
    original_language: context.language,
    created_by: user.id,
  });
  const item = fileItems([row.id], context).get(row.id);
  if (!item) throw new Error(`no file ${row.id}`);
  return item;
}

/** `POST /api/v2/dref-files/` */
async function upload(context: Context): Promise<Response> {
  const form = (await context.rawBody()) as Form;
  return jsonResponse(201, await stored(form.file, form, context));
}

/** `POST /api/v2/dref-files/multiple/`: of each key the first file alone. @source reference/dref.md, section 2.1 */
async function uploadSeveral(context: Context): Promise<Response> {
  const form = (await context.rawBody()) as Form;
  const files = Object.values(form).map((value) => (Array.isArray(value) ? value[0] : value));
  return jsonResponse(201, await Promise.all(files.map((file) => stored(file, {}, context))));
}

function serve(context: Context): Response {
  const id = numericSlot(context, 'id');
  const row = id === null ? undefined : context.store.get(drefFiles, id);
  if (!row || row.content === null || fileName(row) !== context.slots.name) throw notFound();
  return fileResponse(new Uint8Array(Buffer.from(row.content, 'base64')), row.type, row.name);
}

const budgetTemplate = async () =>
  fileResponse(
    await workbook({
      name: 'Budget',
      rows: [['Budget line', 'CHF'], ['Relief items'], ['Personnel'], ['Logistics']],
    }),
    sheetType,
    'dref-budget-template.xlsx',
  );

export const drefFileRoutes: Route[] = [
  ...resource('/api/v2/dref-files/', drefFiles, {
    access: 'members',
    visible: (context) => sql`created_by = ${requireMember(context).id}`,
    ordering: ['id'],
    item: DrefFile,
    serialise: (rows, context) => [
      ...fileItems(
        rows.map(({ id }) => id),
        context,
      ).values(),
    ],
  }),
  route('POST /api/v2/dref-files/', 'members', upload),
  route('POST /api/v2/dref-files/multiple/', 'members', uploadSeveral),
  route('GET /api/v2/dref/global-files/', 'members', ({ url }) => ({
    budget_template_url: new URL('/sandbox/dref-budget-template.xlsx', url.origin).href,
  })),
  route('GET /sandbox/dref-budget-template.xlsx', 'everyone', budgetTemplate),
  route('GET /sandbox/dref-files/{id}/{name}', 'everyone', serve),
];
