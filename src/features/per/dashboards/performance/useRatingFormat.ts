import { useCallback } from 'react';
import { formatNumber } from '#domain/format/numbers';
import type { PerformanceComponent } from '#domain/per/performance';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { perPerformanceStrings } from '../strings';

/** A mean to two digits, as charts, tables and files show it. */
export const roundedMean = (mean: number | null): number | null =>
  mean === null ? null : Math.round(mean * 100) / 100;

/** A component with its number. */
export function useComponentLabel() {
  const t = useStrings(perPerformanceStrings);
  return useCallback(
    ({ number, name }: PerformanceComponent) => (number === null ? name : t.componentNumbered({ number, name })),
    [t],
  );
}

/** A mean with what it stands on, `3.25 (4)`; null where nothing was rated. */
export function useMeanText() {
  const t = useStrings(perPerformanceStrings);
  const { language } = useLanguage();
  return useCallback(
    (mean: number | null, count: number) =>
      mean === null ? null : t.meanCount({ mean: formatNumber(roundedMean(mean), language) ?? '', count }),
    [t, language],
  );
}
