import { monthNames } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';

/** Months in words: `Jan – Mar` for a range, else one by one. */
export function useMonthsInWords() {
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
