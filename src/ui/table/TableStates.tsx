import { displayStrings } from '../displayStrings';
import { StateMessage } from '../feedback/StateMessage';
import { useStrings } from '../language/useStrings';
import type { CardPart } from './cardParts';
import css from './Table.module.css';
import { tableRoles } from './tableRoles';

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

interface SkeletonRowsProps {
  readonly parts: readonly CardPart[];
  readonly rows: number;
}

/** Placeholders at the final height of a row. */
export function SkeletonRows({ parts, rows }: SkeletonRowsProps) {
  const t = useStrings(displayStrings);
  return Array.from({ length: rows }, (_, index) => index).map((row) => (
    <tr {...tableRoles.row} key={row} className={css.row} aria-hidden={row > 0 || undefined}>
      {parts.map((part, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table keep their places
        <td {...tableRoles.cell} key={cell} className={css.cell} data-part={part}>
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
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell} className={css.message} colSpan={columns}>
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
