import type { ReactNode } from 'react';
import type { AnyField, AnyFormDefinition, FormValues } from '#app/form/definition';
import { applies, fieldNamed } from '#app/form/derive';
import { renderFieldValue } from '#app/form/FieldValue';
import { rulesOfKind } from '#app/form/fieldKinds';
import { ChangedText } from '#ui/display/ChangedText';
import { isSame } from '#ui/drafts/differences';
import { matchingRow, rowsIn } from '#ui/drafts/rows';
import { useDescribeValue } from '#ui/drafts/useDescribeValue';
import type { UploadedFile } from '#ui/fields/uploads';
import { PrintAnswer } from '#ui/print/PrintAnswer';
import { useEapStrings } from '../form/useEapStrings';
import styles from './PrintedFields.module.css';
import { PrintedFiles } from './PrintedFiles';

/** A version as its form holds it, and the one before it where changes are marked. */
export interface PrintedValues {
  readonly definition: AnyFormDefinition;
  readonly values: FormValues;
  readonly before: FormValues | undefined;
}

const isBlank = (field: AnyField, value: unknown) => rulesOfKind(field.kind).isBlank(value);

interface PrintedFieldsProps extends PrintedValues {
  readonly names: readonly string[];
  /** The heading of the section, which is not repeated as a label. */
  readonly heading?: string;
}

/** The answers of some fields, each under its label; unanswered ones are left out. */
export function PrintedFields({ names, heading, ...printed }: PrintedFieldsProps) {
  const t = useEapStrings();
  const { definition, values, before } = printed;
  return names.map((name) => {
    const field = fieldNamed(definition, name);
    if (!field) return null;
    const now = applies(field, values) ? values[name] : null;
    const was = before && applies(field, before) ? before[name] : undefined;
    if (isBlank(field, now) && isBlank(field, was)) return null;
    const label = field.label(t, values);
    return (
      <PrintAnswer key={name} label={label === heading ? null : label}>
        <Answer path={name} field={field} now={now} was={was} {...printed} />
      </PrintAnswer>
    );
  });
}

interface AnswerProps extends PrintedValues {
  /** In the form of the later version; of a removed row in that of the earlier one. */
  readonly path: string;
  readonly field: AnyField;
  readonly now: unknown;
  readonly was: unknown;
}

function Answer(props: AnswerProps) {
  const { field, now, was, before } = props;
  if (field.kind === 'files') return <PrintedFiles files={filesOf(now)} before={before && filesOf(was)} />;
  if (field.kind === 'rows') return <Rows {...props} />;
  return <Value {...props} />;
}

/** The files of a value of a form. */
export const filesOf = (value: unknown) => (Array.isArray(value) ? (value as readonly UploadedFile[]) : []);

/** A value, with the one before it struck through where they differ. */
function Value({ path, definition, values, before, now, was }: AnswerProps) {
  const t = useEapStrings();
  const words = useDescribeValue(renderFieldValue(definition, t));
  const isMarked = before !== undefined && !isSame(now, was);
  if (isMarked && (typeof now === 'string' || typeof was === 'string')) {
    return <ChangedText before={typeof was === 'string' ? was : ''} now={typeof now === 'string' ? now : ''} />;
  }
  const shown = now === null || now === undefined ? null : words(path, now, values);
  if (!isMarked) return <div className={styles.text}>{shown}</div>;
  return (
    <div className={styles.text}>
      {was !== null && was !== undefined && <del>{words(path, was, before)}</del>}{' '}
      {shown !== null && <ins>{shown}</ins>}
    </div>
  );
}

/** The rows of a list: those that were added or removed as a whole, the others field by field. */
function Rows({ path, field, definition, values, before, now, was }: AnswerProps) {
  const rows = rowsIn(now);
  const earlier = rowsIn(was);
  const removed = earlier.filter((row) => !matchingRow(row, rows));
  const entry = (
    row: FormValues,
    index: number,
    mark: 'added' | 'removed' | null,
    previous: FormValues | undefined,
  ) => {
    const list = { definition, values: mark === 'removed' ? (before ?? values) : values, before };
    const content = (
      <RowFields
        path={`${path}.${index}`}
        field={field}
        row={row}
        previous={mark === null ? previous : undefined}
        {...list}
        isWhole={mark !== null}
      />
    );
    return (
      <li key={String(row.client_id)} className={styles.row} data-mark={mark ?? undefined}>
        {mark === 'removed' && <del>{content}</del>}
        {mark === 'added' && <ins>{content}</ins>}
        {mark === null && content}
      </li>
    );
  };
  return (
    <ol className={styles.rows}>
      {rows.map((row, index) => {
        const previous = before && matchingRow(row, earlier);
        return entry(row, index, before && !previous ? 'added' : null, previous);
      })}
      {removed.map((row) => entry(row, earlier.indexOf(row), 'removed', undefined))}
    </ol>
  );
}

interface RowFieldsProps extends PrintedValues {
  readonly path: string;
  readonly field: AnyField;
  readonly row: FormValues;
  readonly previous: FormValues | undefined;
  /** Whether the row as a whole is marked. */
  readonly isWhole: boolean;
}

/** The answers of a row: one alone without its label. */
function RowFields({ path, field, row, previous, isWhole, ...printed }: RowFieldsProps): ReactNode {
  const t = useEapStrings();
  const entries = Object.entries(field.rowFields ?? {}).filter(
    ([name, part]) => !(isBlank(part, row[name]) && isBlank(part, previous?.[name])) && part.kind !== 'hidden',
  );
  const own = { ...printed, before: isWhole || !previous ? undefined : printed.before };
  return entries.map(([name, part]) => {
    const answer = <Answer path={`${path}.${name}`} field={part} now={row[name]} was={previous?.[name]} {...own} />;
    if (entries.length === 1) return <div key={name}>{answer}</div>;
    return (
      <div key={name} className={part.kind === 'rows' || part.kind === 'longText' ? styles.part : styles.pair}>
        <span className={styles.partLabel}>{part.label(t, printed.values)}</span> {answer}
      </div>
    );
  });
}
