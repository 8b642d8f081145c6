import { fileNameOf } from '#domain/files/fileName';
import type { UploadedFile } from '#ui/fields/uploads';
import type { AnyField } from './definition';

/** A file as the server answers it. */
export interface StoredFile {
  readonly id: number;
  /** Its address. */
  readonly file?: string | null;
  readonly caption?: string | null;
}

/** A stored file as fields hold it. */
export const fileFromStored = ({ id, file, caption }: StoredFile): UploadedFile => ({
  id,
  name: file ? fileNameOf(file) : String(id),
  ...(file && { href: file }),
  ...(caption?.trim() && { caption: caption.trim() }),
});

/** A stored file, or a list of them, as a field holds it; null for none. */
export function filesFromStored(stored: unknown): readonly UploadedFile[] | null {
  const files = (Array.isArray(stored) ? stored : [stored]).filter(isStoredFile);
  return files.length > 0 ? files.map(fileFromStored) : null;
}

const isStoredFile = (file: unknown): file is StoredFile =>
  typeof file === 'object' && file !== null && 'id' in file && typeof file.id === 'number';

/** Uploaded files as they are sent: ids, or links where the field has captions; a list where it takes several. */
export function filesToBody(field: AnyField['files'], value: unknown): unknown {
  const files: readonly UploadedFile[] = Array.isArray(value) ? value : [];
  const sent = files.map(({ id, caption }) => (field?.hasCaption ? { id, caption: caption?.trim() || null } : id));
  return field?.isMultiple ? sent : (sent[0] ?? null);
}
