import { fundingOf } from '#domain/appeals/operations';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { appealsStrings } from './strings';

type Appeals = Parameters<typeof fundingOf>[0];

/**
 * The sums of some appeals in words, in Swiss francs.
 *
 * @returns a function; `isPage` for the appeals of one page of a longer list
 */
export function useTotalsText() {
  const t = useStrings(appealsStrings);
  const { language } = useLanguage();
  return (appeals: Appeals, isPage = false): string => {
    const { requested, funded, coverage } = fundingOf(appeals);
    const amount = (value: number | null) => formatNumber(value, language, { currency: 'CHF' }) ?? '—';
    const sums = {
      requested: amount(requested),
      funded: amount(funded),
      share: formatPercent(coverage, language) ?? '—',
    };
    return isPage ? t.totalsOfPage(sums) : t.totals({ count: appeals.length, ...sums });
  };
}
