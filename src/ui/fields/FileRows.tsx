import { File as FileIcon, RotateCw, X } from 'lucide-react';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { ExternalLink } from '../actions/ExternalLink';
import { StoredPicture } from '../display/StoredPicture';
import { Note } from '../layout/Note';
import styles from './FileField.module.css';
import { fileStrings } from './fileStrings';
import { TextField } from './TextField';
import { formatSize, maxKeptBytes, type UploadedFile } from './uploads';
import type { Transfer } from './useUploads';

interface StoredFileProps {
  readonly file: UploadedFile;
  readonly hasCaption: boolean;
  readonly isLocked: boolean | undefined;
  readonly onCaption: (caption: string | undefined) => void;
  readonly onRemove: () => void;
}

/** An uploaded file. */
export function StoredFile({ file, hasCaption, isLocked, onCaption, onRemove }: StoredFileProps) {
  const t = useStrings(fileStrings);
  return (
    <li className={styles.file}>
      <StoredPicture name={file.name} href={file.href} caption={file.caption}>
        <FileIcon className={styles.icon} aria-hidden="true" />
      </StoredPicture>
      <div className={styles.words}>
        {file.href ? <ExternalLink href={file.href}>{file.name}</ExternalLink> : <span>{file.name}</span>}
        {hasCaption && (
          <TextField
            label={t.caption({ name: file.name })}
            isLabelHidden
            placeholder={t.captionPlaceholder}
            value={file.caption}
            isReadOnly={isLocked}
            onChange={onCaption}
          />
        )}
      </div>
      {!isLocked && (
        <Button
          variant="text"
          size="s"
          label={t.removeFile({ name: file.name })}
          icon={<X aria-hidden="true" />}
          onPress={onRemove}
        />
      )}
    </li>
  );
}

interface UploadingFileProps {
  readonly transfer: Transfer;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A pending or failed upload. */
export function UploadingFile({ transfer, onCancel, onRetry }: UploadingFileProps) {
  const t = useStrings(fileStrings);
  const { language } = useLanguage();
  const { name } = transfer.file;
  return (
    <li className={styles.file}>
      <FileIcon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <span>{name}</span>
        {transfer.hasFailed ? (
          <span role="alert" className={styles.failed}>
            {[t.uploadFailed({ name }), transfer.reason].filter(Boolean).join(' ')}
          </span>
        ) : (
          <progress className={styles.progress} aria-label={t.uploading({ name })} max={1} value={transfer.part} />
        )}
        {transfer.kept === 'tooLarge' && (
          <Note as="span">{t.tooLargeToKeep({ size: formatSize(maxKeptBytes, language) })}</Note>
        )}
        {transfer.kept === 'failed' && <Note as="span">{t.notKept}</Note>}
      </div>
      {transfer.hasFailed && (
        <Button
          variant="text"
          size="s"
          label={t.retryUpload({ name })}
          icon={<RotateCw aria-hidden="true" />}
          onPress={onRetry}
        />
      )}
      <Button
        variant="text"
        size="s"
        label={transfer.hasFailed ? t.dismissFile({ name }) : t.cancelUpload({ name })}
        icon={<X aria-hidden="true" />}
        onPress={onCancel}
      />
    </li>
  );
}
