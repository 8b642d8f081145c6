import { monthNames } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';

/** Formats months (0 to 11, ascending): `Jan – Mar` for three or more in a row, else a list. */
export function useMonthsFormat() {
  const { language } = useLanguage();
  const names = monthNames(language);
  return (months: readonly number[]) => {
    const [first, last] = [months[0], months.at(-1)];
    if (first === undefined || last === undefined) return '';
    const isRange = months.length > 2 && months.length === last - first + 1;
    return isRange
      ? `${names[first]} – ${names[last]}`
      : formatList(
          months.map((month) => names[month] ?? ''),
          language,
        );
  };
}
