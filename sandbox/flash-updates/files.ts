import { type Context, numericSlot, requireMember } from '../core/http/context';
import { notFound } from '../core/http/errors';
import { jsonResponse, type Route, route } from '../core/http/route';
import { fileResponse, formCaption, formText, storedUpload } from '../core/http/uploads';
import { fileName } from './addresses';
import { flashFileItems } from './serialise';
import { flashFiles } from './tables';

const longestCaption = 225;

/** `POST /api/v2/flash-update-file/`: one file of a form. @source reference/emergencies.md, section 2.2 */
async function upload(context: Context): Promise<Response> {
  const user = requireMember(context);
  const { file, caption, client_id } = (await context.rawBody()) as Readonly<Record<string, unknown>>;
  const stored = await storedUpload(file);
  const row = context.store.insert(flashFiles, {
    ...stored,
    picture: null,
    caption: formCaption(caption, longestCaption),
    client_id: formText(client_id),
    created_by: user.id,
  });
  return jsonResponse(201, flashFileItems([row], context)[0]);
}

function serve(context: Context): Response {
  const id = numericSlot(context, 'id');
  const row = id === null ? undefined : context.store.get(flashFiles, id);
  if (!row || row.content === null || fileName(row) !== context.slots.name) throw notFound();
  return fileResponse(new Uint8Array(Buffer.from(row.content, 'base64')), row.type, row.name);
}

export const flashFileRoutes: Route[] = [
  route('POST /api/v2/flash-update-file/', 'members', upload),
  route('GET /sandbox/flash-update-files/{id}/{name}', 'everyone', serve),
];
