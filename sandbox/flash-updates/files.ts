import { randomBytes } from 'node:crypto';
import { type Context, numericSlot, requireMember } from '../core/http/context';
import { notFound, validationError } from '../core/http/errors';
import { jsonResponse, type Route, route } from '../core/http/route';
import { fileName } from './addresses';
import { flashFileItems } from './serialise';
import { flashFiles } from './tables';

/** What a form brings as a file; asked for its parts, because tests and servers have classes of their own. */
interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'name' in value;

const isSvg = ({ name, type }: SentFile) => type.startsWith('image/svg') || name.toLowerCase().endsWith('.svg');

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const longestCaption = 225;

/** `POST /api/v2/flash-update-file/`: one file of a form. @source reference/emergencies.md, section 2.2 */
async function upload(context: Context): Promise<Response> {
  const user = requireMember(context);
  const { file, caption, client_id } = (await context.rawBody()) as Readonly<Record<string, unknown>>;
  if (!isFile(file)) throw validationError({ file: ['No file was submitted.'] });
  if (file.size === 0) throw validationError({ file: ['The submitted file is empty.'] });
  if (isSvg(file)) throw validationError({ file: ['SVG files are not allowed.'] });
  if ((textOrNull(caption) ?? '').length > longestCaption) {
    throw validationError({ caption: [`Ensure this field has no more than ${longestCaption} characters.`] });
  }
  const row = context.store.insert(flashFiles, {
    name: file.name.replace(/[/\\]/g, '-'),
    type: file.type,
    key: randomBytes(6).toString('hex'),
    content: Buffer.from(await file.arrayBuffer()).toString('base64'),
    picture: null,
    caption: textOrNull(caption),
    client_id: textOrNull(client_id),
    created_by: user.id,
  });
  return jsonResponse(201, flashFileItems([row], context)[0]);
}

/** A file to look at or to keep. What is no picture is never opened within the site: it was written by others. */
export function fileResponse(content: Uint8Array<ArrayBuffer>, type: string, name: string): Response {
  const isPicture = /^image\/(png|jpe?g|gif|webp)$/.test(type);
  return new Response(content, {
    headers: {
      'Content-Type': isPicture || type === 'application/pdf' ? type : 'application/octet-stream',
      'Content-Disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
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
