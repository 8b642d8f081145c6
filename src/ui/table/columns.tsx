import type { ReactNode } from 'react';
import { type DateLike, formatIsoDate, type MomentLike, parseDay, parseMoment } from '#domain/format/dates';
import { Link } from '../actions/Link';
import { CollapsedList } from '../display/CollapsedList';
import { Dash } from '../display/Dash';
import { FreeText } from '../display/FreeText';
import { ProgressBar } from '../display/ProgressBar';
import { TextOutput } from '../display/TextOutput';
import type { CardColumn } from './cardParts';

export type SortValue = string | number | Date | boolean | null | undefined;

/** A cell of a file; days as 2026-10-02, moments in UTC. */
export type FileValue = string | number | null | undefined;

/** One column of a table of `Row`. */
export interface Column<Row> extends CardColumn {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The server's name for sorting by this column; left out for a column that the server cannot sort by. */
  readonly ordering?: string;
  /** The first press on the heading sorts descending: for amounts of which the largest matter. */
  readonly startsDescending?: boolean;
  /** The value to compare where the browser sorts; empty values come last in both directions. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  /** The cell in files, where it differs from `sortValue`. */
  readonly fileValue?: ((row: Row) => FileValue) | undefined;
  /** The columns of files in place of this one, where its cell joins several amounts or days. */
  readonly fileParts?: readonly FileColumn<Row>[];
  /** For shares in percentage points: files have them rounded, with their unit in the heading. */
  readonly isShare?: boolean;
  /** The hashtag of the column in files of the Humanitarian Exchange Language (HXL 1.1): `#date+start`. */
  readonly hxl?: string;
  /** A CSS length; in virtual tables the columns without one share the remaining width. */
  readonly width?: string;
  /** A button that explains the column, beside its heading. */
  readonly info?: ReactNode;
}

/** A column of a table that can be saved as a file: it has a value for files. */
export type FileColumn<Row> = Column<Row> &
  (
    | { readonly sortValue: (row: Row) => SortValue }
    | { readonly fileValue: (row: Row) => FileValue }
    | { readonly fileParts: readonly FileColumn<Row>[] }
  );

type Basics<Row> = Omit<Column<Row>, 'cell' | 'sortValue' | 'fileValue' | 'isNumeric' | 'isShare' | 'kind'>;

/** Separates the texts of one cell in files. */
export const fileSeparator = '; ';

export const textColumn = <Row,>(
  column: Basics<Row> & { readonly value: (row: Row) => string | null | undefined },
): FileColumn<Row> => ({
  ...column,
  cell: (row) => <TextOutput value={column.value(row)} />,
  sortValue: column.value,
});

export const numberColumn = <Row,>(
  column: Basics<Row> & {
    readonly value: (row: Row) => number | null | undefined;
    readonly isCompact?: boolean;
    readonly currency?: string;
  },
): FileColumn<Row> => ({
  ...column,
  isNumeric: true,
  cell: (row) => (
    <TextOutput kind="number" value={column.value(row)} isCompact={column.isCompact} currency={column.currency} />
  ),
  sortValue: column.value,
});

/** Days, as 2026-10-02 by default. */
export const dateColumn = <Row,>(
  column: Basics<Row> & {
    readonly value: (row: Row) => DateLike;
    readonly show?: 'day' | 'month' | 'words' | 'month-words';
  },
): FileColumn<Row> => ({
  ...column,
  kind: 'date',
  cell: (row) => <TextOutput kind="date" value={column.value(row)} show={column.show} />,
  sortValue: (row) => parseDay(column.value(row)),
  fileValue: (row) => formatIsoDate(column.value(row)),
});

/** Moments, as the reader's day by default: 2026-10-02. */
export const momentColumn = <Row,>(
  column: Basics<Row> & { readonly value: (row: Row) => MomentLike; readonly show?: 'day' | 'words' | 'time' },
): FileColumn<Row> => ({
  ...column,
  kind: 'date',
  cell: (row) => <TextOutput kind="moment" value={column.value(row)} show={column.show} />,
  sortValue: (row) => parseMoment(column.value(row)),
  fileValue: (row) => parseMoment(column.value(row))?.toISOString(),
});

/** A link; plain text where `href` gives nothing. */
export const linkColumn = <Row,>(
  column: Basics<Row> & {
    readonly value: (row: Row) => string | null | undefined;
    readonly href: (row: Row) => string | null | undefined;
  },
): FileColumn<Row> => ({
  ...column,
  kind: 'link',
  cell: (row) => {
    const [text, href] = [column.value(row)?.trim(), column.href(row)];
    if (!text) return <Dash />;
    const shown = <FreeText value={text} />;
    return href ? <Link href={href}>{shown}</Link> : shown;
  },
  sortValue: column.value,
});

/** A share in percentage points as a bar. */
export const progressColumn = <Row,>(
  column: Basics<Row> & { readonly value: (row: Row) => number | null | undefined },
): FileColumn<Row> => ({
  ...column,
  isNumeric: true,
  isShare: true,
  cell: (row) => <ProgressBar label={column.header} value={column.value(row)} isLabelHidden />,
  sortValue: column.value,
});

/** Several texts: the first is shown, the others are collapsed behind "and N more". */
export const listColumn = <Row,>(
  column: Basics<Row> & { readonly value: (row: Row) => readonly string[] | null | undefined },
): FileColumn<Row> => ({
  ...column,
  cell: (row) => (
    <CollapsedList items={column.value(row) ?? []} itemKey={(text) => text}>
      {(text) => text}
    </CollapsedList>
  ),
  sortValue: (row) => column.value(row)?.[0],
  fileValue: (row) => column.value(row)?.join(fileSeparator),
});
