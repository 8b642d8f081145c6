import { chosenLanguage } from '#app/language/chosenLanguage';
import { upload } from '#app/request/upload';
import { drefLimits } from '#domain/dref/drefTypes';
import { pictureTypes } from '#domain/files/pictureTypes';
import type { Upload, UploadedFile } from '#ui/fields/uploads';
import type { DrefStrings } from '../form/useDrefStrings';

const documentTypes = ['.pdf', '.docx', '.pptx'];

/** Uploads a file of a DREF document, in the chosen language, which is that of the document. */
const uploadFile: Upload = async (file, options) => {
  const language = chosenLanguage();
  const { id, file: address } = await upload('POST /api/v2/dref-files/', { body: { file } }, { ...options, language });
  return { id, name: file.name, language, ...(address && { href: address }) };
};

/** Limits the number of pictures and the length of their captions. */
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
  rule: pictureRule(1),
} as const;

export const pictures = {
  kind: 'files',
  files: { upload: uploadFile, accept: pictureTypes, isMultiple: true, hasCaption: true },
  rule: pictureRule(drefLimits.images),
} as const;

export const oneDocument = {
  kind: 'files',
  files: { upload: uploadFile, accept: documentTypes },
} as const;

/** The server takes workbooks as assessment reports alone. @source reference/real-server.md, minor points of DREF */
export const oneDocumentOrWorkbook = {
  kind: 'files',
  files: { upload: uploadFile, accept: [...documentTypes, '.xlsx'] },
} as const;

export const onePdf = { kind: 'files', files: { upload: uploadFile, accept: ['.pdf'] } } as const;
