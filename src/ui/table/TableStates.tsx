import { displayStrings } from '../displayStrings';
import { StateMessage } from '../feedback/StateMessage';
import { useStrings } from '../language/useStrings';
import css from './Table.module.css';

/** The state of a table's rows; empty for loaded ones. */
export interface TableStatus {
  /** No rows yet: skeleton rows are shown. */
  readonly isLoading?: boolean;
  /** The rows shown belong to the previous query; they stay, dimmed, until the new ones arrive. */
  readonly isRefreshing?: boolean;
  /** The rows shown are earlier ones whose refresh failed; a note above them offers a retry. */
  readonly hasUpdateFailed?: boolean;
  /** There are no rows to show because loading failed: true, or a message. */
  readonly error?: boolean | string | null;
  readonly onRetry?: () => void;
  /** Filters are set: an empty table says that nothing matches them. */
  readonly isFiltered?: boolean;
  /** Number of skeleton rows while loading. */
  readonly expectedRows?: number;
  /** Replaces the default message of a table that is empty without filters. */
  readonly emptyMessage?: string;
}

const skeletonText = '0';

/** Placeholders at the final height of a row. */
export function SkeletonRows({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  const t = useStrings(displayStrings);
  const cells = Array.from({ length: columns }, (_, index) => index);
  return Array.from({ length: rows }, (_, index) => index).map((row) => (
    <tr key={row} className={css.row} aria-hidden={row > 0 || undefined}>
      {cells.map((cell) => (
        <td key={cell} className={css.cell}>
          <span className={css.skeleton}>{row === 0 && cell === 0 ? t.fetching : skeletonText}</span>
        </td>
      ))}
    </tr>
  ));
}

/** The empty or error state inside the table. */
export function TableMessage({ status, columns }: { readonly status: TableStatus; readonly columns: number }) {
  const { error, onRetry, isFiltered, emptyMessage } = status;
  const empty = isFiltered ? 'emptyForFilter' : 'empty';
  return (
    <tr>
      <td className={css.message} colSpan={columns}>
        <div className={css.inView}>
          <StateMessage
            state={error ? 'error' : empty}
            // the message for an unfiltered empty table does not apply to a filtered one
            message={typeof error === 'string' ? error : error || isFiltered ? undefined : emptyMessage}
            onRetry={error ? onRetry : undefined}
          />
        </div>
      </td>
    </tr>
  );
}
