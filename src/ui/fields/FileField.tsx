import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { classNames } from '../layout/classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import styles from './FileField.module.css';
import { KeptFile, TravellingFile } from './FileRows';
import { strings } from './strings';
import { type AcceptedTypes, formatSize, isAccepted, type Upload, type UploadedFile } from './uploads';
import { useUploads } from './useUploads';

export interface FileFieldProps extends FieldProps, FieldValue<readonly UploadedFile[]> {
  readonly upload: Upload;
  readonly accept?: AcceptedTypes;
  /** Bytes. */
  readonly maxSize?: number;
  readonly isMultiple?: boolean;
  readonly hasCaption?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

const none: readonly UploadedFile[] = [];

/** Files, sent as soon as they are chosen or dropped. A file that failed can be tried again; what was sent outlives a failed save. */
export function FileField(props: FileFieldProps) {
  const {
    upload,
    accept,
    maxSize,
    isMultiple = false,
    hasCaption = false,
    value = none,
    onChange,
    onBlur,
    ref,
  } = props;
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);

  const { transfers, start, cancel, retry } = useUploads(upload, (file) => {
    const next = isMultiple ? [...current.current, file] : [file];
    current.current = next;
    setNews(t.uploaded({ name: file.name }));
    onChange(next);
  });

  const refusalOf = (file: File) => {
    if (!isAccepted(file, accept)) return t.fileTypeRefused({ name: file.name, types: (accept ?? []).join(', ') });
    if (maxSize !== undefined && file.size > maxSize) {
      return t.fileTooLarge({ name: file.name, size: formatSize(maxSize, language) });
    }
    return null;
  };
  const take = (files: readonly File[]) => {
    const wanted = isMultiple ? files : files.slice(0, 1);
    setRefusals(wanted.flatMap((file) => refusalOf(file) ?? []));
    for (const file of wanted) if (refusalOf(file) === null) void start(file);
  };
  const replace = (next: readonly UploadedFile[]) => onChange(next.length === 0 ? undefined : next);

  const error = [props.error, ...refusals].filter(Boolean).join(' ') || undefined;
  const hint = useLimits(props);
  const ids = useFieldIds({ hint, error });
  const isLocked = props.isDisabled || props.isReadOnly;
  return (
    <FieldFrame {...props} hint={hint} error={error} ids={ids}>
      {!isLocked && (
        <DropZone onFiles={take}>
          <input
            {...controlAttributes({ ...props, error }, ids)}
            ref={ref}
            type="file"
            className={styles.input}
            accept={accept?.join(',')}
            multiple={isMultiple}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              // The same file may be chosen again after it was removed.
              event.target.value = '';
            }}
            onBlur={onBlur}
          />
          <span className={styles.choose} aria-hidden="true">
            <UploadIcon />
            {isMultiple ? t.chooseFiles : t.chooseFile}
          </span>
          <span aria-hidden="true">{t.orDrop}</span>
        </DropZone>
      )}
      {value.length + transfers.length > 0 && (
        <ul className={styles.files}>
          {value.map((file) => (
            <KeptFile
              key={file.id}
              file={file}
              hasCaption={hasCaption}
              isLocked={isLocked}
              onCaption={(caption) =>
                replace(value.map((each) => (each.id === file.id ? { ...each, caption: caption ?? '' } : each)))
              }
              onRemove={() => replace(value.filter((each) => each.id !== file.id))}
            />
          ))}
          {transfers.map((transfer) => (
            <TravellingFile
              key={transfer.key}
              transfer={transfer}
              onCancel={() => cancel(transfer.key)}
              onRetry={() => retry(transfer)}
            />
          ))}
        </ul>
      )}
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </FieldFrame>
  );
}

/** What may be chosen, before the page's own hint. */
function useLimits({ hint, accept, maxSize }: FileFieldProps): ReactNode {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const types = accept?.join(', ');
  const size = maxSize === undefined ? undefined : formatSize(maxSize, language);
  const limits = types && size ? t.fileLimits({ types, size }) : (types ?? (size && t.fileSizeLimit({ size })));
  if (!limits) return hint;
  return (
    <>
      <div>{limits}</div>
      {hint}
    </>
  );
}

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

function DropZone({ onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file input within is the first
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
