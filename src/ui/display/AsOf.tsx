import { formatIsoDate } from '#domain/format/dates';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import css from './AsOf.module.css';

interface AsOfProps {
  /** When the figures were read, in milliseconds, as queries say it: 0 before they have arrived. */
  readonly at: number | undefined;
  /** Keeps the place of the day until it is known. */
  readonly isPending?: boolean;
}

/** The day of figures, after the words that name their source. */
export function AsOf({ at, isPending = false }: AsOfProps) {
  const t = useStrings(displayStrings);
  if (!at && !isPending) return null;
  const date = formatIsoDate(at ? new Date(at) : new Date());
  return (
    <span data-pending={!at || undefined} className={css.asOf}>
      {' · '}
      <span className={css.date}>{date && t.asOf({ date })}</span>
    </span>
  );
}
