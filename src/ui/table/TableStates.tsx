import { displayStrings } from '../displayStrings';
import { StateMessage } from '../feedback/StateMessage';
import { useStrings } from '../language/useStrings';
import css from './Table.module.css';

/** Where the rows of a table stand; nothing said means that they are there. */
export interface TableStatus {
  /** No rows yet: their places are held. */
  readonly isLoading?: boolean;
  /** The rows shown answer an earlier question; they stay, dimmed, until the new ones come. */
  readonly isRefreshing?: boolean;
  /** True, or what went wrong in words. */
  readonly error?: boolean | string | null;
  readonly onRetry?: () => void;
  /** Emptiness is then explained by the filter. */
  readonly isFiltered?: boolean;
  /** How many rows' places are held while loading. */
  readonly expectedRows?: number;
  /** Words for an empty table, where the usual ones say too little. */
  readonly emptyMessage?: string;
}

const skeletonText = '0';

/** Holds the places of rows that are on their way, at their final height. */
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

/** Says in the table that it is empty, or that its rows could not be fetched, and how to go on. */
export function TableMessage({ status, columns }: { readonly status: TableStatus; readonly columns: number }) {
  const { error, onRetry, isFiltered, emptyMessage } = status;
  const empty = isFiltered ? 'emptyForFilter' : 'empty';
  return (
    <tr>
      <td className={css.message} colSpan={columns}>
        <div className={css.inView}>
          <StateMessage
            state={error ? 'error' : empty}
            message={typeof error === 'string' ? error : error ? undefined : emptyMessage}
            onRetry={error ? onRetry : undefined}
          />
        </div>
      </td>
    </tr>
  );
}
