import { type DateLike, formatDate, writeDate } from '#domain/format/dates';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { Dash } from './Dash';

interface DateRangeProps {
  readonly from: DateLike;
  readonly to: DateLike;
  readonly show?: 'day' | 'words';
}

/** A period; open at either end when that end is not known. */
export function DateRange({ from, to, show = 'day' }: DateRangeProps) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const write = (value: DateLike) => (show === 'day' ? writeDate(value) : formatDate(value, language));
  const [start, end] = [write(from), write(to)];
  if (start && end) return start === end ? start : t.rangeBoth({ from: start, to: end });
  if (start) return t.rangeFrom({ from: start });
  return end ? t.rangeTo({ to: end }) : <Dash />;
}
