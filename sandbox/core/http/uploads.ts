import { randomBytes } from 'node:crypto';
import { validationError } from './errors';

/** What a form brings as a file; asked for its parts, because tests and servers have classes of their own. */
interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file as tables keep it. */
export interface StoredUpload {
  name: string;
  /** MIME type */
  type: string;
  /** A random part of the address, so that files cannot be found by counting. */
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

/** A file that a form brought; throws 400 for none, an empty one and pictures that could hold scripts. */
export async function storedUpload(file: unknown): Promise<StoredUpload> {
  if (!isFile(file)) throw validationError({ file: ['No file was submitted.'] });
  if (file.size === 0) throw validationError({ file: ['The submitted file is empty.'] });
  if (isSvg(file)) throw validationError({ file: ['SVG files are not allowed.'] });
  return {
    name: file.name.replace(/[/\\]/g, '-'),
    type: file.type,
    key: randomBytes(6).toString('hex'),
    content: Buffer.from(await file.arrayBuffer()).toString('base64'),
  };
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
