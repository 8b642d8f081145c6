import { ApiError } from '#app/request/errors';
import type { UploadedFile } from '#ui/fields/uploads';

interface StoredContent {
  /** The field that has the file. */
  readonly field: string;
  readonly file: Pick<UploadedFile, 'name' | 'href'>;
  /** What the copy has that the file has not: its caption, its language. */
  readonly difference: string | null;
  /** Uploads the copy. @returns its id */
  readonly upload: (copy: File) => Promise<number>;
  /** Says that the content cannot be read. */
  readonly refusal: string;
  readonly signal: AbortSignal;
}

/** The ids of copies, by address and difference, so that a repeated save does not upload them once more. */
const copies = new Map<string, number>();

/**
 * Uploads a stored file once more, where a change of the file itself would change other documents that show it.
 *
 * @returns the id of the copy
 * @throws ApiError of the field when the content of the file cannot be read
 */
export async function uploadAgain({
  field,
  file,
  difference,
  upload,
  refusal,
  signal,
}: StoredContent): Promise<number> {
  const key = `${file.href} ${difference}`;
  const known = copies.get(key);
  if (known !== undefined) return known;
  const content = await contentOf(file.href, signal);
  if (!content) throw refused(field, refusal);
  const id = await upload(new File([content], file.name, { type: content.type }));
  copies.set(key, id);
  return id;
}

async function contentOf(href: string | undefined, signal: AbortSignal): Promise<Blob | null> {
  if (href === undefined) return null;
  try {
    const response = await fetch(href, { signal });
    return response.ok ? await response.blob() : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

const refused = (field: string, message: string) =>
  new ApiError({
    kind: 'refused',
    status: null,
    method: 'GET',
    url: '',
    serverMessage: null,
    messageKey: 'correctErrors',
    formErrors: { [field]: message },
  });
