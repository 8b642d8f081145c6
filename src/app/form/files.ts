import { fileNameOf } from '#domain/files/fileName';
import type { UploadedFile } from '#ui/fields/uploads';
import type { AnyField } from './definition';

/** A file in a response. */
export interface StoredFile {
  readonly id: number;
  /** Its address. */
  readonly file?: string | null;
  readonly caption?: string | null;
}

/** The caption of a file; null for a blank one. */
export const captionOf = ({ caption }: { readonly caption?: string | null }): string | null => caption?.trim() || null;

/** The form value of a stored file. */
export const fileFromStored = ({ id, file, caption }: StoredFile): UploadedFile => ({
  id,
  name: file ? fileNameOf(file) : String(id),
  ...(file && { href: file }),
  ...(caption?.trim() && { caption: caption.trim() }),
});

/** The form value of a stored file or a list of them; null without one. */
export function filesFromStored(stored: unknown): readonly UploadedFile[] | null {
  const files = (Array.isArray(stored) ? stored : [stored]).filter(isStoredFile);
  return files.length > 0 ? files.map(fileFromStored) : null;
}

const isStoredFile = (file: unknown): file is StoredFile =>
  typeof file === 'object' && file !== null && 'id' in file && typeof file.id === 'number';

/** The request value of uploaded files: ids, or objects where the field has captions; a list where it takes several. */
export function filesToBody(field: AnyField['files'], value: unknown): unknown {
  const files: readonly UploadedFile[] = Array.isArray(value) ? value : [];
  const sent = files.map((file) => (field?.hasCaption ? { id: file.id, caption: captionOf(file) } : file.id));
  return field?.isMultiple ? sent : (sent[0] ?? null);
}
