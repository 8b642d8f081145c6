import { PerDocument } from '#contract/perStats';
import { type Context, numericSlot, requireMember } from '../core/http/context';
import { notFound, validationError } from '../core/http/errors';
import { equals } from '../core/http/filters';
import { resource, rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { fileResponse, storedUpload } from '../core/http/uploads';
import { sql } from '../core/store/sql';
import type { Table } from '../core/store/table';
import { countries, regions } from '../places/tables';
import { ownDocuments, requirePerAdmin } from './access';
import { fileAddress, fileItem, storedName } from './serialise';
import { type PerDocumentRow, type PerFileRow, perDocuments, perFiles, perOverviews } from './tables';

/** Files of orientations, and documents of cycles. */

type Form = Readonly<Record<string, unknown>>;

/** Maximum number of documents per user, country and cycle; the check does not count the current upload. */
const mostDocuments = 10;

/** `POST /api/v2/per-file/` */
async function uploadFile(context: Context): Promise<Response> {
  const user = requireMember(context);
  const form = (await context.rawBody()) as Form;
  const content = await storedUpload(form.file);
  return jsonResponse(201, fileItem(context.store.insert(perFiles, { ...content, created_by: user.id }), context));
}

const documentItem = (row: PerDocumentRow, context: Context): PerDocument => ({
  id: row.id,
  country: row.country,
  created_at: row.created_at,
  created_by: row.created_by,
  file: fileAddress('per-documents', row, context),
  per: row.per,
});

const numberIn = (form: Form, field: string): number => {
  const value = Number(form[field]);
  if (!Number.isInteger(value) || value <= 0) throw validationError({ [field]: ['A valid integer is required.'] });
  return value;
};

/** `POST /api/v2/per-document-upload/` @source reference/preparedness.md, section 4.4 */
async function uploadDocument(context: Context): Promise<Response> {
  const user = requireMember(context);
  const form = (await context.rawBody()) as Form;
  const [country, per] = [numberIn(form, 'country'), numberIn(form, 'per')];
  const { store, now } = context;
  const cycle = store.get(perOverviews, per);
  if (!cycle || cycle.country !== country)
    throw validationError({ per: [`Per ${per} doesn't match country ${country}`] });
  requirePerAdmin(context, cycle);
  const own = sql`country = ${country} AND per = ${per} AND created_by = ${user.id}`;
  if (store.count(perDocuments, own) > mostDocuments) {
    throw validationError({ file: [`Can add utmost ${mostDocuments} documents`] });
  }
  const content = await storedUpload(form.file);
  const row = store.insert(perDocuments, {
    ...content,
    country,
    region: cycle.region,
    per,
    created_by: user.id,
    created_at: now.toISOString(),
  });
  return jsonResponse(201, documentItem(row, context));
}

function removeDocument(context: Context): Response {
  const { id } = rowOf(context, perDocuments, ownDocuments(context));
  context.store.delete(perDocuments, sql`id = ${id}`);
  return jsonResponse(204, null);
}

type ServedRow = Omit<PerFileRow, 'created_by'>;

const serve =
  <Row extends ServedRow>(table: Table<Row>) =>
  (context: Context): Response => {
    const id = numericSlot(context, 'id');
    const row = id === null ? undefined : context.store.get(table, id);
    if (!row || storedName(row) !== context.slots.name) throw notFound();
    return fileResponse(new Uint8Array(Buffer.from(row.content, 'base64')), row.type, row.name);
  };

export const perFileRoutes: Route[] = [
  route('POST /api/v2/per-file/', 'members', uploadFile),
  ...resource('/api/v2/per-document-upload/', perDocuments, {
    access: 'members',
    visible: ownDocuments,
    filters: { country: equals('country'), region: equals('region'), per: equals('per') },
    related: { country: countries, region: regions, per: perOverviews },
    ordering: ['id'],
    item: PerDocument,
    serialise: (rows, context) => rows.map((row) => documentItem(row, context)),
  }),
  route('POST /api/v2/per-document-upload/', 'members', uploadDocument),
  route('DELETE /api/v2/per-document-upload/{id}/', 'members', removeDocument),
  route('GET /sandbox/per-files/{id}/{name}', 'everyone', serve(perFiles)),
  route('GET /sandbox/per-documents/{id}/{name}', 'everyone', serve(perDocuments)),
];
