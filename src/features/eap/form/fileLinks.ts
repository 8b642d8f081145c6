import { captionOf, fileFromStored, type StoredFile } from '#app/form/files';
import { uploadAgain } from '#app/form/uploadAgain';
import { upload } from '#app/request/upload';
import { typedEntries } from '#domain/lists/typedEntries';

type Body = Readonly<Record<string, unknown>>;

interface Link {
  readonly id: number;
  readonly caption?: string | null;
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

const isStoredFile = (value: unknown): value is StoredFile => isLink(value);

const storedFiles = (value: unknown): readonly StoredFile[] => [value].flat().filter(isStoredFile);

interface FileSave {
  readonly stored: object | undefined;
  /** Whether the files of the stored version are those of an earlier one too. */
  readonly isShared: boolean;
  readonly signal: AbortSignal;
  /** The message for a file that cannot be read again. */
  readonly notCopied: (values: { name: string }) => string;
}

/** Uploads a file again, for its other caption. */
function copyOf(field: string, stored: StoredFile, caption: string | null, save: FileSave): Promise<number> {
  const { signal, notCopied } = save;
  const file = fileFromStored(stored);
  return uploadAgain({
    field,
    file,
    difference: caption,
    refusal: notCopied({ name: file.name }),
    signal,
    upload: async (copy) => (await upload('POST /api/v2/eap-file/', { body: { file: copy } }, { signal })).id,
  });
}

/** An untouched file by its id alone; a changed caption of a file that an earlier version shows as a new file. */
async function linkOf(field: string, link: Link, before: readonly StoredFile[], save: FileSave): Promise<Link> {
  const file = before.find(({ id }) => id === link.id);
  const caption = captionOf(link);
  if (!file) return { id: link.id, caption };
  if (captionOf(file) === caption) return { id: link.id };
  return { id: save.isShared ? await copyOf(field, file, caption, save) : link.id, caption };
}

/** Fields of a body that link files with captions. */
const linksFiles = (name: string) =>
  name === 'cover_image_file' || (/_files$/.test(name) && !/_relevant_files$/.test(name));

/**
 * A body whose file links leave the files of earlier versions alone: a caption belongs to the file, which versions share.
 *
 * @throws ApiError when a file cannot be uploaded again
 * @source reference/eap.md, section 3.2
 */
export async function withFileLinks(body: Body, save: FileSave): Promise<Body> {
  const sent = typedEntries(body).filter(([name]) => linksFiles(name));
  const links = await Promise.all(
    sent.map(async ([name, value]) => {
      const before = storedFiles(Reflect.get(save.stored ?? {}, name));
      const own = await Promise.all(
        [value]
          .flat()
          .filter(isLink)
          .map((link) => linkOf(name, link, before, save)),
      );
      return [name, Array.isArray(value) ? own : (own[0] ?? null)] as const;
    }),
  );
  return { ...body, ...Object.fromEntries(links) };
}
