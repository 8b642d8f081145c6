import { type ReactNode, useId } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Link } from '../actions/Link';
import { FreeText } from '../display/FreeText';
import { List } from '../display/List';
import { Note } from '../layout/Note';
import { Row } from '../layout/Row';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { strings } from '../strings';
import styles from './NearRecords.module.css';

/** The number of records that are listed: the nearest. */
const listed = 5;

/** A stored record that may be the one that is written. */
export interface NearRecord {
  readonly id: number;
  readonly name: string;
  /** Of a page of the product. */
  readonly href: string;
  /** What makes it near: whose it is, when or where. */
  readonly note: ReactNode;
}

interface NearRecordsProps<R extends NearRecord> {
  readonly title: string;
  readonly text?: string;
  /** Whether the records are probably what is written, and not just near it. */
  readonly isProbable?: boolean;
  /** The nearest first. */
  readonly records: readonly R[];
  /** Beside a record. */
  readonly action?: (record: R) => ReactNode;
  /** Below the records. */
  readonly children?: ReactNode;
}

/**
 * Stored records near the one that is being written, announced politely and opened in a new tab, so that nothing is filed twice. Rendered
 * before there are any: a status that appears with its text is not announced.
 */
export function NearRecords<R extends NearRecord>({ title, text, records, ...rest }: NearRecordsProps<R>) {
  const { isProbable = false, action, children } = rest;
  const t = useStrings(strings);
  const headingId = useId();
  return (
    <div role="status">
      {records.length > 0 && (
        <Stack
          as="section"
          gap="s3"
          justify="start"
          padding="s4 edge"
          className={styles.panel}
          data-probable={isProbable}
          aria-labelledby={headingId}
        >
          <h2 id={headingId} className={styles.heading}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          <List items={records.slice(0, listed)} itemKey={({ id }) => id} label={title}>
            {(record) => (
              <Row gap="s2 s4" align="center" justify="space-between" padding="s2 s3" className={styles.item}>
                <span className={styles.description}>
                  <Link href={record.href} target="_blank">
                    <FreeText value={record.name} />
                    <VisuallyHidden> {t.opensInNewTab}</VisuallyHidden>
                  </Link>{' '}
                  <Note as="span">{record.note}</Note>
                </span>
                {action?.(record)}
              </Row>
            )}
          </List>
          {children}
        </Stack>
      )}
    </div>
  );
}
