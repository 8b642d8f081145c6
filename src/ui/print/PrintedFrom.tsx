import { formatDate } from '#domain/format/dates';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import css from './PrintedFrom.module.css';
import { usePrinting } from './usePrinting';

/** On paper alone: the address of a page and the day of printing. Documents with a layout for print have a line of their own. */
export function PrintedFrom() {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <p className={css.line}>
      <bdi dir="ltr">{window.location.href}</bdi>
      {' · '}
      {t.printedOn({ date: formatDate(new Date(), language) ?? '' })}
    </p>
  );
}
