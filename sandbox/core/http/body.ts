import { payloadTooLarge, requestError, unsupportedMediaType } from './errors';

/** Throws 413 for a body above `limit` bytes, with or without a declared length. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  if (declared > limit) throw payloadTooLarge();
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > limit) throw payloadTooLarge();
  return bytes;
}

/** Files stay `File`s; a repeated field becomes a list. */
function formFields(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const values = form.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
}

/**
 * The body of a request, JSON or a form; `{}` when there is none.
 *
 * @param limit - bytes
 * @throws ApiError 400 for a body that cannot be parsed or is no object or list, 413 above the limit, 415 for any other type
 */
export async function readBody(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (bytes.byteLength === 0) return {};
  if (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded') {
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
    try {
      return formFields(await new Response(bytes, { headers }).formData());
    } catch {
      throw requestError('Multipart form parse error - the body could not be read.');
    }
  }
  if (type !== 'application/json' && type !== '') throw unsupportedMediaType(type);
  const body = parsed(new TextDecoder().decode(bytes));
  if (typeof body === 'object' && body !== null) return body;
  throw requestError(`Invalid data. Expected a dictionary, but got ${typeNames[typeof body] ?? 'NoneType'}.`);
}

/** The server's names of the types that are no body. */
const typeNames: Readonly<Record<string, string>> = { string: 'str', number: 'int', boolean: 'bool' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw requestError('JSON parse error - the body could not be read.');
  }
}
