import { randomBytes } from 'node:crypto';
import { validationError } from './errors';

/** A file of a form, typed by its shape: `instanceof File` fails because jsdom and Node have different classes. */
interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file as stored in a table. */
export interface StoredUpload {
  name: string;
  /** MIME type */
  type: string;
  /** A random part of the address, so that addresses of files cannot be guessed. */
  key: string;
  /** base64 */
  content: string;
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'name' in value;

const isSvg = ({ name, type }: SentFile) => type.startsWith('image/svg') || name.toLowerCase().endsWith('.svg');

/** A text of a form; null for an empty or missing one. */
export const formText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** A caption of a form; throws 400 for one that is too long. */
export function formCaption(value: unknown, longest: number): string | null {
  const caption = formText(value);
  if ((caption ?? '').length > longest) {
    throw validationError({ caption: [`Ensure this field has no more than ${longest} characters.`] });
  }
  return caption;
}

/** The uploaded file in its stored form; throws 400 for a missing or empty file and for SVG, which may contain scripts. */
export async function storedUpload(file: unknown): Promise<StoredUpload> {
  if (!isFile(file)) throw validationError({ file: ['No file was submitted.'] });
  if (file.size === 0) throw validationError({ file: ['The submitted file is empty.'] });
  if (isSvg(file)) throw validationError({ file: ['SVG image upload is not allowed. Please use another image type.'] });
  return {
    name: file.name.replace(/[/\\]/g, '-'),
    type: file.type,
    key: randomBytes(6).toString('hex'),
    content: Buffer.from(await file.arrayBuffer()).toString('base64'),
  };
}

/** The response for a file: pictures open inline, all other types download, because user content must not run on the site's origin. */
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
