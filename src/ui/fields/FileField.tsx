import { Upload as UploadIcon } from 'lucide-react';
import {
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { isolated } from '#domain/format/isolated';
import type { Direction } from '#domain/language/language';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { classNames } from '../layout/classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import styles from './FileField.module.css';
import { StoredFile, UploadingFile } from './FileRows';
import { fileStrings } from './fileStrings';
import {
  type AcceptedTypes,
  formatSize,
  isAccepted,
  type KeptFiles,
  type PendingUploads,
  type Upload,
  type UploadedFile,
} from './uploads';
import { useUploads } from './useUploads';

export interface FileFieldProps extends FieldProps, FieldValue<readonly UploadedFile[]> {
  readonly upload: Upload;
  /** The message of a failed upload. */
  readonly reasonOf?: (error: unknown) => string;
  readonly accept?: AcceptedTypes;
  /** Bytes. */
  readonly maxSize?: number;
  readonly isMultiple?: boolean;
  readonly hasCaption?: boolean;
  /** Called when uploads start, end and fail, so that the form is not submitted without the file unasked. */
  readonly onPendingChange?: (pending: PendingUploads) => void;
  /** Keeps files on the device until they arrive, and shows those of an earlier opening of the form. */
  readonly keptFiles?: KeptFiles | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

const none: readonly UploadedFile[] = [];

/** A file field that uploads files as soon as they are chosen or dropped. A failed upload can be retried; uploaded files survive a failed save. */
export function FileField(props: FileFieldProps) {
  const {
    upload,
    reasonOf,
    accept,
    maxSize,
    isMultiple = false,
    hasCaption = false,
    value = none,
    onChange,
    onBlur,
    onPendingChange,
    keptFiles,
    ref,
  } = props;
  const isLocked = props.isDisabled || props.isReadOnly;
  const t = useStrings(fileStrings);
  const { language, direction } = useLanguage();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);

  const change = (next: readonly UploadedFile[]) => {
    setRefusals([]);
    onChange(next.length === 0 ? undefined : next);
  };
  const places = useRef(new Map<number, number>());
  const onUploaded = (file: UploadedFile, place: number) => {
    places.current.set(file.id, place);
    const isLater = ({ id }: UploadedFile) => (places.current.get(id) ?? 0) > place;
    const next = isMultiple ? inserted(current.current, file, isLater) : [file];
    current.current = next;
    setNews(t.uploaded({ name: file.name }));
    // the refusals of files that were chosen with it stay
    onChange(next);
  };
  const { transfers, start, cancel, retry } = useUploads(upload, {
    onUploaded,
    reasonOf,
    keptFiles: isLocked ? undefined : keptFiles,
  });
  useReportPending(
    transfers.some(({ hasFailed }) => !hasFailed),
    transfers.filter(({ hasFailed }) => hasFailed).map(({ file }) => file.name),
    onPendingChange,
  );

  const refusalOf = (file: File) => {
    if (!isAccepted(file, accept))
      return t.fileTypeRefused({ name: file.name, types: typesText(accept ?? [], direction) });
    if (maxSize !== undefined && file.size > maxSize) {
      return t.fileTooLarge({ name: file.name, size: formatSize(maxSize, language) });
    }
    return null;
  };
  const take = (files: readonly File[]) => {
    const chosen = isMultiple ? files : files.slice(0, 1);
    const refused = chosen.flatMap((file) => refusalOf(file) ?? []);
    setRefusals(refused);
    setNews(refused.join(' '));
    for (const file of chosen) if (refusalOf(file) === null) start(file);
  };
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input is unmounted while the field is locked
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [isLocked]);
  /** Moves the focus to the file input, since the pressed button is removed with its row. */
  const withFocusOnInput = (act: () => void) => () => {
    act();
    input.current?.focus();
  };

  const error = [props.error, ...refusals].filter(Boolean).join(' ') || undefined;
  const hint = useLimits(props);
  const ids = useFieldIds({ hint, error });
  return (
    <FieldFrame {...props} hint={hint} error={error} ids={ids}>
      {!isLocked && (
        <DropZone onFiles={take}>
          <input
            {...controlAttributes(props, ids)}
            ref={input}
            type="file"
            className={styles.input}
            accept={accept?.join(',')}
            multiple={isMultiple}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              // reset, so that a removed file can be chosen again
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
            <StoredFile
              key={file.id}
              file={file}
              hasCaption={hasCaption}
              isLocked={isLocked}
              onCaption={(caption) =>
                change(value.map((each) => (each.id === file.id ? withCaption(each, caption) : each)))
              }
              onRemove={withFocusOnInput(() => change(value.filter((each) => each.id !== file.id)))}
            />
          ))}
          {transfers.map((transfer) => (
            <UploadingFile
              key={transfer.key}
              transfer={transfer}
              onCancel={withFocusOnInput(() => cancel(transfer))}
              onRetry={withFocusOnInput(() => retry(transfer))}
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

/** Files in the order of selection, previously stored ones first. */
function inserted(files: readonly UploadedFile[], file: UploadedFile, isLater: (each: UploadedFile) => boolean) {
  const index = files.findIndex(isLater);
  return files.toSpliced(index < 0 ? files.length : index, 0, file);
}

const withCaption = ({ caption: _, ...file }: UploadedFile, caption: string | undefined): UploadedFile =>
  caption === undefined ? file : { ...file, caption };

function useReportPending(isBusy: boolean, failed: readonly string[], onChange: FileFieldProps['onPendingChange']) {
  const tell = useEffectEvent((pending: PendingUploads) => onChange?.(pending));
  const names = failed.join('\n');
  useEffect(() => {
    if (!isBusy && names === '') return;
    tell({ isBusy, failed: names === '' ? [] : names.split('\n') });
    return () => tell({ isBusy: false, failed: [] });
  }, [isBusy, names]);
}

/** The accepted types. Among texts from the right, the dot of the first one would stand at the wrong end. */
function typesText(accept: AcceptedTypes, direction: Direction): string {
  const types = accept.join(', ');
  return direction === 'rtl' ? isolated(types) : types;
}

/** The accepted types and sizes, followed by the page's hint. */
function useLimits({ hint, accept, maxSize, isDisabled, isReadOnly }: FileFieldProps): ReactNode {
  const t = useStrings(fileStrings);
  const { language, direction } = useLanguage();
  const types = accept && typesText(accept, direction);
  const size = maxSize === undefined ? undefined : formatSize(maxSize, language);
  const limits = types && size ? t.fileLimits({ types, size }) : (types ?? (size && t.fileSizeLimit({ size })));
  if (!limits || isDisabled || isReadOnly) return hint;
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the file input inside
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
