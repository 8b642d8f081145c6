import { formatDate } from '#domain/format/dates';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { shareStrings } from './shareStrings';

/** Where a picture that leaves the product comes from, for lines under it: the page with its address, and the day. */
export function useSourceLines(): () => readonly string[] {
  const t = useStrings(shareStrings);
  const { language } = useLanguage();
  return () => [
    t.sourceLine({ page: document.title, address: location.href }),
    t.savedOn({ date: formatDate(new Date(), language) ?? '' }),
  ];
}
