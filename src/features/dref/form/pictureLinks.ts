import { captionOf, filesFromStored } from '#app/form/files';
import { uploadAgain } from '#app/form/uploadAgain';
import { upload } from '#app/request/upload';
import type { Language } from '#domain/language/language';
import type { UploadedFile } from '#ui/fields/uploads';
import type { DrefValues } from '../fields/drefShape';
import type { IsOfEarlierStage } from './earlierStages';
import type { DrefStrings } from './useDrefStrings';

type Body = Readonly<Record<string, unknown>>;
type PictureField = 'cover_image_file' | 'event_map_file' | 'images_file';

const pictureFields: readonly PictureField[] = ['cover_image_file', 'event_map_file', 'images_file'];

interface PictureSave {
  readonly values: DrefValues;
  readonly stored: Body | undefined;
  /** The language of the save. The server saves no picture that was uploaded in another one. */
  readonly language: Language;
  readonly isEarlier?: IsOfEarlierStage;
  readonly signal: AbortSignal;
  readonly t: Pick<DrefStrings, 'pictureNotCopied'>;
}

/** Uploads a picture again, in the language of the save. */
const copyOf = (field: PictureField, file: UploadedFile, { language, signal, t }: PictureSave): Promise<number> =>
  uploadAgain({
    field,
    file,
    difference: language,
    refusal: t.pictureNotCopied({ name: file.name }),
    signal,
    upload: async (copy) =>
      (await upload('POST /api/v2/dref-files/', { body: { file: copy } }, { language, signal })).id,
  });

/** The link of a picture in a body: an untouched one by its id alone, which leaves its caption as it is for every stage. */
async function linkOf(field: PictureField, file: UploadedFile, save: PictureSave) {
  const { stored, language, isEarlier } = save;
  const before = filesFromStored(stored?.[field])?.find(({ id }) => id === file.id);
  const caption = captionOf(file);
  if (before && captionOf(before) === caption) return { id: file.id };
  const isForeign = before ? isEarlier?.(field, file.id) : file.language !== undefined && file.language !== language;
  return { id: isForeign ? await copyOf(field, file, save) : file.id, caption };
}

/**
 * The pictures of a body as they are saved. A picture of an earlier stage whose caption changed, and one that was uploaded in another
 * language than that of the save, are uploaded again.
 *
 * @throws ApiError when a picture cannot be uploaded again
 * @source reference/real-server.md, DREF B2 and R6
 */
export async function withPictures(body: Body, save: PictureSave): Promise<Body> {
  const sent = pictureFields.filter((field) => field in body);
  const links = await Promise.all(
    sent.map(async (field) => {
      const files = save.values[field] ?? [];
      const own = await Promise.all(files.map((file) => linkOf(field, file, save)));
      return [field, Array.isArray(body[field]) ? own : (own[0] ?? null)] as const;
    }),
  );
  return { ...body, ...Object.fromEntries(links) };
}
