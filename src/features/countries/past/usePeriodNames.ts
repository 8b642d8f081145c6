import { formatDate } from '#domain/format/dates';
import { type PastPeriod, periodDays } from '#domain/places/pastEvents';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { pastEventStrings } from './strings';

/** The names of the periods, and a function that formats a period's first and last day. */
export function usePeriodNames() {
  const t = useStrings(pastEventStrings);
  const { language } = useLanguage();
  const names: Readonly<Record<PastPeriod, string>> = {
    'this-year': t.thisYear,
    'past-year': t.pastYear,
    'last-2': t.last2,
    'last-5': t.last5,
    'last-10': t.last10,
  };
  const daysOf = (period: PastPeriod) => {
    const [from, to] = periodDays(period);
    return { from: formatDate(from, language) ?? from, to: formatDate(to, language) ?? to };
  };
  return { names, daysOf };
}
