import { upload } from '#app/request/upload';
import type { DrefFile } from '#contract/drefParts';
import { drefLimits } from '#domain/dref/drefTypes';
import { pictureTypes } from '#domain/files/pictureTypes';
import type { Upload, UploadedFile } from '#ui/fields/uploads';
import type { DrefStrings } from './useDrefStrings';

const documentTypes = ['.pdf', '.docx', '.pptx'];

/** Sends a file of a DREF document. */
const uploadFile: Upload = async (file, options) => {
  const { id, file: address } = await upload('POST /api/v2/dref-files/', { body: { file } }, options);
  return { id, name: file.name, ...(address && { href: address }) };
};

/** The name of a file, from its address. */
function nameOf(address: string): string {
  const last = address.split('?')[0]?.split('/').at(-1) ?? address;
  try {
    return decodeURIComponent(last).replace(/^[0-9a-f]{12}-/, '');
  } catch {
    return last;
  }
}

/** A stored file as fields hold it. */
export const heldFile = ({ id, file, caption }: DrefFile): UploadedFile => ({
  id,
  name: file ? nameOf(file) : String(id),
  ...(file && { href: file }),
  ...(caption?.trim() && { caption: caption.trim() }),
});

/** The link to a file with its caption, as it is sent. */
export const fileLink = ({ id, caption }: UploadedFile) => ({ id, caption: caption?.trim() || null });

/** At most so many pictures, none with a caption that the server would refuse. */
const pictureRule =
  (limit: number) =>
  (files: readonly UploadedFile[], _: unknown, t: DrefStrings): string | null => {
    if (files.length > limit) return t.tooManyImages({ count: limit });
    const long = files.find(({ caption }) => (caption?.trim().length ?? 0) > drefLimits.caption);
    return long ? t.captionTooLong({ name: long.name, count: drefLimits.caption }) : null;
  };

export const onePicture = {
  kind: 'files',
  files: { upload: uploadFile, accept: pictureTypes, hasCaption: true },
  isSent: false,
  rule: pictureRule(1),
} as const;

export const pictures = {
  kind: 'files',
  files: { upload: uploadFile, accept: pictureTypes, isMultiple: true, hasCaption: true },
  isSent: false,
  rule: pictureRule(drefLimits.images),
} as const;

export const oneDocument = {
  kind: 'files',
  files: { upload: uploadFile, accept: documentTypes },
  isSent: false,
} as const;

export const onePdf = { kind: 'files', files: { upload: uploadFile, accept: ['.pdf'] }, isSent: false } as const;
