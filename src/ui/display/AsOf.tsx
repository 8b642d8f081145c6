import { formatIsoDate } from '#domain/format/dates';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import css from './AsOf.module.css';

interface AsOfProps {
  /** When the figures were read, in milliseconds, as queries say it: 0 before they have arrived. */
  readonly at: number | undefined;
}

/** The day of figures, after the words that name their source. */
export function AsOf({ at }: AsOfProps) {
  const t = useStrings(displayStrings);
  const date = at ? formatIsoDate(new Date(at)) : null;
  return (
    date && (
      <>
        {' · '}
        <span className={css.date}>{t.asOf({ date })}</span>
      </>
    )
  );
}
