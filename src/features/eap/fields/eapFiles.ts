import { upload } from '#app/request/upload';
import { checkedFileTypes, eapLimits } from '#domain/eap/eapTypes';
import { pictureTypes } from '#domain/files/pictureTypes';
import type { Upload, UploadedFile } from '#ui/fields/uploads';
import type { EapStrings } from '../form/useEapStrings';

/** Uploads a file of a protocol. */
const uploadFile: Upload = async (file, options) => {
  const { id, file: address } = await upload('POST /api/v2/eap-file/', { body: { file } }, options);
  return { id, name: file.name, ...(address && { href: address }) };
};

/** Limits the number of files and the length of their captions. */
const fileRule =
  (limit: number) =>
  (files: readonly UploadedFile[], _: unknown, t: EapStrings): string | null => {
    if (files.length > limit) return t.tooManyFiles({ count: limit });
    const long = files.find(({ caption }) => (caption?.trim().length ?? 0) > eapLimits.caption);
    return long ? t.captionTooLong({ name: long.name, count: eapLimits.caption }) : null;
  };

const sectionTypes = [...pictureTypes, '.pdf', '.docx', '.pptx', '.xlsx'];

export const coverPicture = {
  kind: 'files',
  files: { upload: uploadFile, accept: pictureTypes, hasCaption: true },
  rule: fileRule(1),
} as const;

/** Pictures and documents of a section, with captions. @source reference/eap.md, section 2.1 */
export const sectionFiles = {
  kind: 'files',
  files: { upload: uploadFile, accept: sectionTypes, isMultiple: true, hasCaption: true },
  rule: fileRule(eapLimits.files),
} as const;

/** Further files by their ids, without captions and without a limit of their number. */
export const relevantFiles = {
  kind: 'files',
  files: { upload: uploadFile, accept: sectionTypes, isMultiple: true },
} as const;

/** A budget or a checklist. */
export const checkedFile = {
  kind: 'files',
  files: { upload: uploadFile, accept: [...checkedFileTypes] },
} as const;

/** A table that is made from a template. */
export const tableFile = { kind: 'files', files: { upload: uploadFile, accept: ['.docx'] } } as const;
