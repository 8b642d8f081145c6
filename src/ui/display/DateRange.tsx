import { type DateLike, formatDate, formatIsoDate } from '#domain/format/dates';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { Dash } from './Dash';
import styles from './DateRange.module.css';
import { FreeText } from './FreeText';

interface DateRangeProps {
  readonly from: DateLike;
  readonly to: DateLike;
  readonly show?: 'day' | 'words';
}

/** A period; an unknown start or end is left open. */
export function DateRange({ from, to, show = 'day' }: DateRangeProps) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const write = (value: DateLike) => (show === 'day' ? formatIsoDate(value) : formatDate(value, language));
  const [start, end] = [write(from), write(to)];
  const text =
    start && end
      ? start === end
        ? start
        : t.rangeBoth({ from: start, to: end })
      : start
        ? t.rangeFrom({ from: start })
        : end && t.rangeTo({ to: end });
  if (!text) return <Dash />;
  if (show === 'words') return text;
  return (
    <span className={styles.days}>
      {/* between Arabic words the dates would turn around */}
      <FreeText value={text} />
    </span>
  );
}
