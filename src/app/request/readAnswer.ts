import { matchesShape, responseShape } from '#contract/responseShapes';
import { type Call, mediaTypes } from './call';
import { ApiError, failure } from './errors';

const finalPath = (response: Response) => {
  try {
    return new URL(response.url).pathname;
  } catch {
    return '';
  }
};

/** Reads the body as text and reports each chunk. */
async function readText(response: Response, onProgress?: () => void): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onProgress?.();
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const mediaTypeOf = (response: Response) => response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();

/** Parses the response by its media type: JSON parsed, a spreadsheet as a blob, no content as null, anything else as text */
async function readBody(response: Response, onProgress?: () => void): Promise<unknown> {
  if (response.status === 204) return null;
  const type = mediaTypeOf(response);
  if (type === mediaTypes.excel) return response.blob();
  const text = await readText(response, onProgress);
  return type === mediaTypes.json ? parseJson(text) : text;
}

/** Whether the response has the expected type: an HTML page is neither a record nor a CSV file. */
function isExpected(response: Response, answer: unknown, { endpoint, accept }: Call): boolean {
  if (accept === 'csv') return mediaTypeOf(response) === mediaTypes.csv;
  return matchesShape(accept === 'excel' ? 'file' : responseShape(endpoint), answer);
}

/**
 * The error of an unsuccessful response. The code that reads its body arrives with the first one; if it does not, the status alone is
 * known. Without the product's words for it, or their translations, the server's stay.
 */
async function refused({ method, url: { href: url } }: Call, status: number, text: string, sent: unknown) {
  try {
    const { refusal } = await import('./refusal');
    const error = refusal(method, url, status, text, sent);
    const { refusalInOwnWords } = await import('./serverWords');
    return await refusalInOwnWords(error).catch(() => error);
  } catch {
    const messageKey = method === 'GET' ? 'read' : 'action';
    return new ApiError({ kind: 'refused', status, method, url, serverMessage: null, messageKey, formErrors: null });
  }
}

/**
 * Reads the answer of a call.
 *
 * @param sent - the body that was sent, for the errors of its rows
 * @param onProgress - called as the body arrives
 * @returns JSON parsed, CSV as text, a spreadsheet as a blob, no content as null
 * @throws ApiError `refused` for a status that is no success, `redirected` for a login page, `parse` for an answer that is not what
 * the contract promises
 * @source reference/product.md, section 7
 */
export async function readAnswer(
  response: Response,
  call: Call,
  sent: unknown,
  onProgress?: () => void,
): Promise<unknown> {
  if (response.redirected && finalPath(response).includes('login'))
    throw failure('redirected', call.method, call.url, response.status);
  if (!response.ok) {
    const text = await readText(response, onProgress);
    throw await refused(call, response.status, text, sent);
  }
  const answer = await readBody(response, onProgress);
  if (!isExpected(response, answer, call)) throw failure('parse', call.method, call.url, response.status);
  return answer;
}
