import { pictureTypes } from '#domain/files/pictureTypes';
import { safeHref } from '#domain/links/safeUrl';
import { ExternalLink } from '#ui/actions/ExternalLink';
import type { UploadedFile } from '#ui/fields/uploads';
import { useStrings } from '#ui/language/useStrings';
import { PrintPictures } from '#ui/print/PrintPictures';
import { eapPrintStrings } from './strings';

interface PrintedFilesProps {
  readonly files: readonly UploadedFile[];
  /** The files of the version before, where changes are marked. */
  readonly before: readonly UploadedFile[] | undefined;
}

const isPicture = ({ name }: UploadedFile) =>
  pictureTypes.some((type) => name.toLowerCase().endsWith(type)) || name.endsWith('.svg');

const titleOf = ({ name, caption }: UploadedFile) => caption?.trim() || name;

/** Pictures as pictures, other files as links; added and removed ones are named where changes are marked. */
export function PrintedFiles({ files, before }: PrintedFilesProps) {
  const t = useStrings(eapPrintStrings);
  const pictures = files.filter(isPicture).flatMap((file) => {
    const address = safeHref(file.href);
    return address === null ? [] : [{ address, caption: file.caption?.trim() || file.name }];
  });
  const others = files.filter((file) => !isPicture(file));
  return (
    <>
      {pictures.length > 0 && <PrintPictures pictures={pictures} label="" failed={t.pictureFailed} />}
      {others.length > 0 && (
        <ul>
          {others.map((file) => {
            const address = safeHref(file.href);
            return (
              <li key={file.id}>
                {address === null ? titleOf(file) : <ExternalLink href={address}>{titleOf(file)}</ExternalLink>}
              </li>
            );
          })}
        </ul>
      )}
      {before !== undefined && <FileChanges files={files} before={before} />}
    </>
  );
}

interface FileChangesProps {
  readonly files: readonly UploadedFile[];
  readonly before: readonly UploadedFile[];
}

/** The files that were added to those of the version before, and those that were removed. */
export function FileChanges({ files, before }: FileChangesProps) {
  const t = useStrings(eapPrintStrings);
  const added = files.filter(({ id }) => !before.some((each) => each.id === id));
  const removed = before.filter(({ id }) => !files.some((each) => each.id === id));
  return (
    <>
      {added.map((file) => (
        <p key={file.id}>
          <ins>{t.added({ name: titleOf(file) })}</ins>
        </p>
      ))}
      {removed.map((file) => (
        <p key={file.id}>
          <del>{t.removed({ name: titleOf(file) })}</del>
        </p>
      ))}
    </>
  );
}
