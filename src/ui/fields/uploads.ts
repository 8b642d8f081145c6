import { numberFormat } from '#domain/language/intl';

/** A file on the server. */
export interface UploadedFile {
  readonly id: number;
  readonly name: string;
  /** Its URL, where it has one. */
  readonly href?: string;
  readonly caption?: string;
  /** The language of its upload, where the server ties the file to it. */
  readonly language?: string;
}

/** The uploads of a field that have not arrived. */
export interface PendingUploads {
  readonly isBusy: boolean;
  /** The names of the files whose upload failed; each has a retry in the field. */
  readonly failed: readonly string[];
}

/** The largest file that is kept on the device until it has arrived, in bytes. */
export const maxKeptBytes = 25_000_000;

/** A file that has not arrived, of this or an earlier opening of its form. */
export interface KeptFile {
  readonly id: string;
  readonly file: File;
  /** The message of its failed upload; null while it has none. */
  readonly failure: string | null;
  /** Undefined until it is known. */
  readonly kept?: KeepResult | undefined;
}

/** Whether the device keeps a file; 'failed' where it has no room or no storage. */
export type KeepResult = 'kept' | 'tooLarge' | 'failed';

/** The files of a field that have not arrived, and the functions that keep them on the device. */
export interface KeptFiles {
  readonly files: readonly KeptFile[];
  /** Keeps a chosen file, and later the failure of its upload. */
  readonly keep: (file: KeptFile) => Promise<KeepResult>;
  /** Called once a file has arrived, or was cancelled. */
  readonly remove: (id: string) => void;
}

/**
 * Uploads one file.
 *
 * @param options.onProgress - called with the sent share, 0 to 1
 * @param options.signal - aborted when the person cancels or leaves
 */
export type Upload = (
  file: File,
  options: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<UploadedFile>;

/** Accepted types: extensions with their dot, or MIME types (with wildcards: `image/*`). */
export type AcceptedTypes = readonly string[];

/** Whether a file is of an accepted type, by its extension or its MIME type. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, types: AcceptedTypes | undefined): boolean {
  if (!types || types.length === 0) return true;
  const name = file.name.toLowerCase();
  return types.some((type) => {
    const accepted = type.toLowerCase();
    if (accepted.startsWith('.')) return name.endsWith(accepted);
    if (accepted.endsWith('/*')) return file.type.toLowerCase().startsWith(accepted.slice(0, -1));
    return file.type.toLowerCase() === accepted;
  });
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in bytes (5 MB), in steps of 1000 as file managers do. */
export function formatSize(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return numberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
